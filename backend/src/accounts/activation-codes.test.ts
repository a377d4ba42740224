import { CALLS } from '@site/contract';
import { until } from '@site/testkit/until';
import type { Reply } from '../../test/browser.js';
import { TestBackend } from '../../test/test-backend.js';
import { Clock } from '../platform/clock.js';

let backend: TestBackend;
let sleep: jest.SpyInstance;
beforeAll(async () => {
  backend = await TestBackend.start();
  // The wait before the answer to a wrong code, which one of the tests is about.
  sleep = jest.spyOn(backend.app.get(Clock), 'sleep').mockResolvedValue(undefined);
});
afterAll(() => backend.stop());

const REJECTED = 'Deze code klopt niet of is verlopen. Controleer de code of vraag een nieuwe aan.';

async function requestCode(email: string, browser = backend.browser()): Promise<string> {
  await browser.post(CALLS.activate.path, { email });
  return backend.mailbox.takeCode(email, 'activatiecode');
}

async function submit(email: string, code: string, browser = backend.browser()): Promise<Reply> {
  return browser.post(CALLS.verifyActivation.path, { email, code });
}

function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}

async function triesOf(email: string): Promise<number> {
  const [row] = await backend.database.query(
    'SELECT tries + other_tries AS tries FROM activation_codes JOIN customers ON customers.id = customer_id WHERE email = $1',
    [email],
  );
  return row.tries;
}

test('of eight concurrent correct submissions exactly one succeeds', async () => {
  const code = await requestCode('acht@bedrijf.nl');
  const replies = await Promise.all(Array.from({ length: 8 }, () => submit('acht@bedrijf.nl', code)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
  await backend.mailbox.take('acht@bedrijf.nl', 'logincode');
  expect(await backend.mailsTo('acht@bedrijf.nl')).toEqual([]);
});

test.each(['one network', 'fifty networks'])(
  'of fifty concurrent wrong submissions from %s at most five are checked',
  async (from) => {
    const email = `${from.replace(' ', '-')}@bedrijf.nl`;
    const browser = backend.browser();
    const trier = () => (from === 'one network' ? browser : backend.browser());
    const code = await requestCode(email, browser);
    await Promise.all(Array.from({ length: 50 }, (_, i) => submit(email, wrong(code, i + 1), trier())));
    expect(await triesOf(email)).toBe(5);
    expect((await submit(email, code, trier())).body.message).toBe(REJECTED);
  },
);

test('a wrong code is rejected after the same time for a customer, a pending customer and an unknown address', async () => {
  await backend.activate('actief@bedrijf.nl');
  await requestCode('wachtend@bedrijf.nl');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  sleep.mockClear().mockReturnValue(released);
  let answered = 0;
  const replies = ['actief@bedrijf.nl', 'wachtend@bedrijf.nl', 'onbekend@bedrijf.nl'].map((email) =>
    submit(email, '000000').finally(() => {
      answered++;
    }),
  );
  // Its try is counted, so only the minimum response time is left.
  await until(async () => (await triesOf('wachtend@bedrijf.nl')) > 0);
  expect(answered).toBe(0);
  release();
  for (const reply of await Promise.all(replies)) expect(reply.status).toBe(400);
  expect(new Set(sleep.mock.calls.map(([milliseconds]) => milliseconds)).size).toBe(1);
  expect(sleep).toHaveBeenCalledTimes(3);
  sleep.mockResolvedValue(undefined);
});

test('a code can be used once', async () => {
  const code = await requestCode('eenmaal@bedrijf.nl');
  expect((await submit('eenmaal@bedrijf.nl', code)).status).toBe(200);
  const again = await submit('eenmaal@bedrijf.nl', code);
  expect(again.status).toBe(400);
  expect(again.body).toEqual({ success: false, message: REJECTED });
});

test('an activation code works at 9:59 and is rejected at 10:01', async () => {
  backend.holdClock();
  const inTime = await requestCode('optijd@bedrijf.nl');
  const late = await requestCode('telaat@bedrijf.nl');
  backend.travel(9 * 60 + 59);
  expect((await submit('optijd@bedrijf.nl', inTime)).status).toBe(200);
  backend.travel(2);
  const rejected = await submit('telaat@bedrijf.nl', late);
  expect([rejected.status, rejected.body]).toEqual([400, { success: false, message: REJECTED }]);
});

test('a new code invalidates the previous one', async () => {
  const email = 'nieuwste@bedrijf.nl';
  const browser = backend.browser();
  const first = await requestCode(email, browser);
  backend.travel(61);
  const second = await requestCode(email, browser);
  expect((await submit(email, first)).status).toBe(first === second ? 200 : 400);
  if (first !== second) expect((await submit(email, second)).status).toBe(200);
});

test('ten wrong codes in a row lock an address for a network for fifteen minutes, whatever new codes are mailed', async () => {
  const email = 'raden@bedrijf.nl';
  const browser = backend.browser();
  let code = await requestCode(email, browser);
  for (let i = 1; i <= 5; i++) await submit(email, wrong(code, i), browser);
  backend.travel(61);
  code = await requestCode(email, browser);
  for (let i = 1; i <= 5; i++) await submit(email, wrong(code, i), browser);
  backend.travel(61);
  code = await requestCode(email, browser);
  expect((await submit(email, code, browser)).body.message).toBe(REJECTED);
  backend.travel(15 * 60);
  code = await requestCode(email, browser);
  expect((await submit(email, code, browser)).status).toBe(200);
});

test('an unknown address gets the answer of a wrong code', async () => {
  const reply = await submit('bestaat-niet@bedrijf.nl', '123456');
  expect(reply.status).toBe(400);
  expect(reply.body).toEqual({ success: false, message: REJECTED });
});

test('a code that is not six digits is rejected before it counts', async () => {
  const email = 'kort@bedrijf.nl';
  const code = await requestCode(email);
  for (const bad of ['12345', 'abcdef', '', null, 123456, { length: 6 }, ['123456']]) {
    const reply = await backend.browser().post(CALLS.verifyActivation.path, { email, code: bad });
    expect(reply.body.errors).toEqual({ code: 'Vul de complete 6-cijferige code in' });
  }
  expect(await triesOf(email)).toBe(0);
  expect((await submit(email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
});

test('codes are stored as hashes only, and queued mails are encrypted', async () => {
  const email = 'geheim@bedrijf.nl';
  await backend.mailbox.close();
  await backend.browser().post(CALLS.activate.path, { email });
  const dump = async () =>
    JSON.stringify([
      await backend.database.query('SELECT * FROM activation_codes'),
      await backend.database.query('SELECT * FROM graphile_worker._private_jobs'),
    ]);
  await until(async () => (await dump()).includes('sealed'));
  const stored = await dump();
  await backend.mailbox.open();
  await backend.database.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  const code = await backend.mailbox.takeCode(email, 'activatiecode');
  expect(stored).not.toContain(code);
});
