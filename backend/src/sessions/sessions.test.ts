import { CALLS, type LoginSession } from '@site/contract';
import type { Reply } from '../../test/browser.js';
import { type LoggedIn, TestBackend } from '../../test/test-backend.js';
import { TimedClient } from '../database/timed-client.js';
import { Sessions } from './sessions.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

test('without a session no customer is logged in', async () => {
  const browser = backend.browser();
  const reply = await browser.get(CALLS.customer.path);
  expect(reply.status).toBe(401);
  expect(reply.body).toEqual({ success: false, message: 'U bent niet ingelogd. Log opnieuw in.' });
  expect(browser.cookies.size).toBe(0);
});

test('without a session the user is null, which is no error', async () => {
  const browser = backend.browser();
  const { status, headers, text } = await browser.get(CALLS.authUser.path);
  expect([status, headers.get('content-type'), text]).toEqual([
    200,
    'application/json; charset=utf-8',
    'null',
  ]);
  expect(browser.cookies.size).toBe(0);
});

test('without a session the user takes no statement, and is the same answer as with one that is unknown', async () => {
  const query = jest.spyOn(TimedClient.prototype, 'query');
  const [without, other, unknown] = await Promise.all(
    ['', 'taal=nl', 'sid=onbekend.handtekening'].map((cookie) =>
      backend.browser().get(CALLS.authUser.path, { cookie, 'x-request-id': 'the-same' }),
    ),
  );
  const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  query.mockRestore();
  expect(statements.filter((text) => /(?<!-)\bsessions\b/.test(text))).toEqual([]);
  const described = ({ status, headers, text }: Reply) => [status, text, namesAndValues(headers)];
  expect(described(without as Reply)).toEqual(described(unknown as Reply));
  expect(described(other as Reply)).toEqual(described(unknown as Reply));
});

/** Without the moment, and without the cookie that is cleared. */
function namesAndValues(headers: Headers): Record<string, string> {
  const { date: _date, 'set-cookie': _cleared, ...rest } = Object.fromEntries(headers);
  return rest;
}

test('a session is valid 29:59 after the last request, and has expired at 30:01', async () => {
  backend.holdClock();
  const { browser } = await backend.firstLogin('idle@bedrijf.nl');
  for (let i = 0; i < 3; i++) {
    backend.travel(29 * 60 + 59);
    expect((await browser.get(CALLS.customer.path)).status).toBe(200);
  }
  backend.travel(30 * 60 + 1);
  expect((await browser.get(CALLS.customer.path)).status).toBe(401);
});

test('a request with a session takes one statement', async () => {
  const { browser } = await backend.firstLogin('snel@bedrijf.nl');
  const query = jest.spyOn(TimedClient.prototype, 'query');
  expect((await browser.get(CALLS.customer.path)).status).toBe(200);
  const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  query.mockRestore();
  expect(statements.filter((text) => /\b(?:sessions|customers)\b/.test(text))).toHaveLength(1);
});

test('an active session is valid for 11:59:59, and has expired after twelve hours', async () => {
  backend.holdClock();
  const { browser } = await backend.firstLogin('druk@bedrijf.nl');
  for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
    backend.travel(20 * 60);
    expect((await browser.get(CALLS.customer.path)).status).toBe(200);
  }
  backend.travel(20 * 60 - 1);
  expect((await browser.get(CALLS.customer.path)).status).toBe(200);
  backend.travel(2);
  expect((await browser.get(CALLS.customer.path)).status).toBe(401);
});

test('the session gets a new id at login, and the previous id is invalid', async () => {
  const email = 'vast@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  const browser = backend.browser();
  const { body } = await browser.post(CALLS.login.path, { permanentCode });
  const before = browser.cookies.get('sid') ?? '';
  const code = await backend.mailbox.takeCode(email, 'verificatiecode');
  const reply = await browser.post(CALLS.verify2fa.path, { customerId: body.customerId, code });
  expect(browser.cookies.get('sid')).not.toBe(before);
  const cookie = reply.headers
    .getSetCookie()
    .find((line) => line.startsWith('sid=') && !line.includes('Max-Age=0'));
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  const thief = backend.browser();
  thief.cookies.set('sid', before);
  expect((await thief.get(CALLS.customer.path)).status).toBe(401);
});

test('logging out ends the session on the server', async () => {
  const { browser } = await backend.firstLogin('uit@bedrijf.nl');
  const cookie = browser.cookies.get('sid') ?? '';
  const reply = await browser.post(CALLS.customerLogout.path);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({ success: true });
  const thief = backend.browser();
  thief.cookies.set('sid', cookie);
  expect((await thief.get(CALLS.customer.path)).status).toBe(401);
  expect(
    (await browser.post(CALLS.customerLogout.path, '', { 'content-type': 'application/json' })).status,
  ).toBe(200);
});

test('the logout page ends the session and redirects to the home page', async () => {
  const { browser } = await backend.firstLogin('weg@bedrijf.nl');
  const ahead = await browser.get(CALLS.logout.path, { 'sec-purpose': 'prefetch' });
  expect(ahead.status).toBe(204);
  expect((await browser.get(CALLS.customer.path)).status).toBe(200);
  const reply = await browser.get(CALLS.logout.path);
  expect(reply.status).toBe(302);
  expect(reply.headers.get('location')).toBe('/');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect((await browser.get(CALLS.customer.path)).status).toBe(401);
  expect((await backend.browser().get(CALLS.logout.path)).status).toBe(302);
});

test('another website can lead to the link that logs out, and not follow it for the customer', async () => {
  const { browser } = await backend.firstLogin('elders@bedrijf.nl');
  const from = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const sent = await browser.get(CALLS.logout.path, from);
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/']);
  expect((await browser.get(CALLS.customer.path)).status).toBe(200);
  await browser.get(CALLS.logout.path, { ...from, 'sec-fetch-user': '?1' });
  expect((await browser.get(CALLS.customer.path)).status).toBe(401);
});

test('an invented or altered session cookie is not accepted', async () => {
  const { browser } = await backend.firstLogin('echt@bedrijf.nl');
  const cookie = browser.cookies.get('sid') ?? '';
  for (const value of ['x', cookie.slice(0, -3), `a${cookie}`, '%00', '"']) {
    const forger = backend.browser();
    forger.cookies.set('sid', value);
    expect((await forger.get(CALLS.customer.path)).status).toBe(401);
  }
});

test('another customer’s profile and applications are denied, and nothing is changed', async () => {
  const me = await backend.firstLogin('ik@bedrijf.nl');
  const other = await backend.firstLogin('ander@bedrijf.nl');
  const rejected = { success: false, message: 'U hebt geen toegang tot deze gegevens.' };
  for (const id of [other.customer.id, 'nep', '00000000-0000-0000-0000-000000000000']) {
    const list = await me.browser.get(CALLS.applications.path.replace('{id}', id));
    expect([list.status, list.body]).toEqual([403, rejected]);
    const profile = await me.browser.put(CALLS.profile.path.replace('{id}', id), { voornaam: 'Indringer' });
    expect([profile.status, profile.body]).toEqual([403, rejected]);
  }
  const { body } = await other.browser.get(CALLS.customer.path);
  expect(body.voornaam).toBe('');
});

test('a change requested by a page of another site is rejected', async () => {
  const { browser, customer } = await backend.firstLogin('doelwit@bedrijf.nl');
  const path = CALLS.profile.path.replace('{id}', customer.id);
  for (const origin of ['https://kwaad.example', 'null', 'http://localhost:8081']) {
    expect((await browser.put(path, { voornaam: 'X' }, { origin })).status).toBe(403);
  }
  const form = await browser.send('PUT', path, 'voornaam=X', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(form.status).toBe(415);
  const text = await browser.send('PUT', path, '{"voornaam":"X"}', { 'content-type': 'text/plain' });
  expect(text.status).toBe(415);
  expect((await browser.get(CALLS.customer.path)).body.voornaam).toBe('');
  expect((await browser.put(path, { voornaam: 'Jan' }, { origin: 'http://127.0.0.1:8080' })).status).toBe(
    200,
  );
});

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test('a customer sees where they are logged in, the last used first', async () => {
  backend.holdClock();
  const email = 'overal@bedrijf.nl';
  const { browser, customer, permanentCode } = await backend.firstLogin(email);
  backend.travel(61);
  const phone = backend.browser();
  phone.headers['user-agent'] = CHROME;
  await backend.logIn(email, permanentCode, phone);
  const { body } = await phone.get(CALLS.sessions.path.replace('{id}', customer.id));
  expect(body.sessions).toEqual([
    expect.objectContaining({ device: 'Chrome op Android', current: true }),
    expect.objectContaining({ current: false }),
  ]);
  expect(JSON.stringify(body)).not.toContain((browser.cookies.get('sid') ?? '').split('.')[0]);
});

test('a device has a short name, whatever the browser says that it is', async () => {
  const { browser, customer, permanentCode } = await backend.firstLogin('lang@bedrijf.nl');
  backend.travel(61);
  const long = backend.browser();
  long.headers['user-agent'] = `${'x'.repeat(14_000)}/1.0`;
  await backend.logIn('lang@bedrijf.nl', permanentCode, long);
  const { body } = await browser.get(CALLS.sessions.path.replace('{id}', customer.id));
  expect(body.sessions[0]).toMatchObject({ device: 'Onbekende browser' });
});

test('a customer logs out of one browser, and only of an own one', async () => {
  const me = await backend.firstLogin('een-ervan@bedrijf.nl');
  backend.travel(61);
  const phone = await backend.logIn('een-ervan@bedrijf.nl', me.permanentCode);
  const other = await backend.firstLogin('niet-van-mij@bedrijf.nl');
  const { body } = await me.browser.get(CALLS.sessions.path.replace('{id}', me.customer.id));
  const { id } = body.sessions.find(({ current }: LoginSession) => !current);
  const end = ({ browser, customer }: LoggedIn, session: string) =>
    browser.delete(CALLS.endSession.path.replace('{id}', customer.id).replace('{session}', session));
  const statusOf = async ({ browser }: LoggedIn) => (await browser.get(CALLS.customer.path)).status;

  for (const name of [id, 'onbekend', '%00', 'x'.repeat(1000)])
    expect((await end(other, name)).status).toBeLessThan(500);
  expect(await Promise.all([me, phone, other].map(statusOf))).toEqual([200, 200, 200]);
  expect((await end(me, id)).status).toBe(200);
  expect(await Promise.all([me, phone, other].map(statusOf))).toEqual([200, 401, 200]);
  expect((await end(me, id)).status).toBe(200);
});

test('logging out everywhere ends every session of the customer, and none of others', async () => {
  const me = await backend.firstLogin('eruit@bedrijf.nl');
  const elsewhere = await backend.logIn('eruit@bedrijf.nl', me.permanentCode);
  const other = await backend.firstLogin('blijft@bedrijf.nl');
  const path = CALLS.endSessions.path.replace('{id}', me.customer.id);
  expect((await other.browser.delete(path)).status).toBe(403);
  expect((await me.browser.delete(path)).status).toBe(200);
  for (const { browser } of [me, elsewhere])
    expect((await browser.get(CALLS.customer.path)).status).toBe(401);
  expect((await other.browser.get(CALLS.customer.path)).status).toBe(200);
});

test('a browser that was logged out from another one is told so until it logs out or in, and an expired session is not', async () => {
  const me = await backend.firstLogin('laptop-kwijt@bedrijf.nl');
  backend.holdClock();
  backend.travel(61);
  const laptop = await backend.logIn('laptop-kwijt@bedrijf.nl', me.permanentCode);
  backend.travel(61);
  const phone = await backend.logIn('laptop-kwijt@bedrijf.nl', me.permanentCode);
  await me.browser.delete(CALLS.endSessions.path.replace('{id}', me.customer.id));
  for (const { browser } of [laptop, phone])
    for (const call of [CALLS.customer, CALLS.authUser])
      expect(await browser.get(call.path)).toMatchObject({ status: 401, body: { ended: true } });

  await laptop.browser.post(CALLS.customerLogout.path);
  expect(await laptop.browser.get(CALLS.authUser.path)).toMatchObject({ status: 200, body: null });
  backend.travel(61);
  await backend.logIn('laptop-kwijt@bedrijf.nl', me.permanentCode, phone.browser);
  expect((await phone.browser.get(CALLS.customer.path)).status).toBe(200);
  backend.travel(12 * 3600);
  const { status, body } = await phone.browser.get(CALLS.customer.path);
  expect([status, body.ended]).toEqual([401, undefined]);
});

test('a session that is ended while a request of it begins another login does not come back', async () => {
  const me = await backend.firstLogin('gelijktijdig@bedrijf.nl');
  const other = await backend.firstLogin('andere-code@bedrijf.nl');
  backend.holdClock();
  backend.travel(61);
  const sessions = backend.app.get(Sessions);
  const store = sessions.storePendingLogin.bind(sessions);
  const spy = jest.spyOn(sessions, 'storePendingLogin').mockImplementation(async (request, pending) => {
    await sessions.endAll(me.customer.id);
    await store(request, pending);
  });
  await me.browser.post(CALLS.login.path, { permanentCode: other.permanentCode });
  expect(spy).toHaveBeenCalledTimes(1);
  spy.mockRestore();
  expect((await me.browser.get(CALLS.customer.path)).status).toBe(401);
});
