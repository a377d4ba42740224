import { OFFICE_CALLS, type OfficeCallName, type Rol } from '@site/contract/office';
import { anEmployee, type LoggedInEmployee } from '../../test/an-employee.js';
import type { Browser } from '../../test/browser.js';
import { TestBackend } from '../../test/test-backend.js';

/** What each call answers to nobody, to a customer and to each role. */
const EXPECTED: Record<OfficeCallName, Record<'nobody' | Rol, number>> = {
  officeLogin: { nobody: 400, medewerker: 400, beheerder: 400 },
  officeLoginPasskey: { nobody: 400, medewerker: 400, beheerder: 400 },
  officeLoginRecoveryCode: { nobody: 400, medewerker: 400, beheerder: 400 },
  officeForgotCode: { nobody: 400, medewerker: 400, beheerder: 400 },
  officeInvitation: { nobody: 400, medewerker: 400, beheerder: 400 },
  officeRegistration: { nobody: 400, medewerker: 400, beheerder: 400 },
  officeEmployee: { nobody: 401, medewerker: 200, beheerder: 200 },
  officeAccess: { nobody: 401, medewerker: 200, beheerder: 200 },
  officeAskPasskey: { nobody: 401, medewerker: 200, beheerder: 200 },
  officeAddPasskey: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeRemovePasskey: { nobody: 401, medewerker: 404, beheerder: 404 },
  officeRecoveryCodes: { nobody: 401, medewerker: 200, beheerder: 200 },
  officeToday: { nobody: 401, medewerker: 200, beheerder: 200 },
  officeColleagues: { nobody: 401, medewerker: 200, beheerder: 200 },
  officeAssign: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeApplications: { nobody: 401, medewerker: 200, beheerder: 200 },
  officeApplicationsCsv: { nobody: 401, medewerker: 200, beheerder: 200 },
  officeApplication: { nobody: 401, medewerker: 404, beheerder: 404 },
  officeNote: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeStatus: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeAnswer: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeMakeOffer: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeWithdrawOffer: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeCorrectEmail: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeAskDocuments: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeDecideDocument: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeRetryMail: { nobody: 401, medewerker: 404, beheerder: 404 },
  officeDocumentFile: { nobody: 401, medewerker: 404, beheerder: 404 },
  officeMessages: { nobody: 401, medewerker: 200, beheerder: 200 },
  officeMessagesCsv: { nobody: 401, medewerker: 200, beheerder: 200 },
  officeMessage: { nobody: 401, medewerker: 404, beheerder: 404 },
  officeAnswerMessage: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeMessageNote: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeMessageStatus: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeComplaints: { nobody: 401, medewerker: 200, beheerder: 200 },
  officeComplaintsCsv: { nobody: 401, medewerker: 200, beheerder: 200 },
  officeComplaint: { nobody: 401, medewerker: 404, beheerder: 404 },
  officeComplaintNote: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeComplaintStatus: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeEmployees: { nobody: 401, medewerker: 403, beheerder: 200 },
  officeAddEmployee: { nobody: 401, medewerker: 403, beheerder: 400 },
  officeInviteAgain: { nobody: 401, medewerker: 403, beheerder: 404 },
  officeChangeRole: { nobody: 401, medewerker: 403, beheerder: 400 },
  officeEndEmployee: { nobody: 401, medewerker: 403, beheerder: 404 },
  officeEndSessions: { nobody: 401, medewerker: 403, beheerder: 200 },
  officeCustomers: { nobody: 401, medewerker: 200, beheerder: 200 },
  officeCustomersCsv: { nobody: 401, medewerker: 200, beheerder: 200 },
  officeCustomer: { nobody: 401, medewerker: 404, beheerder: 404 },
  officeEndCustomerSessions: { nobody: 401, medewerker: 404, beheerder: 404 },
  officeCorrectCustomerEmail: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeCustomerData: { nobody: 401, medewerker: 403, beheerder: 404 },
  officeDeleteCustomer: { nobody: 401, medewerker: 403, beheerder: 400 },
  officeCustomerTrail: { nobody: 401, medewerker: 403, beheerder: 404 },
  officeApply: { nobody: 401, medewerker: 400, beheerder: 400 },
  officeLogout: { nobody: 401, medewerker: 200, beheerder: 200 },
};
const NAMES = Object.keys(OFFICE_CALLS) as OfficeCallName[];
const NOBODY = '5b1d7c0e-3f0a-4f6e-9a55-0d4f7c1f2a61';

let backend: TestBackend;
let people: Record<'nobody' | Rol, Browser>;
let beheerder: LoggedInEmployee;
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE: 'true' });
  const { browser: medewerker } = await anEmployee(backend, 'karin@kantoor.example');
  beheerder = await anEmployee(backend, 'bea@kantoor.example', 'beheerder');
  const nobody = (await backend.customer('klant@rechten.example')).browser;
  people = { nobody, medewerker, beheerder: beheerder.browser };
});
afterAll(() => backend.stop());

const ask = (name: OfficeCallName, browser: Browser) => {
  const { method, path } = OFFICE_CALLS[name];
  const body = method === 'GET' ? undefined : {};
  return browser.send(method, path.replace(/\{\w+\}/g, NOBODY), body, {});
};

test('every call of the office is in this table', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual([...NAMES].sort());
});

// Logging out comes last.
test.each(Object.keys(EXPECTED) as OfficeCallName[])('%s is for those who may', async (name) => {
  const statuses: Record<string, number> = {};
  for (const [who, browser] of Object.entries(people)) statuses[who] = (await ask(name, browser)).status;
  expect(statuses).toEqual(EXPECTED[name]);
});

test('where the office is not switched on, there are none of these calls', async () => {
  const without = await TestBackend.start();
  const answers = await Promise.all(NAMES.map((name) => ask(name, without.browser())));
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([404, { success: false, message: 'Dit adres bestaat niet.' }]);
  }
  await without.stop();
});
