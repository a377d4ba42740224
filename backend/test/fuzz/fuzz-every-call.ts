import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CALLS } from '@site/contract';
import { OFFICE_CALLS, type Rol } from '@site/contract/office';
import { Passkey } from '@site/local/passkey';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import fc from 'fast-check';
import { ContactMessage } from '../../src/contact/contact-message.entity.js';
import { Dealers } from '../../src/dealers/dealers.js';
import { Employees } from '../../src/employees/employees.js';
import { EVERY_CALL } from '../../src/http/every-call.js';
import { EXAMPLE_ID } from '../../src/http/fields.js';
import { mailKey } from '../../src/mail/mail-queue.js';
import { Clock } from '../../src/platform/clock.js';
import { Cryptography } from '../../src/platform/cryptography.js';
import { anEmployee, invitationOf, type LoggedInEmployee } from '../an-employee.js';
import { anOffer } from '../an-offer.js';
import { aPdf, DocumentCustomer } from '../documents.js';
import { type LoggedIn, TestBackend } from '../test-backend.js';
import { type ApiOperation, ApiSpec } from './api-spec.js';
import { keepAliveAgent, type RawReply, type RawRequest, sendRaw } from './raw-request.js';
import { type Precondition, requestsOf, validRequest } from './requests-of-call.js';

/** In every record of another customer; must not be in any answer. */
const MARKER = 'geheim-van-een-ander';

/** Text that reveals internals of the backend. */
const INTERNALS =
  /node_modules|\/backend\/|file:\/\/\/\S+\.[jt]s|\.[jt]s:\d+|\n\s+at \S+|QueryFailed|TypeError|RangeError|SyntaxError|FST_|ECONN|\bSQLSTATE\b/;
/** The same, for error answers, which contain no user input. */
const INTERNALS_IN_ERROR =
  /select .+ from|insert into|update .+ set |relation "|column "|violates|JSON\.parse|token/i;

const spec = new ApiSpec(JSON.parse(readFileSync(`${__dirname}/../../openapi.json`, 'utf8')));
/** Those that list what there is, which the requests of the others make long; and those that answer a question within ten minutes. */
const FIRST = [
  ...['customerData', 'officeToday'],
  ...['officeLoginPasskey', 'officeLoginRecoveryCode', 'officeRegistration'],
];
const isFirst = ({ name }: ApiOperation) => FIRST.includes(name);
const calls = spec.calls
  .filter(({ name }) => name in EVERY_CALL)
  .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)));

let backend: TestBackend;
let me: LoggedIn;
let otherCustomer: LoggedIn;
/** One employee of each role, for the calls that end no session. */
const employees = new Map<Rol, Promise<LoggedInEmployee>>();
/** Two customers for the calls of the office that leave them as they are. */
let officeCustomers: Promise<Precondition[]> | undefined;
/** Preconditions by the name of the call. */
const prepared = new Map<string, Precondition[]>();
/** Number of answers by call and status. */
const statusCounts = new Map<string, Map<number, number>>();

/**
 * Declares the tests that send generated requests to every call and check each answer against the documentation.
 *
 * @param usualRuns requests for each call, unless `FUZZ_RUNS` says how many; `FUZZ_TALLY=1` prints the statuses of the answers
 * @param usualSeed the same requests at each run, unless `FUZZ_SEED` is another; a failure prints the seed of its call
 */
export function fuzzEveryCall(usualRuns: number, usualSeed: number): void {
  const runs = Number(process.env.FUZZ_RUNS ?? usualRuns);
  const seed = Number(process.env.FUZZ_SEED ?? usualSeed);
  beforeAll(async () => {
    backend = await TestBackend.start({ IP_LIMIT_FACTOR: '1000', OFFICE: 'true' });
    // Disables the delay of wrong guesses, which is tested elsewhere.
    jest.spyOn(backend.app.get(Clock), 'sleep').mockResolvedValue();
    me = await backend.customer('ik@fuzz.example');
    otherCustomer = await backend.customer(`${MARKER}@fuzz.example`);
    const { browser, customer } = otherCustomer;
    const marked = { naam: MARKER, bedrijfsnaam: MARKER, voertuigLink: `https://${MARKER}.example` };
    await browser.post(CALLS.leaseApplication.path, anApplication(marked));
    await browser.post(CALLS.complaints.path, aComplaint({ naam: MARKER, beschrijving: MARKER }));
    const profile = {
      voornaam: MARKER,
      achternaam: MARKER,
      telefoon: MARKER,
      bedrijfsnaam: MARKER,
      kvkNummer: MARKER,
    };
    await browser.put(CALLS.profile.path.replace('{id}', customer.id), profile);
    // Before the outbox fills up, and one after the other: a busy backend rejects what is too much at once, and its mail never comes.
    for (const call of calls) prepared.set(call.name, await preconditionsFor(call));
  });
  afterAll(async () => {
    keepAliveAgent.destroy();
    await backend.stop();
    // A check of the generator: requests that are all rejected would prove little.
    if (statusCounts.size === calls.length) expect(shareOfSuccesses()).toBeGreaterThan(0.15);
  });

  test.each(calls.map((call) => [call.name, call] as const))(
    '%s answers every request as documented',
    async (_name, call) => {
      const preconditions = prepared.get(call.name) ?? [];
      // An employee may change every customer.
      const other = isForEmployees(call) ? EXAMPLE_ID : otherCustomer.customer.id;
      let sent = 0;
      await fc.assert(
        fc.asyncProperty(requestsOf(call, spec, preconditions, other), async (request) => {
          // Resets the limits regularly, so that most requests pass them.
          if (sent++ % 25 === 0) await backend.database.query('DELETE FROM limits');
          check(call, request, await sendRaw(backend.url, request));
        }),
        {
          // Another one for each call, or all would have the same mistakes.
          seed: [...call.name].reduce((sum, letter) => sum + letter.charCodeAt(0), seed),
          numRuns: runs,
          examples: preconditions.map((precondition) => [validRequest(call, precondition)]),
        },
      );
      expect(successesOf(call.name)).toBeGreaterThan(0);
      expect((await me.browser.get(CALLS.authUser.path)).status).toBe(200);
      await expectUnchanged(otherCustomer);
      const failedMails = await backend.database.query(
        'SELECT last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL',
      );
      expect(failedMails).toEqual([]);
    },
  );
}

/** Declares the tests that no other method is accepted, of the backend of `fuzzEveryCall`. */
export function testDocumentedMethods(): void {
  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'];

  test.each([...new Set(spec.calls.map(({ path }) => path))])(
    '%s accepts only the documented methods',
    async (path) => {
      const known = spec.calls.filter((call) => call.path === path).map(({ method }) => method);
      for (const method of METHODS.filter((other) => !known.includes(other))) {
        const headers = { origin: 'http://localhost:8080', cookie: cookieOf(me) };
        const request = { method, path: path.replace('{id}', me.customer.id), headers, body: undefined };
        const { status, text } = await sendRaw(backend.url, request);
        expect({ method, status }).toEqual({ method, status: 405 });
        if (method !== 'HEAD') expect(spec.isFailure(JSON.parse(text))).toBe(true);
      }
    },
  );
}

function successesOf(name: string): number {
  const counts = [...(statusCounts.get(name) ?? [])];
  return counts.reduce((sum, [status, times]) => sum + (status < 400 ? times : 0), 0);
}

function shareOfSuccesses(): number {
  const counts = [...statusCounts.values()].flatMap((statuses) => [...statuses.values()]);
  const all = counts.reduce((sum, times) => sum + times, 0);
  const succeeded = calls.reduce((sum, { name }) => sum + successesOf(name), 0);
  if (process.env.FUZZ_TALLY) {
    for (const [name, statuses] of statusCounts) {
      process.stdout.write(`${name} ${JSON.stringify([...statuses].sort())}\n`);
    }
    process.stdout.write(`${succeeded} of ${all}\n`);
  }
  return succeeded / all;
}

async function expectUnchanged({ browser, customer }: LoggedIn): Promise<void> {
  const { body } = await browser.get(CALLS.customer.path);
  expect(body).toMatchObject({ id: customer.id, voornaam: MARKER, achternaam: MARKER, bedrijfsnaam: MARKER });
  const list = await browser.get(CALLS.applications.path.replace('{id}', customer.id));
  expect(list.body.applications).toHaveLength(1);
}

/** Does the URL match the path of this call, with any id? */
function isAddressOf(call: ApiOperation, address: string): boolean {
  return new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`).test(address);
}

const isForEmployees = ({ name }: ApiOperation) => name.startsWith('office');

/** Validates an answer against the documentation. */
function check(call: ApiOperation, request: RawRequest, { status, contentType, text }: RawReply): void {
  const counts = statusCounts.get(call.name) ?? new Map<number, number>();
  statusCounts.set(call.name, counts.set(status, (counts.get(status) ?? 0) + 1));
  const violation = findViolation(call, request, { status, contentType, text });
  if (violation) throw new Error(`${violation}\nThe answer was ${status}: ${text.slice(0, 2000)}`);
}

function findViolation(
  call: ApiOperation,
  { path }: RawRequest,
  { status, contentType, text }: RawReply,
): string | undefined {
  if (status >= 500) return 'Unexpected error.';
  if (!isForEmployees(call) && text.toLowerCase().includes(MARKER))
    return 'Contains data of another customer.';
  if (text.includes(otherCustomer.customer.id)) return 'Contains the id of another customer.';
  if (INTERNALS.test(text)) return 'Reveals internals of the backend.';
  if (status >= 400 && INTERNALS_IN_ERROR.test(text)) return 'Reveals internals of the backend.';
  // A hostile id can turn the path into one that no call has.
  const isThisCall = isAddressOf(call, path);
  const fits = isThisCall ? call.answers.get(status) : [400, 404].includes(status) && spec.isFailure;
  if (fits === undefined || fits === false) return 'Undocumented status.';
  if (fits === null)
    return text === '' || (call.sendsFile && status === 200) ? undefined : 'Unexpected body.';
  if (!/^application\/json/.test(contentType)) return 'Not JSON.';
  if (!fits(JSON.parse(text))) return `Does not match the documented answer: ${JSON.stringify(fits.errors)}`;
  return undefined;
}

function employee(rol: Rol): Promise<LoggedInEmployee> {
  const known = employees.get(rol) ?? anEmployee(backend, `${rol}@fuzz.example`, rol);
  employees.set(rol, known);
  return known;
}

/** What a call needs to succeed; several instances of what can be used only once. */
async function preconditionsFor({ name }: ApiOperation): Promise<Precondition[]> {
  const mine = { cookie: cookieOf(me), values: { id: me.customer.id, customerId: me.customer.id } };
  const several = (make: (email: string) => Promise<Precondition>) =>
    Promise.all([1, 2].map((number) => make(`${name.toLowerCase()}${number}@fuzz.example`)));
  switch (name) {
    case 'verifyActivation':
      return several(async (email) => {
        await backend.browser().post(CALLS.activate.path, { email });
        const code = await backend.mailbox.takeCode(email, 'activatiecode');
        return { cookie: '', values: { email, code } };
      });
    case 'login':
      return several(async (email) => ({
        cookie: '',
        values: { permanentCode: await backend.activate(email) },
      }));
    case 'verify2fa':
      return several(async (email) => {
        const browser = backend.browser();
        const permanentCode = await backend.activate(email);
        const { body } = await browser.post(CALLS.login.path, { permanentCode });
        const code = await backend.mailbox.takeCode(email, 'verificatiecode');
        return { cookie: cookieOf({ browser }), values: { customerId: body.customerId, code } };
      });
    case 'linkApplication':
      return several(async (email) => {
        await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
        const leaseCode = await backend.mailbox.takeCode(email, 'leaseaanvraag');
        return { ...mine, values: { ...mine.values, leaseCode } };
      });
    case 'acceptOffer':
      return several(async (email) => {
        const own = await backend.customer(email);
        await own.browser.post(CALLS.leaseApplication.path, anApplication({ email }));
        const offerteId = await anOffer(backend, await backend.mailbox.takeCode(email, 'leaseaanvraag'));
        return { cookie: cookieOf(own), values: { id: own.customer.id, offerteId } };
      });
    case 'requestForApplication':
      return several(async (email) => {
        const own = await backend.customer(email);
        await own.browser.post(CALLS.leaseApplication.path, anApplication({ email }));
        const { id } = own.customer;
        const { body } = await own.browser.get(CALLS.applications.path.replace('{id}', id));
        return {
          cookie: cookieOf(own),
          values: { id, aanvraagId: body.applications[0].id, soort: 'intrekken' },
        };
      });
    case 'dealer':
    case 'dealerApplication':
      return several(async (email) => ({
        cookie: '',
        values: { link: await backend.app.get(Dealers).add('Autobedrijf De Brug', email, 'fuzz') },
      }));
    case 'openDraft':
    case 'deleteDraft':
      return several(async (email) => {
        const draft = { email, antwoorden: '{"naam":"Jan"}' };
        const { body } = await backend.browser().post(CALLS.saveDraft.path, draft);
        return { cookie: '', values: { concept: body.concept } };
      });
    case 'documents':
    case 'sendDocument':
    case 'sendDocumentForm':
    case 'documentFile':
    case 'removeDocumentFile':
      return several(async (email) => {
        const own = await DocumentCustomer.create(backend, email, 'voertuig');
        const { body } = await own.send(['a.pdf', aPdf()]);
        const values = {
          id: own.loggedIn.customer.id,
          document: body.document.id,
          file: body.bestanden[0].id,
        };
        return { cookie: cookieOf(own), values };
      });
    case 'kenteken':
      return [{ cookie: '', values: { kenteken: '1-VJK-01' } }];
    case 'bedrijven':
      return [{ cookie: '', values: { zoek: 'Van der Berg' } }];
    case 'bedrijf':
      return [{ cookie: '', values: { kvkNummer: '68750110' } }];
    case 'officeLogin':
      return several(async (email) => {
        const { logincode } = await anEmployee(backend, email);
        return { cookie: '', values: { code: logincode } };
      });
    case 'officeLoginPasskey':
    case 'officeLoginRecoveryCode':
      return several(async (email) => {
        const { logincode, passkey, herstelcodes } = await anEmployee(backend, email);
        const browser = backend.browser();
        const { body } = await browser.post(OFFICE_CALLS.officeLogin.path, { code: logincode });
        const values = { passkey: passkey.sign(body.options), herstelcode: herstelcodes[0] };
        return { cookie: cookieOf({ browser }), values };
      });
    case 'officeInvitation':
    case 'officeRegistration':
      return several(async (email) => {
        await backend.app.get(Employees).add(email, 'Karin de Vries', 'medewerker');
        const uitnodiging = await invitationOf(backend, email);
        const browser = backend.browser();
        const { body } = await browser.post(OFFICE_CALLS.officeInvitation.path, { uitnodiging });
        const passkey = new Passkey().register(body.options);
        return { cookie: cookieOf({ browser }), values: { uitnodiging, passkey } };
      });
    case 'officeLogout':
      return several(async (email) => ({ cookie: cookieOf(await anEmployee(backend, email)), values: {} }));
    case 'officeAddPasskey':
    case 'officeRemovePasskey':
      return several(async (email) => {
        const { browser } = await anEmployee(backend, email);
        const { body } = await browser.post(OFFICE_CALLS.officeAskPasskey.path);
        const passkey = new Passkey().register(body.options);
        if (name === 'officeAddPasskey') return { cookie: cookieOf({ browser }), values: { passkey } };
        await browser.post(OFFICE_CALLS.officeAddPasskey.path, { passkey });
        return { cookie: cookieOf({ browser }), values: { passkey: passkey.id } };
      });
    case 'officeAccess':
    case 'officeAskPasskey':
    case 'officeRecoveryCodes':
    case 'officeEmployee':
    case 'officeToday':
    case 'officeColleagues':
    case 'officeApplications':
    case 'officeApplicationsCsv':
    case 'officeMessages':
    case 'officeMessagesCsv':
    case 'officeComplaints':
    case 'officeComplaintsCsv':
    case 'officeEmployees':
    case 'officeAddEmployee':
    case 'officeEndSessions':
      return [{ cookie: cookieOf(await employee('beheerder')), values: { employee: EXAMPLE_ID } }];
    case 'officeApplication':
    case 'officeNote':
    case 'officeStatus':
    case 'officeAnswer':
    case 'officeMakeOffer':
    case 'officeWithdrawOffer':
    case 'officeCorrectEmail':
    case 'officeAskDocuments':
    case 'officeDecideDocument':
    case 'officeDocumentFile':
    case 'officeRetryMail':
      return several((email) => officeCase(name, email));
    case 'officeInviteAgain':
    case 'officeChangeRole':
    case 'officeEndEmployee':
      return several(async (email) => {
        const { id } = await anEmployee(backend, email);
        return { cookie: cookieOf(await employee('beheerder')), values: { employee: id, rol: 'beheerder' } };
      });
    case 'officeAssign': {
      const { browser, id } = await employee('medewerker');
      await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email: 'zaak@fuzz.example' }));
      const kenmerk = await backend.mailbox.takeCode('zaak@fuzz.example', 'leaseaanvraag');
      const values = { soort: 'aanvraag', kenmerk, van: null, naar: id };
      return [{ cookie: cookieOf({ browser }), values }];
    }
    case 'officeMessage':
    case 'officeAnswerMessage':
    case 'officeMessageNote':
    case 'officeMessageStatus':
      return several(async (email) => {
        await backend.browser().post(CALLS.contact.path, {
          name: 'Jan',
          email,
          subject: 'Vraag',
          message: 'Kan het?',
        });
        const { id } = await backend.database.manager.findOneByOrFail(ContactMessage, { email });
        return { cookie: cookieOf(await employee('medewerker')), values: { id, status: 'beantwoord' } };
      });
    case 'officeComplaint':
    case 'officeComplaintNote':
    case 'officeComplaintStatus':
      return several(async (email) => {
        await backend.browser().post(CALLS.complaints.path, aComplaint({ email }));
        const klachtnummer = await backend.mailbox.takeCode(email, 'klacht');
        const values = { klachtnummer, van: 'received', naar: 'in-handling' };
        return { cookie: cookieOf(await employee('medewerker')), values };
      });
    case 'officeCustomers':
    case 'officeCustomersCsv':
    case 'officeCustomer':
    case 'officeEndCustomerSessions':
    case 'officeCustomerData':
    case 'officeCustomerTrail':
    case 'officeApply':
      officeCustomers ??= several(customerOfOffice);
      return officeCustomers;
    case 'officeCorrectCustomerEmail':
    case 'officeDeleteCustomer':
      return several(customerOfOffice);
    case 'complaintStatus':
      return several(async (email) => {
        await backend.browser().post(CALLS.complaints.path, aComplaint({ email }));
        return {
          cookie: '',
          values: { klachtnummer: await backend.mailbox.takeCode(email, 'klacht'), email },
        };
      });
    // Each of these ends its session.
    case 'logout':
    case 'customerLogout':
    case 'endSessions':
    case 'deleteCustomer':
      return several(async (email) => {
        const own = await backend.customer(email);
        return { cookie: cookieOf(own), values: { id: own.customer.id, email } };
      });
    default:
      return [mine];
  }
}

async function customerOfOffice(email: string): Promise<Precondition> {
  const { customer } = await backend.customer(email);
  const values = { klant: customer.id, email, van: email, naar: `nieuw-${email}` };
  return { cookie: cookieOf(await employee('beheerder')), values };
}

/** Each file is looked at by a process of its own. */
const ABOUT_FILES = ['officeApplication', 'officeDecideDocument', 'officeDocumentFile'];

/** An application with what this call of the office needs. A trial changes nothing, so that it succeeds again. */
async function officeCase(name: string, email: string): Promise<Precondition> {
  const own = await DocumentCustomer.create(backend, email, 'voertuig');
  const { id: document } = await own.document();
  const [file] = ABOUT_FILES.includes(name) ? (await own.send(['a.pdf', aPdf()])).body.bestanden : [];
  const leaseCode = name === 'officeCorrectEmail' ? await withoutAccount(email) : own.leaseCode;
  if (name === 'officeWithdrawOffer') await anOffer(backend, leaseCode);
  if (name === 'officeAnswer') {
    await backend.database.query(
      `INSERT INTO lease_requests (application_id, soort, asked_at)
       SELECT id, 'intrekken', now() FROM lease_applications WHERE lease_code = $1`,
      [leaseCode],
    );
  }
  await backend.database.query("UPDATE document_files SET scan = 'clean' WHERE scan = 'waiting'");
  const [{ versie }] = await backend.database.query(
    'SELECT versie FROM lease_applications WHERE lease_code = $1',
    [leaseCode],
  );
  const values = {
    leaseCode,
    versie,
    proef: true,
    soort: 'intrekken',
    naar: 'approved',
    besluit: 'vervallen',
    document,
    file: file?.id,
    mail: await waitingMail(leaseCode, email),
    aanschafprijs: '25000',
    aanbetaling: '0',
    slottermijn: '0',
    looptijd: '60',
    maandbedrag: '480',
    kosten: '250',
    soorten: ['omzet'],
    email: `nieuw-${email}`,
  };
  return { cookie: cookieOf(await employee('medewerker')), values };
}

async function withoutAccount(email: string): Promise<string> {
  const address = `zonder-${email}`;
  await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email: address }));
  return backend.mailbox.takeCode(address, 'leaseaanvraag');
}

/** A mail about an application of which every try was used up. */
async function waitingMail(leaseCode: string, to: string): Promise<string> {
  const id = randomUUID();
  const cryptography = backend.app.get(Cryptography);
  const sealed = cryptography.encrypt({ to, subject: 'Uw aanvraag', preview: '', blocks: [] });
  await backend.database.query(
    `INSERT INTO application_mails (id, application_id, address, subject)
     SELECT $1, id, $2, 'Uw aanvraag' FROM lease_applications WHERE lease_code = $3`,
    [id, to, leaseCode],
  );
  await backend.database.query(
    `WITH job AS (
       SELECT id FROM graphile_worker.add_job('mail', $1::json, job_key => $2, run_at => now() + interval '1 day')
     )
     SELECT graphile_worker.reschedule_jobs(ARRAY[id], attempts => 25) FROM job`,
    [JSON.stringify({ id, sealed }), mailKey(cryptography, to, id)],
  );
  return id;
}

function cookieOf({ browser }: Pick<LoggedIn, 'browser'>): string {
  return [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
}
