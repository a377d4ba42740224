import { CALLS } from '@site/contract';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

const WITHOUT_JSON: readonly string[] = [
  CALLS.customerLogout,
  CALLS.sendDocument,
  CALLS.sendDocumentForm,
].map(({ path }) => path);
const POSTS = Object.values(CALLS).filter(
  ({ method, path }) => method === 'POST' && !WITHOUT_JSON.includes(path),
);

test.each(POSTS.map(({ path }) => path))(
  '%s answers broken, invalid and empty bodies with a Dutch rejection',
  async (path) => {
    const json = { 'content-type': 'application/json' };
    const bodies: unknown[] = [
      '{',
      '{"email":',
      '"tekst"',
      'null',
      '[]',
      '[[]]',
      '1',
      'true',
      '',
      '{"__proto__":{"x":1}}',
    ];
    bodies.push({ email: { a: 1 }, naam: [], code: {}, permanentCode: [1], customerId: {}, leaseCode: [] });
    for (const body of bodies) {
      const reply = await backend.browser().send('POST', path, body, json);
      expect([400, 401]).toContain(reply.status);
      expect(reply.body).toMatchObject({ success: false, message: expect.stringMatching(/^[A-Z].+/) });
    }
  },
);

test('characters that PostgreSQL cannot store are removed, not rejected', async () => {
  const body = {
    name: 'a\u0000b',
    email: 'nul@bedrijf.nl',
    subject: 'z\ud800z',
    message: 'x\u0000\u0007\udfffy',
  };
  const reply = await backend.browser().post(CALLS.contact.path, body);
  expect(reply.status).toBe(200);
  const [row] = await backend.database.query("SELECT * FROM contact_messages WHERE email = 'nul@bedrijf.nl'");
  expect(row).toMatchObject({ name: 'a b', subject: 'z z', message: 'x   y' });
});

test('unknown keys are dropped', async () => {
  const { browser, customer } = await backend.customer('klant@bedrijf.nl');
  const path = CALLS.profile.path.replace('{id}', customer.id);
  const body = { voornaam: 'Jan', email: 'ander@bedrijf.nl', id: 'x', activatedAt: null, nieuw: true };
  expect((await browser.put(path, body)).status).toBe(200);
  expect((await browser.get(CALLS.customer.path)).body).toEqual({ ...customer, voornaam: 'Jan' });
});

test('a missing field of a profile keeps its value, an empty one becomes empty', async () => {
  const { browser, customer } = await backend.customer('profiel@bedrijf.nl');
  const path = CALLS.profile.path.replace('{id}', customer.id);
  await browser.put(path, {
    voornaam: ' Anna ',
    achternaam: 'de Wit',
    telefoon: '06-12345678',
    kvkNummer: '1234.5678',
  });
  await browser.put(path, { achternaam: '', bedrijfsnaam: 'Wit BV' });
  const { body } = await browser.get(CALLS.customer.path);
  expect(body).toMatchObject({
    voornaam: 'Anna',
    achternaam: '',
    telefoon: '0612345678',
    kvkNummer: '12345678',
    bedrijfsnaam: 'Wit BV',
  });
});

test('a name of 201 characters is rejected as too long', async () => {
  const reply = await backend.browser().post(CALLS.contact.path, {
    name: 'x'.repeat(201),
    email: 'jan@bedrijf.nl',
    subject: 'x',
    message: 'x',
  });
  expect(reply.body.errors).toEqual({ name: 'Gebruik hoogstens 200 tekens.' });
});

test('an address with a quoted local part, which mail servers reject, is rejected', async () => {
  const body = { name: 'a', email: '"jan jansen"@bedrijf.nl', subject: 'b', message: 'c' };
  const reply = await backend.browser().post(CALLS.contact.path, body);
  expect(reply.body.errors).toEqual({
    email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
  });
});

test('a body that nests deeper than any page sends is rejected', async () => {
  const nested = (levels: number) => `{"meer":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)},`;
  const rest = JSON.stringify({ name: 'a', email: 'diep@bedrijf.nl', subject: 'b', message: 'c' }).slice(1);
  const json = { 'content-type': 'application/json' };
  for (const [levels, status] of [
    [32, 200],
    [33, 400],
    [20_000, 400],
  ] as const) {
    const reply = await backend.browser().send('POST', CALLS.contact.path, nested(levels) + rest, json);
    expect({ levels, status: reply.status }).toEqual({ levels, status });
  }
});

test('a body with a constructor key is rejected', async () => {
  for (const name of [{ constructor: 5 }, [{ constructor: 'x' }]]) {
    const body = { name, email: 'klasse@bedrijf.nl', subject: 'b', message: 'c' };
    const reply = await backend.browser().post(CALLS.contact.path, body);
    expect(reply.status).toBe(400);
  }
});

test('a body above 64 KiB is rejected', async () => {
  const reply = await backend.browser().post(CALLS.contact.path, { message: 'x'.repeat(70 * 1024) });
  expect(reply.status).toBe(413);
  expect(reply.body).toEqual({
    success: false,
    message: 'Uw bericht is te groot. Maak het korter en probeer het opnieuw.',
  });
});

test.each([
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/jsonx',
])('a body of type %s is rejected', async (type) => {
  const reply = await backend.browser().send('POST', CALLS.contact.path, 'x=1', { 'content-type': type });
  expect(reply.status).toBe(415);
  expect(reply.body).toMatchObject({ success: false, message: expect.any(String) });
});

test('an unknown path answers in JSON', async () => {
  for (const path of ['/api/bestaat-niet', '/', '/api/customers/x/y', '/api/%zz']) {
    const reply = await backend.browser().get(path);
    expect([400, 404]).toContain(reply.status);
    expect(reply.body).toMatchObject({ success: false, message: expect.any(String) });
  }
});

test('an invalid idempotency key is rejected', async () => {
  const body = { name: 'a', email: 'jan@bedrijf.nl', subject: 'b', message: 'c' };
  const reply = await backend
    .browser()
    .post(CALLS.contact.path, body, { 'idempotency-key': 'x'.repeat(101) });
  expect(reply.status).toBe(400);
});

test.each([CALLS.authUser.path, CALLS.customer.path])(
  'the answer to %s forbids caching and framing',
  async (path) => {
    const { headers } = await backend.browser().get(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  },
);
