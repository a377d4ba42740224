import { CALLS } from '@site/contract';
import { freePort } from '@site/local/ports';
import { Browser } from '../../test/browser.js';
import { TestBackend } from '../../test/test-backend.js';

const INTERNAL = ['/metrics', '/api/health', '/api/health/ready', '/api/health/live', '/api/health/calls'];

let backend: TestBackend;
let internal: Browser;
beforeAll(async () => {
  const port = await freePort();
  backend = await TestBackend.start({ INTERNAL_PORT: String(port) });
  internal = new Browser(`http://127.0.0.1:${port}`, '127.0.0.1');
});
afterAll(() => backend.stop());

test.each(INTERNAL)('%s is served on the internal port only', async (path) => {
  expect((await internal.get(path)).status).toBe(200);
  const { status, body } = await backend.browser().get(path);
  expect([status, body]).toEqual([404, { success: false, message: 'Dit adres bestaat niet.' }]);
});

test('an encoded path does not bypass this', async () => {
  for (const path of ['/%6detrics', '/api/%68ealth', '/metrics?x=1']) {
    expect((await backend.browser().get(path)).status).toBe(404);
  }
});

test('calls are not served on the internal port', async () => {
  expect((await internal.get(CALLS.authUser.path)).status).toBe(404);
  expect((await internal.post(CALLS.contact.path, {})).status).toBe(404);
  expect((await backend.browser().get(CALLS.authUser.path)).status).toBe(200);
});
