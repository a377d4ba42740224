import { backendModule, CUSTOMER, type FilledBackend } from './filled-backends';

/** The records of a customer that commands are about. */
interface Subject {
  email: string;
  leaseCode: string;
  message: string;
  complaint: string;
}

type Work = (office: FilledBackend['office'], ...args: unknown[]) => Promise<void>;

const LIST = { limit: 20 };
const ABSENT = 'bestaat nergens';

/**
 * Of each command the module of the backend with its function, the name of that, and its arguments. `mails list` is none of them: it shows
 * every mail that waits, so it takes as long as there are many. `customers delete` does what the call does.
 */
const COMMANDS: Record<string, [module: string, name: string, args: (subject: Subject) => unknown[]]> = {
  'applications list': ['applications/list', 'listApplications', () => [LIST]],
  'applications list --status': [
    'applications/list',
    'listApplications',
    () => [{ ...LIST, status: ['pending'] }],
  ],
  'applications list --since': [
    'applications/list',
    'listApplications',
    () => [{ ...LIST, since: '2000-01-01' }],
  ],
  'applications list --search, one': [
    'applications/list',
    'listApplications',
    ({ email }) => [{ ...LIST, search: email }],
  ],
  'applications list --search, none': [
    'applications/list',
    'listApplications',
    () => [{ ...LIST, search: ABSENT }],
  ],
  'applications show': [
    'applications/show',
    'showApplication',
    ({ leaseCode }) => [leaseCode, { json: true }],
  ],
  'applications set-status': [
    'applications/set-status',
    'setApplicationStatus',
    ({ leaseCode }) => [leaseCode, 'approved', { by: 'anna', yes: true }],
  ],
  'complaints list': ['complaints/list', 'listComplaints', () => [LIST]],
  'complaints list --search, one': [
    'complaints/list',
    'listComplaints',
    ({ complaint }) => [{ ...LIST, search: complaint }],
  ],
  'complaints list --search, none': [
    'complaints/list',
    'listComplaints',
    () => [{ ...LIST, search: ABSENT }],
  ],
  'complaints show': ['complaints/show', 'showComplaint', ({ complaint }) => [complaint, { json: true }]],
  'messages list': ['messages/list', 'listMessages', () => [LIST]],
  'messages list --search, one': [
    'messages/list',
    'listMessages',
    ({ email }) => [{ ...LIST, search: email }],
  ],
  'messages list --search, none': ['messages/list', 'listMessages', () => [{ ...LIST, search: ABSENT }]],
  'messages show': ['messages/show', 'showMessage', ({ message }) => [message, { json: true }]],
  'customers export': ['customers/export', 'exportCustomer', ({ email }) => [email]],
};

export const COMMAND_NAMES = Object.keys(COMMANDS);

/** The records of a customer, and of the last complaint at or before theirs. */
export async function subjectOf({ office }: FilledBackend, customer: number): Promise<Subject> {
  const [subject] = await office.database.query<Subject>(
    `SELECT email, lease_code AS "leaseCode", message.id AS message, complaint
     FROM (SELECT ${CUSTOMER.email} AS email, ${CUSTOMER.leaseCode} AS lease_code FROM (SELECT $1::integer AS i) AS it) AS it
     JOIN contact_messages AS message USING (email)
     CROSS JOIN (SELECT ${CUSTOMER.complaint} AS complaint FROM (SELECT $2::integer AS i) AS it) AS other`,
    [customer, Math.max(10, customer - (customer % 10))],
  );
  if (!subject) throw new Error(`Customer ${customer} has no message.`);
  await office.database.query("UPDATE lease_applications SET status = 'pending' WHERE lease_code = $1", [
    subject.leaseCode,
  ]);
  return subject;
}

/** Runs a command of `staff` in this process: without the start of Node. @returns how long it took, in ms */
export async function runCommand(
  { office }: FilledBackend,
  command: string,
  subject: Subject,
): Promise<number> {
  const [module, name, args] = COMMANDS[command] as (typeof COMMANDS)[string];
  const work: Work = (await backendModule(`staff/${module}`))[name];
  const streams = [process.stdout, process.stderr].map((stream) => ({ stream, write: stream.write }));
  for (const { stream } of streams) stream.write = () => true;
  const start = performance.now();
  try {
    await work(office, ...args(subject));
  } finally {
    for (const { stream, write } of streams) stream.write = write;
  }
  return performance.now() - start;
}
