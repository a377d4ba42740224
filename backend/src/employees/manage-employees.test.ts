import { OFFICE_CALLS, type Rol } from '@site/contract/office';
import { Passkey } from '@site/local/passkey';
import { anEmployee, invitationOf, type LoggedInEmployee } from '../../test/an-employee.js';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
let bea: LoggedInEmployee;
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE: 'true' });
  bea = await anEmployee(backend, 'bea@kantoor.example', 'beheerder');
});
afterAll(() => backend.stop());

const refusal = (message: string) => ({ success: false, message });
const ONESELF = refusal(
  'Dit bent u zelf. Vraag een andere beheerder om uw rol te wijzigen of uw toegang te stoppen.',
);
const GONE = refusal('Deze medewerker werkt hier niet meer.');
const of = (path: string, id: string) => path.replace('{employee}', id);

const add = (body: unknown, { browser } = bea) => browser.post(OFFICE_CALLS.officeAddEmployee.path, body);
const invite = (id: string) => bea.browser.post(of(OFFICE_CALLS.officeInviteAgain.path, id));
const giveRole = (id: string, rol: string, { browser } = bea) =>
  browser.send('PUT', of(OFFICE_CALLS.officeChangeRole.path, id), { rol }, {});
const end = (id: string, { browser } = bea) => browser.delete(of(OFFICE_CALLS.officeEndEmployee.path, id));
const roleOf = async ({ browser }: LoggedInEmployee): Promise<Rol | undefined> =>
  (await browser.get(OFFICE_CALLS.officeEmployee.path)).body.medewerker?.rol;
const listed = async (email: string) => {
  const { medewerkers } = (await bea.browser.get(OFFICE_CALLS.officeEmployees.path)).body;
  return medewerkers.find((employee: { email: string }) => employee.email === email);
};

/** Whether the mailed invitation works. */
async function accept(email: string): Promise<boolean> {
  const browser = backend.browser();
  const uitnodiging = await invitationOf(backend, email);
  const { body } = await browser.post(OFFICE_CALLS.officeInvitation.path, { uitnodiging });
  if (!body.success) return false;
  const passkey = new Passkey().register(body.options);
  return (await browser.post(OFFICE_CALLS.officeRegistration.path, { passkey })).body.success;
}

test('a beheerder adds an employee, who is invited by mail and listed with the last day of it', async () => {
  const reply = await add({ naam: ' Piet  Nieuw ', email: 'Piet@Kantoor.example', rol: 'beheerder' });
  expect([reply.status, reply.body]).toEqual([200, { success: true }]);
  const invited = await listed('piet@kantoor.example');
  expect(invited).toMatchObject({ naam: 'Piet Nieuw', rol: 'beheerder', sessies: 0 });
  const days = (Date.parse(invited.uitnodigingTot) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(3, 1);
  expect(await accept('piet@kantoor.example')).toBe(true);
  expect((await listed('piet@kantoor.example')).uitnodigingTot).toBeUndefined();
});

test.each([
  [{ naam: '', email: 'a@kantoor.example', rol: 'medewerker' }, { naam: 'Vul de naam in.' }],
  [{ naam: 'A', email: '', rol: 'medewerker' }, { email: 'Vul het e-mailadres in.' }],
  [{ naam: 'A', email: 'a@kantoor.example', rol: 'baas' }, { rol: 'Kies een rol.' }],
])('%j is refused at its field', async (body, errors) => {
  const reply = await add(body);
  expect([reply.status, reply.body.errors]).toEqual([400, errors]);
});

test('an address is added once, also by two at once, and again after the employee left', async () => {
  const body = { naam: 'Dirk', email: 'dirk@kantoor.example', rol: 'medewerker' };
  const replies = await Promise.all([add(body), add(body), add(body)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const message = 'Er is al een medewerker met dit e-mailadres.';
  expect(replies.find(({ status }) => status === 409)?.body).toEqual({
    ...refusal(message),
    errors: { email: message },
  });
  const { id } = await listed(body.email);
  expect((await end(id)).body).toEqual({ success: true });
  expect((await add({ ...body, naam: 'Dirk Terug' })).status).toBe(200);
  expect(await listed(body.email)).toMatchObject({ id, naam: 'Dirk Terug' });
});

test('a new invitation is in place of the one before it', async () => {
  const email = 'laat@kantoor.example';
  await add({ naam: 'Laat', email, rol: 'medewerker' });
  const { id } = await listed(email);
  const first = await invitationOf(backend, email);
  expect((await invite(id)).body).toEqual({ success: true });
  const { body } = await backend.browser().post(OFFICE_CALLS.officeInvitation.path, { uitnodiging: first });
  expect(body.success).toBe(false);
  expect(await accept(email)).toBe(true);
});

test('another role holds from the next call on', async () => {
  const karin = await anEmployee(backend, 'karin@kantoor.example');
  expect((await karin.browser.get(OFFICE_CALLS.officeEmployees.path)).status).toBe(403);
  expect((await giveRole(karin.id, 'beheerder')).body).toEqual({ success: true });
  expect((await karin.browser.get(OFFICE_CALLS.officeEmployees.path)).status).toBe(200);
  await giveRole(karin.id, 'medewerker');
  expect((await karin.browser.get(OFFICE_CALLS.officeEmployees.path)).status).toBe(403);
});

test('who is blocked can do nothing from the next call on, and cannot log in or accept an invitation', async () => {
  const karin = await anEmployee(backend, 'weg@kantoor.example');
  await invite(karin.id);
  expect((await end(karin.id)).body).toEqual({ success: true });
  expect(await roleOf(karin)).toBeUndefined();
  const { body } = await backend.browser().post(OFFICE_CALLS.officeLogin.path, { code: karin.logincode });
  expect(body.success).toBe(false);
  expect(await accept('weg@kantoor.example')).toBe(false);
  for (const again of [await end(karin.id), await giveRole(karin.id, 'beheerder'), await invite(karin.id)]) {
    expect([again.status, again.body]).toEqual([404, GONE]);
  }
});

test('nobody takes away the own role or access, so that a beheerder is left', async () => {
  for (const reply of [await giveRole(bea.id, 'medewerker'), await end(bea.id)]) {
    expect([reply.status, reply.body]).toEqual([409, ONESELF]);
  }
  expect(await roleOf(bea)).toBe('beheerder');
});

test.each([
  ['lower each other', (id: string, by: LoggedInEmployee) => giveRole(id, 'medewerker', by)],
  ['block each other', end],
])('of two who %s at once, one stays a beheerder', async (_name, act) => {
  const one = await anEmployee(backend, `een-${act.length}@kantoor.example`, 'beheerder');
  const two = await anEmployee(backend, `twee-${act.length}@kantoor.example`, 'beheerder');
  await Promise.all([act(one.id, two), act(two.id, one)]);
  expect([await roleOf(one), await roleOf(two)].filter((rol) => rol === 'beheerder')).toHaveLength(1);
});

test('the trail says who was added and to which role, and what was done to whom', async () => {
  const email = 'spoor@kantoor.example';
  await add({ naam: 'Spoor', email, rol: 'medewerker' });
  const { id } = await listed(email);
  await giveRole(id, 'beheerder');
  await invite(id);
  await end(id);
  const rows = await backend.database.query(
    'SELECT action, subject FROM audit_trail WHERE employee_id = $1 AND (subject LIKE $2 OR subject LIKE $3) ORDER BY id',
    [bea.id, `%${id}%`, `${email}%`],
  );
  expect(rows).toEqual([
    { action: 'officeAddEmployee', subject: `${email} medewerker` },
    { action: 'officeChangeRole', subject: `${id} beheerder` },
    { action: 'officeInviteAgain', subject: id },
    { action: 'officeEndEmployee', subject: id },
  ]);
});

test('one beheerder invites a limited number of people in an hour', async () => {
  const eager = await anEmployee(backend, 'gretig@kantoor.example', 'beheerder');
  const statuses: number[] = [];
  for (let tries = 0; tries <= 30; tries++) {
    const body = { naam: 'A', email: `veel${tries}@kantoor.example`, rol: 'medewerker' };
    statuses.push((await add(body, eager)).status);
  }
  expect([statuses.slice(0, 30).every((status) => status === 200), statuses[30]]).toEqual([true, 429]);
});
