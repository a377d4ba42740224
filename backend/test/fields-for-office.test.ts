import { CALLS, type ComplaintBody, type ContactBody, type LeaseApplicationBody } from '@site/contract';
import { OFFICE_CALLS } from '@site/contract/office';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import { anEmployee, type LoggedInEmployee } from './an-employee.js';
import { Staff } from './staff.js';
import { TestBackend } from './test-backend.js';

let backend: TestBackend;
let staff: Staff;
let karin: LoggedInEmployee;
beforeAll(async () => {
  backend = await TestBackend.start({ OFFICE: 'true' });
  staff = new Staff(backend);
  karin = await anEmployee(backend, 'karin@kantoor.example');
});
afterAll(() => backend.stop());

/** What an employee reads of each field: `null` where that of another field says it, or it means nothing to people. */
type Read<Body> = Record<keyof Body, string | null>;

/** Letters and digits: amounts and phone numbers are spaced for people, and long lines are wrapped. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Expects it in the answer for the page of the office, and in the output of the command line. */
async function expectRead<Body>(read: Read<Body>, path: string, command: readonly string[]): Promise<void> {
  const { body } = await karin.browser.get(path);
  const outputs = { page: JSON.stringify(body), command: (await staff.run(command)).stdout };
  const missing = Object.entries<string | null>(read).flatMap(([field, text]) =>
    Object.entries(outputs)
      .filter(([, output]) => text !== null && !plain(output).includes(plain(text)))
      .map(([where]) => `${field}: the ${where} does not have "${text}"`),
  );
  expect(missing).toEqual([]);
}

test('the office reads every field of an application', async () => {
  const email = 'aanvraag@bedrijf.nl';
  const changes = {
    voertuigType: 'equipment',
    kenteken: '1-VJK-01',
    opmerking: 'Graag in het wit.',
  } as const;
  const body = anApplication({ email, wantSlottermijn: true, slottermijn: '3000', ...changes });
  await backend.browser().post(CALLS.sendLeaseEmail.path, { ...body, kvkGekozen: true });
  const code = await backend.mailbox.takeCode(email, 'leaseaanvraag');
  const read: Read<Required<LeaseApplicationBody>> = {
    ...{ naam: body.naam, email, telefoon: '0612345678', bedrijfsnaam: body.bedrijfsnaam },
    ...{ kvkNummer: '12345678', kvkGekozen: null, voertuigLink: body.voertuigLink, ...changes },
    ...{ aanschafprijs: '25000', aanbetaling: '5000', wantAanbetaling: null },
    ...{ slottermijn: '3000', wantSlottermijn: null, looptijd: '60', concept: null },
  };
  await expectRead(read, OFFICE_CALLS.officeApplication.path.replace('{leaseCode}', code), [
    'applications',
    'show',
    code,
  ]);
});

test('the office reads every field of a complaint', async () => {
  const changes = {
    email: 'klacht@bedrijf.nl',
    bedrijf: 'Bakkerij Bakker',
    beschrijving: 'Ik belde drie keer.',
  };
  const more = {
    garagenaam: 'Garage De Brug',
    gewenstUitkomst: 'Een ander busje',
    eerderContact: 'Op maandag',
  };
  const body = aComplaint({ klachtType: 'garage', ...changes, ...more });
  const { body: answer } = await backend.browser().post(CALLS.complaints.path, body);
  const nothing = { klachtType: null, klachtCategorie: 'ommunicatie', partnernaam: null, bijlagen: null };
  const read: Read<ComplaintBody> = { ...body, ...nothing };
  const number: string = answer.klachtnummer;
  await expectRead(read, OFFICE_CALLS.officeComplaint.path.replace('{klachtnummer}', number), [
    'complaints',
    'show',
    number,
  ]);
});

test('the office reads every field of a message', async () => {
  const read: Read<Required<ContactBody>> = {
    ...{ name: 'Anna Bakker', email: 'bericht@bedrijf.nl' },
    ...{ subject: 'Een busje', message: 'Kan dat?' },
  };
  await backend.browser().post(CALLS.contact.path, read);
  const { rijen } = (await karin.browser.get(OFFICE_CALLS.officeMessages.path)).body;
  const [{ id }] = rijen;
  await expectRead(read, OFFICE_CALLS.officeMessage.path.replace('{id}', id), ['messages', 'show', id]);
});
