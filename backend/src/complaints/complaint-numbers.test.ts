import { CALLS } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

const send = (email: string, headers = {}) =>
  backend.browser().post(CALLS.complaints.path, aComplaint({ email }), headers);

/** The numbers of all complaints of a year, in order. */
async function numbersOf(year: number): Promise<string[]> {
  const rows = await backend.database.query(
    'SELECT number FROM complaints WHERE number LIKE $1 ORDER BY number',
    [`K${year}-%`],
  );
  return rows.map(({ number }: { number: string }) => number);
}

const counted = (year: number, to: number) =>
  Array.from({ length: to }, (_, i) => `K${year}-${String(i + 1).padStart(6, '0')}`);

test('twenty concurrent complaints get the numbers one to twenty, each once', async () => {
  backend.holdClock(new Date('2031-06-03T10:00:00Z'));
  const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => send(`klager${i}@bedrijf.nl`)));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await numbersOf(2031)).toEqual(counted(2031, 20));
});

test('a retry with the same key is stored once, mailed once and takes no number', async () => {
  backend.holdClock(new Date('2032-06-03T10:00:00Z'));
  const key = { 'idempotency-key': 'klacht-1' };
  const replies = await Promise.all(Array.from({ length: 5 }, () => send('retry@bedrijf.nl', key)));
  backend.travel(7 * 24 * 3600);
  replies.push(await send('retry@bedrijf.nl', key));
  for (const { status, body } of replies) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ klachtnummer: 'K2032-000001', ontvangenOp: '2032-06-03' });
  }
  await send('daarna@bedrijf.nl');
  expect(await numbersOf(2032)).toEqual(counted(2032, 2));
  expect(await backend.mailbox.takeCode('retry@bedrijf.nl', 'klacht ontvangen')).toBe('K2032-000001');
  expect(await backend.mailbox.takeCode('daarna@bedrijf.nl', 'klacht ontvangen')).toBe('K2032-000002');
  expect(await backend.mailsTo('retry@bedrijf.nl')).toEqual([]);
});

test('a complaint that cannot be stored leaves no gap', async () => {
  backend.holdClock(new Date('2033-06-03T10:00:00Z'));
  await send('eerste@bedrijf.nl');
  await backend.database.query(
    "ALTER TABLE complaints ADD CONSTRAINT full_now CHECK (email <> 'pech@bedrijf.nl')",
  );
  expect((await send('pech@bedrijf.nl')).status).toBe(500);
  await send('tweede@bedrijf.nl');
  expect(await numbersOf(2033)).toEqual(counted(2033, 2));
});

test('the year is the Dutch one, and numbering restarts each year', async () => {
  backend.holdClock(new Date('2034-12-31T22:59:59.999Z'));
  await send('oud@bedrijf.nl');
  backend.travel(0.001);
  await send('nieuw@bedrijf.nl');
  await send('nieuwer@bedrijf.nl');
  expect(await numbersOf(2034)).toEqual(counted(2034, 1));
  expect(await numbersOf(2035)).toEqual(counted(2035, 2));
});
