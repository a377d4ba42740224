import { CALLS } from '@site/contract';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  await backend.activate('klant@bedrijf.nl');
});
afterAll(() => backend.stop());

/** The parts of an answer that could reveal whether an address is known; without ids and dates, which always differ. */
function shape(reply: { status: number; headers: Headers; body: Record<string, unknown> }) {
  const headers = [...reply.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
  const body = Object.entries(reply.body).map(([key, value]) => [
    key,
    key === 'customerId' ? typeof value : value,
  ]);
  return { status: reply.status, headers, body };
}

describe.each([CALLS.activate.path, CALLS.forgotCode.path])('%s', (path) => {
  test('answers the same for a customer, a pending customer and an unknown address', async () => {
    await backend.browser().post(CALLS.activate.path, { email: `wachtend${path.length}@bedrijf.nl` });
    backend.travel(61);
    const replies = [];
    for (const email of [
      'klant@bedrijf.nl',
      `wachtend${path.length}@bedrijf.nl`,
      `vreemd${path.length}@bedrijf.nl`,
    ]) {
      replies.push(shape(await backend.browser().post(path, { email })));
    }
    expect(replies[0]?.status).toBe(200);
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
  });

  test('limits a known and an unknown address alike', async () => {
    backend.holdClock();
    backend.travel(24 * 3600);
    const retries = [];
    for (const email of ['klant@bedrijf.nl', 'onbekend@bedrijf.nl']) {
      const browser = backend.browser();
      await browser.post(path, { email });
      const again = await browser.post(path, { email: email.toUpperCase() });
      retries.push({ ...shape(again), retryAfter: again.headers.get('retry-after') });
    }
    expect(retries[0]?.status).toBe(429);
    expect(retries[1]).toEqual(retries[0]);
  });

  test('mails one address, for one network, at most once a minute, three times a quarter of an hour and ten times a day', async () => {
    backend.holdClock();
    const email = `vaak${path.length}@bedrijf.nl`;
    const browser = backend.browser();
    const ask = () => browser.post(path, { email });
    expect((await ask()).status).toBe(200);
    backend.travel(1);
    const tooSoon = await ask();
    expect([tooSoon.status, tooSoon.headers.get('retry-after')]).toEqual([429, '59']);
    expect(tooSoon.body).toEqual({
      success: false,
      message: 'De code is net verstuurd. Over 59 seconden kunt u een nieuwe aanvragen.',
    });
    const statuses = [];
    for (let i = 0; i < 2; i++) {
      backend.travel(60);
      statuses.push((await ask()).status);
    }
    expect(statuses).toEqual([200, 200]);
    backend.travel(60);
    for (let i = 0; i < 2; i++) {
      const tooOften = await ask();
      expect([tooOften.status, tooOften.headers.get('retry-after')]).toEqual([429, '719']);
      expect(tooOften.body.message).toBe(
        'U hebt dit te vaak geprobeerd. Probeer het over 12 minuten opnieuw.',
      );
    }
    let sent = 3;
    for (let i = 0; i < 12; i++) {
      backend.travel(16 * 60);
      if ((await ask()).status === 200) sent++;
    }
    expect(sent).toBe(10);
  });

  test('accepts twenty requests an hour from one IP address', async () => {
    backend.travel(24 * 3600);
    const statuses = [];
    for (let i = 0; i < 21; i++) {
      const browser = backend.browser(path.includes('forgot') ? '2001:db8:1:2::7' : '203.0.113.9');
      statuses.push((await browser.post(path, { email: `ip${i}-${path.length}@bedrijf.nl` })).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses[20]).toBe(429);
  });
});

test('an active customer who requests an account is mailed that it exists already', async () => {
  const email = 'heeft-al@bedrijf.nl';
  await backend.activate(email);
  backend.travel(61);
  await backend.browser().post(CALLS.activate.path, { email });
  const mail = await backend.mailbox.take(email, 'U hebt al een account');
  expect(mail.text).toContain('http://localhost:8080/login/klant/code-vergeten');
  expect(mail.text).not.toMatch(/\d{6}/);
});

test('an address without an account that requests a new code gets a mail without a code', async () => {
  await backend.browser().post(CALLS.forgotCode.path, { email: 'niemand@bedrijf.nl' });
  const mail = await backend.mailbox.take('niemand@bedrijf.nl', 'U hebt nog geen account');
  expect(mail.text).not.toMatch(/\d{6}/);
});

describe('a new permanent code', () => {
  const newCodeOf = async (email: string) => {
    await backend.browser().post(CALLS.forgotCode.path, { email });
    return backend.mailbox.takeCode(email, 'nieuwe logincode');
  };
  /** Begins a login. @returns whether the code is one of a customer, whose verification code is then taken from the mailbox */
  const isValid = async (email: string, permanentCode: string) => {
    const { status } = await backend.browser().post(CALLS.login.path, { permanentCode });
    if (status === 200) await backend.mailbox.takeCode(email, 'verificatiecode');
    expect([200, 400]).toContain(status);
    return status === 200;
  };

  test('leaves the previous one valid until a login with the new one is completed', async () => {
    backend.holdClock();
    const email = 'vergeten@bedrijf.nl';
    const oldCode = await backend.activate(email);
    const newCode = await newCodeOf(email);
    expect(await isValid(email, newCode)).toBe(true);
    backend.travel(61);
    const { customer } = await backend.logIn(email, oldCode);
    expect(customer.email).toBe(email);
    backend.travel(61);
    await backend.logIn(email, newCode);
    backend.travel(61);
    expect(await isValid(email, oldCode)).toBe(false);
    expect(await isValid(email, newCode)).toBe(true);
  });

  test('is mailed again until it is used, and meanwhile the code that the customer knows stays valid', async () => {
    backend.holdClock();
    const email = 'gepest@bedrijf.nl';
    const known = await backend.activate(email);
    const first = await newCodeOf(email);
    backend.travel(61);
    const second = await newCodeOf(email);
    expect(second).toBe(first);
    backend.travel(61);
    expect(await isValid(email, known)).toBe(true);
    backend.travel(61);
    await backend.logIn(email, second);
    expect(await isValid(email, known)).toBe(false);
    backend.travel(61);
    expect(await newCodeOf(email)).not.toBe(second);
  });

  test('is another one when CODE_SECRET was changed, with which no code before it is valid', async () => {
    backend.holdClock();
    const email = 'ander.geheim@bedrijf.nl';
    await backend.activate(email);
    const first = await newCodeOf(email);
    await backend.database.query('UPDATE customers SET new_code = $2 WHERE email = $1', [
      email,
      Buffer.alloc(60).toString('base64'),
    ]);
    backend.travel(61);
    const second = await newCodeOf(email);
    expect(second).not.toBe(first);
    expect(await isValid(email, second)).toBe(true);
  });

  test('ends all other sessions when it is first used, and no session after that', async () => {
    backend.holdClock();
    const email = 'kwijt@bedrijf.nl';
    const { browser: elsewhere } = await backend.firstLogin(email);
    backend.travel(61);
    const newCode = await newCodeOf(email);
    expect((await elsewhere.get(CALLS.customer.path)).status).toBe(200);
    const { browser: here } = await backend.logIn(email, newCode);
    expect((await elsewhere.get(CALLS.customer.path)).status).toBe(401);
    backend.travel(61);
    await backend.logIn(email, newCode);
    expect((await here.get(CALLS.customer.path)).status).toBe(200);
  });
});

test('an empty or invalid address is rejected with a message', async () => {
  const browser = backend.browser();
  const empty = await browser.post(CALLS.activate.path, { email: ' ' });
  expect(empty.status).toBe(400);
  expect(empty.body).toEqual({
    success: false,
    message: 'Vul je emailadres in',
    errors: { email: 'Vul je emailadres in' },
  });
  const impossible = await browser.post(CALLS.activate.path, { email: 'jan@' });
  expect(impossible.body.errors.email).toMatch(/^Vul een geldig e-mailadres in/);
});

test('one mailbox is one customer, however its domain is written', async () => {
  const address = 'info@bäckerei.example';
  await backend.activate(address);
  for (const email of ['info@xn--bckerei-5wa.example', ' Info@BA\u0308CKEREI.example ']) {
    backend.travel(24 * 3600);
    expect((await backend.browser().post(CALLS.activate.path, { email })).status).toBe(200);
    expect((await backend.mailbox.take(address, 'account')).subject).toBe('U hebt al een account');
  }
});
