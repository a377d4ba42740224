import { CALLS } from '@site/contract';
import { Browser } from '../../test/browser.js';
import { TestBackend } from '../../test/test-backend.js';

const SITE_URL = 'https://www.site.example';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start({ SITE_URL });
});
afterAll(() => backend.stop());

test('over https the cookies are secure and bound to the host', async () => {
  const email = 'veilig@bedrijf.nl';
  const https = { 'x-forwarded-proto': 'https' };
  const browser = new Browser(backend.url, '192.0.2.1', SITE_URL);
  await browser.post(CALLS.activate.path, { email }, https);
  const activationCode = await backend.mailbox.takeCode(email, 'activatiecode');
  await browser.post(CALLS.verifyActivation.path, { email, code: activationCode }, https);
  const permanentCode = await backend.mailbox.takeCode(email, 'logincode');
  const login = await browser.post(CALLS.login.path, { permanentCode }, https);
  expect(login.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-sid=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect(login.headers.get('strict-transport-security')).toContain('max-age=');
  const code = await backend.mailbox.takeCode(email, 'verificatiecode');
  await browser.post(CALLS.verify2fa.path, { customerId: login.body.customerId, code }, https);
  expect([...browser.cookies.keys()].sort()).toEqual(['__Host-device', '__Host-sid']);
  expect((await browser.get(CALLS.customer.path, https)).body.email).toBe(email);
});
