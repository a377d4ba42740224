import { request } from 'node:http';
import { CALLS } from '@site/contract';
import { OFFICE_CALLS } from '@site/contract/office';
import { anApplication } from '@site/testkit/lease-application';
import { until } from '@site/testkit/until';
import { TestBackend } from '../../test/test-backend.js';

const lines: string[] = [];
let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start(
    { LOG_LEVEL: 'trace', OFFICE: 'true' },
    { log: { write: (line) => void lines.push(line) } },
  );
});
afterAll(() => backend.stop());
beforeEach(() => {
  lines.length = 0;
});

/** The log lines of a request. */
const told = (requestId: string) =>
  lines.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);

test('a valid id of the proxy is kept in the answer, in an error and in the log', async () => {
  const id = '0af7651916cd43dd8448eb211c80319c';
  const reply = await backend.browser().get(CALLS.customer.path, { 'x-request-id': id });
  expect(reply.requestId).toBe(id);
  expect(JSON.parse(reply.text).requestId).toBe(id);
  expect(told(id)).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      requestId: id,
      method: 'GET',
      path: CALLS.customer.path,
      status: 401,
      ms: expect.any(Number),
      network: expect.stringMatching(/^[\d.]+$/),
      msg: 'request',
    },
  ]);
});

test.each(['x'.repeat(65), 'jan@bedrijf.nl', 'a b', ''])(
  'the id "%s" gives way to a fresh one',
  async (id) => {
    const reply = await backend.browser().get(CALLS.customer.path, { 'x-request-id': id });
    expect(reply.requestId).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('every request has its own id, including one with a malformed URL', async () => {
  const replies = [
    await backend.browser().get('/api/%zz'),
    await backend.browser().get('/api/%zz'),
    await backend.browser().send('POST', CALLS.contact.path, '{', { 'content-type': 'application/json' }),
    await backend.browser().send('POST', CALLS.contact.path, 'a=1', { 'content-type': 'text/plain' }),
    await backend.browser().get('/api/bestaat-niet'),
  ];
  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 415, 404]);
  for (const { requestId } of replies) expect(told(requestId)).toHaveLength(1);
  expect(new Set(replies.map(({ requestId }) => requestId)).size).toBe(replies.length);
});

test('a path is logged as its route pattern, an unknown one masked, and never with its query', async () => {
  const paths = [
    '/api/customers/5a1d3c1e-0000-4000-8000-000000000000/applications?email=jan@bedrijf.nl',
    '/api/jan%40bedrijf.nl/123456?code=654321',
  ];
  const logged = [];
  for (const path of paths) logged.push(told((await backend.browser().get(path)).requestId)[0]?.path);
  expect(logged).toEqual(['/api/customers/:id/applications', '/api/•••/•••']);
});

test('probes are logged at debug', async () => {
  const { requestId } = await backend.browser().get('/api/health/live');
  expect(told(requestId).map(({ level }) => level)).toEqual(['debug']);
});

test('an unexpected error is logged with the request', async () => {
  await backend.database.query('ALTER TABLE contact_messages RENAME TO renamed');
  const body = { name: 'a', email: 'fout@bedrijf.nl', subject: 'b', message: 'c' };
  const reply = await backend.browser().post(CALLS.contact.path, body);
  await backend.database.query('ALTER TABLE renamed RENAME TO contact_messages');
  expect(reply.status).toBe(500);
  expect(told(reply.requestId).map(({ level }) => level)).toEqual(['error', 'info']);
});

test('an aborted request is not an error', async () => {
  const id = 'gone-in-the-middle';
  const sent = request(`${backend.url}${CALLS.contact.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '100', 'x-request-id': id },
  });
  sent.on('error', () => {});
  await new Promise((resolve) => sent.write('{"name":', resolve));
  // Once another request is answered, the first one is being read.
  await backend.browser().get('/api/health/live');
  sent.destroy();
  await until(() => told(id).length > 0);
  expect(told(id).map(({ level, status }) => [level, status])).toEqual([['info', 499]]);
});

test('the lines of a login, of a code that is rejected and of the logout say which customer and from which network', async () => {
  const email = 'wie.logt.in@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  const browser = backend.browser();
  const requests: string[] = [];
  const post = async (path: string, body: object) => {
    const reply = await browser.post(path, body);
    requests.push(reply.requestId);
    return reply;
  };
  const { customerId } = (await post(CALLS.login.path, { permanentCode })).body;
  await post(CALLS.verify2fa.path, { customerId, code: '000000' });
  const code = await backend.mailbox.takeCode(email, 'verificatiecode');
  await post(CALLS.verify2fa.path, { customerId, code });
  requests.push((await browser.get(CALLS.logout.path)).requestId);
  const logged = requests.map((id) => told(id).find(({ msg }) => msg === 'request'));
  expect(logged.map(({ status, customer, network }) => [status, customer, network])).toEqual(
    [200, 400, 200, 302].map((status) => [status, customerId, expect.stringMatching(/^[\d.]+$/)]),
  );
});

test.each([
  [OFFICE_CALLS.officeLogin.path, { code: '000000' }],
  [OFFICE_CALLS.officeInvitation.path, { uitnodiging: 'geraden' }],
])('a refused attempt at %s says from which network', async (path, body) => {
  const { status, requestId } = await backend.browser().post(path, body);
  expect([status, told(requestId).map(({ network }) => network)]).toEqual([
    400,
    [expect.stringMatching(/^[\d.]+$/)],
  ]);
});

test('the network of a request that is neither about an account nor rejected is not logged', async () => {
  const { requestId } = await backend.browser().get(CALLS.authUser.path);
  expect(told(requestId).map(({ network }) => network)).toEqual([undefined]);
});

test('at the lowest level a whole journey logs no code, cookie or full mail address', async () => {
  const { mailbox } = backend;
  const browser = backend.browser();
  const email = 'heel.geheim@bedrijf.nl';
  const secrets = [email, 'heel.geheim'];
  await browser.post(CALLS.sendLeaseEmail.path, anApplication({ email }));
  const leaseCode = await mailbox.takeCode(email, 'leaseaanvraag');
  await browser.post(CALLS.activate.path, { email });
  const activationCode = await mailbox.takeCode(email, 'activatiecode');
  await browser.post(CALLS.verifyActivation.path, { email, code: '000000' });
  await browser.post(CALLS.verifyActivation.path, { email, code: activationCode });
  const permanentCode = await mailbox.takeCode(email, 'logincode');
  const login = await browser.post(CALLS.login.path, { permanentCode });
  const { customerId } = login.body;
  const code = await mailbox.takeCode(email, 'verificatiecode');
  await browser.post(CALLS.verify2fa.path, { customerId, code });
  await browser.post(CALLS.linkApplication.path, { customerId, leaseCode });
  await mailbox.take(email, 'gekoppeld');
  secrets.push(leaseCode, activationCode, permanentCode, code, ...browser.cookies.values());
  await browser.get(CALLS.logout.path);
  const log = lines.join('');
  expect(log).toContain('"path":"/api/customers/verify-2fa"');
  expect(log).toContain('"task":"mail"');
  for (const secret of secrets) expect(log).not.toContain(secret);
});
