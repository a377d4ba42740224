import { readFileSync } from 'node:fs';
import { CALLS } from '@site/contract';
import { Stopping } from '@site/server';
import { TestBackend } from '../../test/test-backend.js';
import { EVERY_CALL } from '../http/every-call.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

test('the process reports that it is live', async () => {
  const { status, body } = await backend.browser().get('/api/health/live');
  expect([status, body]).toEqual([200, { status: 'ok' }]);
});

test.each(['/api/health', '/api/health/ready'])(
  '%s reports the state of the database and the outbox',
  async (path) => {
    const { status, body } = await backend.browser().get(path);
    const outbox = { waiting: 0, failed: 0, oldestSeconds: 0 };
    expect([status, body]).toEqual([200, { status: 'ok', database: 'ok', outbox }]);
  },
);

test.each(['/api/health', '/api/health/ready'])('HEAD %s has the status', async (path) => {
  expect((await backend.browser().send('HEAD', path, undefined, {})).status).toBe(200);
});

test('/api/health/calls has each call of the contract with the fields that are described, and bijlagen, which is not read', async () => {
  const { status, headers, body } = await backend.browser().get('/api/health/calls');
  expect([status, headers.get('cache-control')]).toEqual([200, 'max-age=5']);
  const { info, paths, components } = JSON.parse(readFileSync(`${__dirname}/../../openapi.json`, 'utf8'));
  const described = Object.values(EVERY_CALL).map(({ method, path }) => {
    const { requestBody, parameters = [] } = paths[path][method.toLowerCase()];
    const name = requestBody?.content['application/json']?.schema.$ref.split('/').at(-1);
    const query = parameters.filter((parameter: { in: string }) => parameter.in === 'query');
    const fields = [
      ...Object.keys(components.schemas[name]?.properties ?? {}),
      ...query.map((parameter: { name: string }) => parameter.name),
    ];
    const unread = path === CALLS.complaints.path ? ['bijlagen'] : [];
    return [`${method} ${path}`, [...fields, ...unread].sort()];
  });
  const known = Object.entries(body.calls as Record<string, string[]>);
  const calls = Object.fromEntries(known.map(([call, fields]) => [call, [...fields].sort()]));
  expect({ ...body, calls }).toEqual({ contract: info.version, calls: Object.fromEntries(described) });
});

test('an unavailable mail server and a given-up mail are reported, and do not affect readiness', async () => {
  await backend.mailbox.close();
  await backend
    .browser()
    .post(CALLS.contact.path, { name: 'a', email: 'jan@bedrijf.nl', subject: 'b', message: 'c' });
  await backend.database.query(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, locked_at = NULL
     WHERE id = (SELECT min(id) FROM graphile_worker._private_jobs)`,
  );
  const { status, body } = await backend.browser().get('/api/health/ready');
  expect(status).toBe(200);
  expect(body.outbox).toMatchObject({ waiting: 1, failed: 1 });
});

test('a stopping process is not ready, and closes its connections', async () => {
  backend.app.get(Stopping, { strict: false }).begin();
  const { status, body, headers } = await backend.browser().get('/api/health/ready');
  expect([status, headers.get('connection')]).toEqual([503, 'close']);
  expect(body).toMatchObject({ status: 'stopping', database: 'ok' });
  expect((await backend.browser().get('/api/health/live')).status).toBe(200);
});
