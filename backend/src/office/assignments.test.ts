import { CALLS } from '@site/contract';
import { OFFICE_CALLS } from '@site/contract/office';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import { anEmployee, type LoggedInEmployee } from '../../test/an-employee.js';
import { TestBackend } from '../../test/test-backend.js';
import { Employee } from '../employees/employee.entity.js';
import { Employees } from '../employees/employees.js';

let backend: TestBackend;
let karin: LoggedInEmployee;
let bea: LoggedInEmployee;
/** What can be taken on, with its kind. */
const cases: Record<string, string> = {};
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE: 'true' });
  karin = await anEmployee(backend, 'karin@kantoor.example');
  bea = await anEmployee(backend, 'bea@kantoor.example', 'beheerder');
  const email = 'zaken@bedrijf.example';
  const browser = backend.browser();
  await browser.post(CALLS.sendLeaseEmail.path, anApplication({ email }));
  await browser.post(CALLS.complaints.path, aComplaint({ email }));
  await browser.post(CALLS.contact.path, { name: 'Anna', email, subject: 'Vraag', message: 'Graag.' });
  cases.aanvraag = await backend.mailbox.takeCode(email, 'leaseaanvraag');
  cases.klacht = await backend.mailbox.takeCode(email, 'klacht');
  const [{ id }] = await backend.database.query('SELECT id FROM contact_messages');
  cases.bericht = id;
});
afterAll(() => backend.stop());

function assign({ browser }: LoggedInEmployee, soort: string, van: string | null, naar: string | null) {
  const path = OFFICE_CALLS.officeAssign.path.replace('{soort}', soort);
  return browser.send('PUT', path.replace('{kenmerk}', cases[soort] ?? soort), { van, naar }, {});
}

test.each(['aanvraag', 'klacht', 'bericht'])('%s: taken on, handed over and laid down', async (soort) => {
  expect((await assign(karin, soort, null, karin.id)).status).toBe(200);
  // A repeat after a lost answer.
  expect((await assign(karin, soort, null, karin.id)).status).toBe(200);
  expect((await assign(karin, soort, karin.id, bea.id)).status).toBe(200);
  expect((await assign(bea, soort, bea.id, null)).status).toBe(200);
});

test('of two who take the same on at once, one is told who has it', async () => {
  const answers = await Promise.all([
    assign(karin, 'klacht', null, karin.id),
    assign(bea, 'klacht', null, bea.id),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
    'Karin de Vries heeft dit intussen opgepakt. Overleg eerst voordat u het overneemt.',
  );
});

test('who lays down what somebody else laid down before is told so', async () => {
  await assign(karin, 'bericht', null, karin.id);
  await assign(karin, 'bericht', karin.id, null);
  const { status, body } = await assign(bea, 'bericht', karin.id, bea.id);
  expect([status, body.message]).toEqual([
    409,
    'Dit is intussen teruggelegd: niemand heeft het nu. Kijk opnieuw of u het wilt oppakken.',
  ]);
});

test.each(['auto', 'aanvraag%00', 'bericht/x'])('the kind %s is not found', async (soort) => {
  const { status } = await assign(karin, soort, null, karin.id);
  expect([400, 404]).toContain(status);
});

test('what an employee had when he left is taken on by somebody else', async () => {
  const piet = await anEmployee(backend, 'piet@kantoor.example');
  expect((await assign(karin, 'aanvraag', null, piet.id)).status).toBe(200);
  const { body } = await karin.browser.get(OFFICE_CALLS.officeColleagues.path);
  expect(body.collegas.map(({ id }: { id: string }) => id)).toContain(piet.id);
  const employee = await backend.database.manager.findOneByOrFail(Employee, { id: piet.id });
  await backend.app.get(Employees).end(employee);
  const { status, body: refused } = await assign(karin, 'aanvraag', null, piet.id);
  expect([status, refused.errors]).toEqual([
    400,
    { naar: 'Deze collega werkt hier niet meer. Kies iemand anders.' },
  ]);
  expect((await assign(karin, 'aanvraag', null, karin.id)).status).toBe(200);
});
