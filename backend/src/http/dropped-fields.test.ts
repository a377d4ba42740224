import { CALLS } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { TestBackend } from '../../test/test-backend.js';

const lines: string[] = [];
let backend: TestBackend;
beforeEach(async () => {
  lines.length = 0;
  backend = await TestBackend.start(
    { LOG_LEVEL: 'warn' },
    { log: { write: (line) => void lines.push(line) } },
  );
});
afterEach(() => backend.stop());

const contact = (more: object) =>
  backend
    .browser()
    .post(CALLS.contact.path, { name: 'a', email: 'jan@bedrijf.nl', subject: 'b', message: 'c', ...more });
const counted = async () =>
  (await backend.browser().get('/metrics')).text
    .split('\n')
    .filter((line) => line.startsWith('dropped_fields_total{'));

test('a field that the backend does not know is dropped, counted by call and field, and logged once', async () => {
  for (let time = 0; time < 2; time++) {
    const { status, body } = await contact({ btwNummer: 'NL123' });
    expect([status, body.success]).toEqual([200, true]);
  }
  expect(await counted()).toEqual(['dropped_fields_total{call="contact",field="btwNummer"} 2']);
  const said = lines.filter((line) => line.includes('btwNummer of contact'));
  expect(said).toHaveLength(1);
  expect(lines.join()).not.toContain('NL123');
});

test('a field of the contract that the backend leaves unread is not counted', async () => {
  expect((await backend.browser().post(CALLS.complaints.path, aComplaint())).status).toBe(200);
  expect(await counted()).toEqual([]);
});

test('what cannot be the name of a field is counted as other, and so are names beyond some dozens', async () => {
  await contact({ 'a b"\n{}': 1, ['x'.repeat(41)]: 1, __x: 1 });
  expect(await counted()).toEqual(['dropped_fields_total{call="contact",field="other"} 3']);
  await contact(Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`veld${i}`, i])));
  const names = await counted();
  expect(names).toHaveLength(49);
  expect(names).toContain('dropped_fields_total{call="contact",field="other"} 155');
  expect(lines.length).toBeLessThanOrEqual(49);
});
