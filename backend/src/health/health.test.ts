import { CALLS } from '@site/contract';
import { Stopping } from '@site/server';
import { TestBackend } from '../../test/test-backend.js';

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
