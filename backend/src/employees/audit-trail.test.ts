import { OFFICE_CALLS } from '@site/contract/office';
import { anEmployee } from '../../test/an-employee.js';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE: 'true' });
});
afterAll(() => backend.stop());

test('what an employee reads and changes is in the trail: who, what, when and from which network', async () => {
  const bea = await anEmployee(backend, 'bea@kantoor.example', 'beheerder');
  await bea.browser.get(OFFICE_CALLS.officeToday.path);
  await bea.browser.delete(OFFICE_CALLS.officeEndSessions.path.replace('{employee}', `${bea.id}%00'`));
  expect(await backend.database.query('SELECT * FROM audit_trail ORDER BY id')).toEqual([
    expect.objectContaining({ action: 'login', employee_id: bea.id }),
    {
      id: expect.any(String),
      at: expect.any(Date),
      employee_id: bea.id,
      employee: 'Karin de Vries',
      action: 'officeToday',
      subject: '',
      network: expect.stringContaining('198.51.'),
    },
    expect.objectContaining({ action: 'officeEndSessions', subject: `${bea.id}??` }),
  ]);
});

test('what an open page asks again and again is in the trail once in a quarter of an hour', async () => {
  const karin = await anEmployee(backend, 'karin@kantoor.example');
  const ask = () => karin.browser.get(OFFICE_CALLS.officeToday.path);
  for (let minutes = 0; minutes < 16; minutes++) {
    await ask();
    await ask();
    backend.travel(60);
  }
  const [{ count }] = await backend.database.query(
    "SELECT count(*)::int FROM audit_trail WHERE employee_id = $1 AND action = 'officeToday'",
    [karin.id],
  );
  expect(count).toBe(2);
  // Another search is another read.
  const { path } = OFFICE_CALLS.officeApplications;
  for (const zoek of ['jan', 'piet', 'jan']) await karin.browser.get(`${path}?zoek=${zoek}`);
  const searches = await backend.database.query(
    "SELECT 1 FROM audit_trail WHERE employee_id = $1 AND action = 'officeApplications'",
    [karin.id],
  );
  expect(searches).toHaveLength(2);
});

test.each(['UPDATE audit_trail SET employee = $$Piet$$', 'DELETE FROM audit_trail', 'TRUNCATE audit_trail'])(
  'nobody can %s',
  async (statement) => {
    await expect(backend.database.query(statement)).rejects.toThrow('The audit trail is not changed.');
  },
);

test('a row can be deleted after seven years', async () => {
  await backend.database.query(
    `INSERT INTO audit_trail (at, employee_id, employee, action, subject, network)
     VALUES (now() - interval '7 years 1 day', gen_random_uuid(), 'Piet', 'officeToday', '', '')`,
  );
  const [, deleted] = await backend.database.query("DELETE FROM audit_trail WHERE employee = 'Piet'");
  expect(deleted).toBe(1);
});
