import { createHash, randomBytes } from 'node:crypto';
import { OFFICE_CALLS } from '@site/contract/office';
import { Client } from './client';
import { backendModule, CUSTOMER, type FilledBackend } from './filled-backends';

/** What a caller would say of one customer. */
interface Caller {
  naam: string;
  email: string;
  telefoon: string;
  leaseCode: string;
  kenteken: string;
  complaint: string;
  message: string;
  klant: string;
}

const { officeApplications, officeComplaints, officeMessages, officeCustomers } = OFFICE_CALLS;
const LISTS = {
  aanvragen: officeApplications,
  klachten: officeComplaints,
  berichten: officeMessages,
  klanten: officeCustomers,
};

/** Searches of every list: what finds one record, what finds all of them, and what finds none. */
const SEARCHES: Record<string, (caller: Caller) => string> = {
  'a name': ({ naam }) => naam,
  'a part of a name': ({ naam }) => naam.slice(4, 9),
  'a mail address': ({ email }) => email,
  'a phone number': ({ telefoon }) => telefoon.replace(/\D/g, ''),
  'a code': ({ leaseCode }) => leaseCode,
  'a number plate': ({ kenteken }) => kenteken.replaceAll('-', ''),
  'a complaint': ({ complaint }) => complaint,
  'what all have': () => 'jan',
  'two words that all have': () => 'jan bedrijf',
  'what many have': () => 'bedrijf77.example',
  'what none has': () => 'bestaat nergens',
};

const PAGES = ['', 'pagina=200', 'sorteer=oudste', 'behandelaar=ik', 'behandelaar=niemand&pagina=200'];
const OWN_PAGES: Record<string, readonly string[]> = {
  aanvragen: [
    ...PAGES,
    'sorteer=bedrijf&pagina=200',
    'status=pending',
    'status=withdrawn&sorteer=oudste&pagina=200',
    'status=pending&behandelaar=niemand&sorteer=bedrijf',
    'zoek=bakkerij&status=pending&pagina=200',
  ],
  klachten: [...PAGES, 'status=in-handling', 'status=received&pagina=20', 'status=answered&sorteer=oudste'],
  berichten: [...PAGES, 'status=open', 'status=beantwoord&sorteer=oudste&pagina=200'],
  klanten: ['', 'pagina=200'],
};

/** The addresses that are read, by what they are called. */
const READS: Record<string, (caller: Caller) => string> = {
  vandaag: () => OFFICE_CALLS.officeToday.path,
  'een aanvraag': ({ leaseCode }) => OFFICE_CALLS.officeApplication.path.replace('{leaseCode}', leaseCode),
  'een klacht': ({ complaint }) => OFFICE_CALLS.officeComplaint.path.replace('{klachtnummer}', complaint),
  'een bericht': ({ message }) => OFFICE_CALLS.officeMessage.path.replace('{id}', message),
  'een klant': ({ klant }) => OFFICE_CALLS.officeCustomer.path.replace('{klant}', klant),
};
for (const [list, { path }] of Object.entries(LISTS)) {
  for (const query of OWN_PAGES[list] ?? []) READS[`${list} ${query}`.trim()] = () => `${path}?${query}`;
  for (const [what, of] of Object.entries(SEARCHES)) {
    READS[`${list}, ${what}`] = (caller) => `${path}?${new URLSearchParams({ zoek: of(caller) })}`;
  }
}

export const OFFICE_READS = Object.keys(READS);

/** An employee who is logged in at a backend. */
export async function employeeOf({ url, office }: FilledBackend): Promise<Client> {
  const { Cryptography } = await backendModule('platform/cryptography');
  const cryptography = await office.service<{ hash(scope: string, text: string): string }>(Cryptography);
  const token = randomBytes(32).toString('base64url');
  await office.database.query(
    `WITH employee AS (
       INSERT INTO employees (email, naam, rol, created_at) VALUES ($1, 'Anna Bakker', 'beheerder', now()) RETURNING id
     )
     INSERT INTO employee_sessions (token_hash, employee_id, kind, started_at, expires_at)
     SELECT $2, id, 'session', now(), now() + interval '9 hours' FROM employee`,
    [
      `${createHash('md5').update(token).digest('hex')}@kantoor.example`,
      cryptography.hash('employee session', token),
    ],
  );
  const client = new Client(url);
  client.setCookie('kantoor', token);
  return client;
}

/** A customer with an application and a message, and the last complaint at or before theirs. */
export async function callerOf({ office }: FilledBackend, customer: number): Promise<Caller> {
  const [caller] = await office.database.query<Caller>(
    `SELECT a.naam, a.email, a.telefoon, a.kenteken, a.lease_code AS "leaseCode", a.lease_code AS klant, message.id AS message, complaint
     FROM (SELECT ${CUSTOMER.leaseCode} AS code FROM (SELECT $1::integer AS i) AS it) AS it
     JOIN lease_applications AS a ON a.lease_code = code JOIN contact_messages AS message ON message.email = a.email
     CROSS JOIN (SELECT ${CUSTOMER.complaint} AS complaint FROM (SELECT $2::integer AS i) AS it) AS other`,
    [customer, Math.max(10, customer - (customer % 10))],
  );
  if (!caller) throw new Error(`Customer ${customer} has no message.`);
  return caller;
}

/** Reads an address of the office. @returns how long it took, in ms */
export async function readOffice(employee: Client, name: string, caller: Caller): Promise<number> {
  const address = READS[name]?.(caller) ?? '';
  const start = performance.now();
  await employee.send('GET', address);
  return performance.now() - start;
}
