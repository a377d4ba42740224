import { randomUUID } from 'node:crypto';
import { CALLS } from '@site/contract';
import { TestBackend } from '../../test/test-backend.js';
import { Clock } from '../platform/clock.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

const REJECTED = 'Deze code klopt niet of is verlopen. Controleer de code of vraag een nieuwe aan.';

let guesses = 0;
/** A code that is assumed to be unassigned. */
function guess(): string {
  guesses++;
  return String(900_000 + guesses);
}

test('a correct permanent code returns the id, a masked address and nothing else', async () => {
  const permanentCode = await backend.activate('anna@bedrijf.nl');
  const browser = backend.browser();
  const { body } = await browser.post(CALLS.login.path, { permanentCode });
  expect(body).toEqual({
    success: true,
    customerId: expect.any(String),
    email: 'a•••@bedrijf.nl',
    message: expect.any(String),
  });
  expect((await browser.get(CALLS.customer.path)).status).toBe(401);
});

test('five wrong permanent codes in fifteen minutes block logins from that IP address; correct codes do not count', async () => {
  const email = 'ip@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  const browser = backend.browser();
  for (let i = 0; i < 4; i++)
    expect((await browser.post(CALLS.login.path, { permanentCode: guess() })).status).toBe(400);
  await backend.logIn(email, permanentCode, browser);
  const fifth = await browser.post(CALLS.login.path, { permanentCode: guess() });
  expect(fifth.body).toEqual({
    success: false,
    message: 'Deze logincode klopt niet. Controleer de code of vraag een nieuwe aan.',
  });
  const closed = await browser.post(CALLS.login.path, { permanentCode });
  expect(closed.status).toBe(429);
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(800);
  await backend.logIn(email, permanentCode);
  backend.travel(15 * 60);
  await backend.logIn(email, permanentCode, browser);
});

test('of fifty concurrent wrong permanent codes from one IPv6 subscriber at most five are checked', async () => {
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      backend.browser(`2001:db8:5:6:${i}::1`).post(CALLS.login.path, { permanentCode: guess() }),
    ),
  );
  const looked = replies.filter(({ status }) => status === 400);
  expect(looked).toHaveLength(5);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(45);
});

test('many failures over the whole site delay further failures and never a success', async () => {
  backend.travel(3600);
  const email = 'snel@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  const sleep = jest.spyOn(backend.app.get(Clock), 'sleep').mockResolvedValue();
  for (let i = 0; i < 35; i++) await backend.browser().post(CALLS.login.path, { permanentCode: guess() });
  const waits = sleep.mock.calls.map(([milliseconds]) => milliseconds);
  expect(waits).toHaveLength(5);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  sleep.mockClear();
  await backend.logIn(email, permanentCode);
  expect(sleep).not.toHaveBeenCalled();
  sleep.mockRestore();
});

test('the verification code works only in the browser that started the login', async () => {
  const email = 'gebonden@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  const browser = backend.browser();
  const { body } = await browser.post(CALLS.login.path, { permanentCode });
  const code = await backend.mailbox.takeCode(email, 'verificatiecode');
  const elsewhere = await backend.browser().post(CALLS.verify2fa.path, { customerId: body.customerId, code });
  expect(elsewhere.status).toBe(403);
  expect(elsewhere.body.message).toBe('Uw inlogpoging is verlopen. Begin opnieuw met uw logincode.');
  const here = await browser.post(CALLS.verify2fa.path, { customerId: body.customerId, code });
  expect(here.body).toMatchObject({ success: true, isFirstLogin: true });
});

test('the id of another customer at the verification is rejected', async () => {
  const other = await backend.firstLogin('ander@bedrijf.nl');
  const email = 'ik@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  const browser = backend.browser();
  await browser.post(CALLS.login.path, { permanentCode });
  const code = await backend.mailbox.takeCode(email, 'verificatiecode');
  const reply = await browser.post(CALLS.verify2fa.path, { customerId: other.customer.id, code });
  expect(reply.status).toBe(403);
  expect((await browser.get(CALLS.customer.path)).status).toBe(401);
});

test('of eight concurrent correct verification codes exactly one logs in', async () => {
  const email = 'acht@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  const browser = backend.browser();
  const { body } = await browser.post(CALLS.login.path, { permanentCode });
  const code = await backend.mailbox.takeCode(email, 'verificatiecode');
  const submit = () => browser.post(CALLS.verify2fa.path, { customerId: body.customerId, code });
  const replies = await Promise.all(Array.from({ length: 8 }, submit));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a verification code works at 9:59 and is rejected at 10:01', async () => {
  const email = 'minuten@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  backend.holdClock();
  const loginAfter = async (seconds: number) => {
    const browser = backend.browser();
    const { body } = await browser.post(CALLS.login.path, { permanentCode });
    const code = await backend.mailbox.takeCode(email, 'verificatiecode');
    backend.travel(seconds);
    return browser.post(CALLS.verify2fa.path, { customerId: body.customerId, code });
  };
  const late = await loginAfter(10 * 60 + 1);
  expect([late.status, late.body]).toEqual([400, { success: false, message: REJECTED }]);
  expect((await loginAfter(9 * 60 + 59)).status).toBe(200);
});

test('verification codes are mailed at most once a minute, until the login succeeds', async () => {
  const email = 'geduld@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  await backend.browser().post(CALLS.login.path, { permanentCode });
  const tooSoon = await backend.browser().post(CALLS.login.path, { permanentCode });
  expect(tooSoon.status).toBe(429);
  expect(tooSoon.body.message).toMatch(
    /^De code is net verstuurd\. Over \d+ seconden? kunt u een nieuwe aanvragen\.$/,
  );
  await backend.mailbox.take(email, 'verificatiecode');
  backend.travel(61);
  await backend.logIn(email, permanentCode);
  await backend.logIn(email, permanentCode);
});

test('a second login within the minute continues the pending login of this browser only', async () => {
  const email = 'nogmaals@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  const browser = backend.browser();
  const { body: first } = await browser.post(CALLS.login.path, { permanentCode });
  const code = await backend.mailbox.takeCode(email, 'verificatiecode');

  const again = await browser.post(CALLS.login.path, { permanentCode });
  expect(again.status).toBe(429);
  expect(again.body).toEqual({
    success: false,
    message: expect.stringMatching(
      /^De code uit onze laatste mail werkt nog\. Over \d+ seconden? kunt u een nieuwe aanvragen\.$/,
    ),
    customerId: first.customerId,
    email: 'n•••@bedrijf.nl',
    retryAfter: Number(again.headers.get('retry-after')),
  });
  expect(again.body.retryAfter).toBeGreaterThan(50);

  const elsewhere = await backend.browser().post(CALLS.login.path, { permanentCode });
  expect(elsewhere.status).toBe(429);
  expect(Object.keys(elsewhere.body)).toEqual(['success', 'message']);
  const wrong = await browser.post(CALLS.login.path, { permanentCode: guess() });
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.body)).toEqual(['success', 'message']);

  const finished = await browser.post(CALLS.verify2fa.path, { customerId: again.body.customerId, code });
  expect(finished.status).toBe(200);
});

test('when the limit per quarter of an hour is exceeded, the last code can still be used', async () => {
  const email = 'kwartier@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  const browser = backend.browser();
  for (let i = 0; i < 3; i++) {
    expect((await browser.post(CALLS.login.path, { permanentCode })).status).toBe(200);
    await backend.mailbox.takeCode(email, 'verificatiecode');
    backend.travel(61);
  }
  const { status, body } = await browser.post(CALLS.login.path, { permanentCode });
  expect(status).toBe(429);
  expect(body.message).toMatch(/werkt nog\. Over 1\d minuten kunt u een nieuwe aanvragen\.$/);
  expect(body.customerId).toEqual(expect.any(String));
});

test('a verification code that no longer works is not offered again', async () => {
  const email = 'opgemaakt@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  const browser = backend.browser();
  const { body } = await browser.post(CALLS.login.path, { permanentCode });
  const code = await backend.mailbox.takeCode(email, 'verificatiecode');
  for (let i = 1; i <= 5; i++) {
    const wrong = String((Number(code) + i) % 1_000_000).padStart(6, '0');
    await browser.post(CALLS.verify2fa.path, { customerId: body.customerId, code: wrong });
  }
  const again = await browser.post(CALLS.login.path, { permanentCode });
  expect(again.status).toBe(429);
  expect(Object.keys(again.body)).toEqual(['success', 'message']);
});

test('ten wrong verification codes in a row lock the customer, with Retry-After', async () => {
  const email = 'slot@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  const browser = backend.browser();
  for (let round = 0; round < 2; round++) {
    const { body } = await browser.post(CALLS.login.path, { permanentCode });
    const code = await backend.mailbox.takeCode(email, 'verificatiecode');
    for (let i = 1; i <= 5; i++) {
      const wrong = String((Number(code) + i) % 1_000_000).padStart(6, '0');
      await browser.post(CALLS.verify2fa.path, { customerId: body.customerId, code: wrong });
    }
    backend.travel(61);
  }
  const locked = await browser.post(CALLS.login.path, { permanentCode });
  expect(locked.status).toBe(429);
  expect(locked.body.message).toMatch(/over 14 minuten opnieuw/);
  backend.travel(15 * 60);
  await backend.logIn(email, permanentCode, browser);
});

test('only the first login is reported as the first', async () => {
  const { permanentCode } = await backend.firstLogin('eerste@bedrijf.nl');
  const browser = backend.browser();
  const { body } = await browser.post(CALLS.login.path, { permanentCode });
  const code = await backend.mailbox.takeCode('eerste@bedrijf.nl', 'verificatiecode');
  const second = await browser.post(CALLS.verify2fa.path, { customerId: body.customerId, code });
  expect(second.body.isFirstLogin).toBe(false);
});

test('a login from a new browser is mailed to the customer, one from a known browser is not', async () => {
  const email = 'apparaat@bedrijf.nl';
  const { browser, permanentCode } = await backend.firstLogin(email);
  await browser.post(CALLS.customerLogout.path);
  await backend.logIn(email, permanentCode, browser);
  await backend.logIn(email, permanentCode);
  const mail = await backend.mailbox.take(email, 'nieuw apparaat');
  expect(mail.text).toContain('http://localhost:8080/login/klant/code-vergeten');
  const others = (await backend.mailsTo(email)).map(({ subject }) => subject);
  expect(others.filter((subject) => subject?.includes('nieuw apparaat'))).toEqual([]);
});

test('only a successful login makes the browser known', async () => {
  const email = 'koekje@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  const browser = backend.browser();
  const withoutLogin = await browser.post(CALLS.verify2fa.path, { customerId: randomUUID(), code: '123456' });
  expect(withoutLogin.status).toBe(403);
  const { body } = await browser.post(CALLS.login.path, { permanentCode });
  const code = await backend.mailbox.takeCode(email, 'verificatiecode');
  const wrong = await browser.post(CALLS.verify2fa.path, {
    customerId: body.customerId,
    code: code === '123456' ? '654321' : '123456',
  });
  expect(wrong.status).toBe(400);
  expect([...browser.cookies.keys()]).not.toContain('device');
  const right = await browser.post(CALLS.verify2fa.path, { customerId: body.customerId, code });
  expect(right.status).toBe(200);
  expect(right.headers.getSetCookie().join('\n')).toMatch(/device=[^;]+; Max-Age=31536000;/);
});

test('no two customers get the same permanent code', async () => {
  const codes = new Set();
  for (let i = 0; i < 5; i++) codes.add(await backend.activate(`uniek${i}@bedrijf.nl`));
  expect(codes.size).toBe(5);
  const hashes = await backend.database.query('SELECT permanent_code_hash FROM customers');
  expect(JSON.stringify(hashes)).not.toMatch(new RegExp(`"(${[...codes].join('|')})"`));
});
