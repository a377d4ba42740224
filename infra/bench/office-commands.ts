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

/** The module of the backend with a command's function, the name of that, and its arguments. */
type Command = [module: string, name: string, args: (subject: Subject) => unknown[]];

/** A list, all of it and with a search that finds one record or none. */
function lists(of: string, name: string, one: keyof Subject): Record<string, Command> {
  const list = (args: Command[2]): Command => ['lists', name, args];
  return {
    [`${of} list`]: list(() => [LIST]),
    [`${of} list --search, one`]: list((subject) => [{ ...LIST, search: subject[one] }]),
    [`${of} list --search, none`]: list(() => [{ ...LIST, search: ABSENT }]),
  };
}

/**
 * The commands. `mails list` is none of them: it shows every mail that waits, so it takes as long as there are many. `customers delete`
 * does what the call does.
 */
const COMMANDS: Record<string, Command> = {
  ...lists('applications', 'listApplications', 'email'),
  'applications list --status': ['lists', 'listApplications', () => [{ ...LIST, status: ['pending'] }]],
  'applications list --since': ['lists', 'listApplications', () => [{ ...LIST, since: '2000-01-01' }]],
  'applications show': ['applications', 'showApplication', ({ leaseCode }) => [leaseCode, { json: true }]],
  'applications set-status': [
    'change-application',
    'setApplicationStatus',
    ({ leaseCode }) => [leaseCode, 'approved', { by: 'anna', yes: true }],
  ],
  'applications offer': [
    'change-application',
    'offerLease',
    ({ leaseCode }) => [
      leaseCode,
      { monthly: 420, company: 'Noord Lease', vehicle: 'Ford Transit', by: 'anna', yes: true },
    ],
  ],
  'applications withdraw-offer': [
    'change-application',
    'withdrawOffer',
    ({ leaseCode }) => [leaseCode, { by: 'anna', yes: true }],
  ],
  'applications requests': ['applications', 'listRequests', () => [{ json: true }]],
  'applications answer': [
    'change-application',
    'answerRequest',
    ({ leaseCode }) => [leaseCode, 'slotbedrag', { note: 'Het is € 8.240.', by: 'anna', yes: true }],
  ],
  ...lists('complaints', 'listComplaints', 'complaint'),
  'complaints list --status': [
    'lists',
    'listComplaints',
    () => [{ ...LIST, status: ['received', 'in-handling'] }],
  ],
  'complaints show': ['complaints', 'showComplaint', ({ complaint }) => [complaint, { json: true }]],
  'complaints set-status': [
    'complaints',
    'setComplaintStatus',
    ({ complaint }) => [complaint, 'in-handling', { by: 'anna', yes: true }],
  ],
  ...lists('messages', 'listMessages', 'email'),
  'messages show': ['messages', 'showMessage', ({ message }) => [message, { json: true }]],
  'customers export': ['customers', 'exportCustomer', ({ email }) => [email]],
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
  await office.database.query(
    `INSERT INTO lease_requests (application_id, soort, asked_at)
     SELECT id, 'slotbedrag', now() FROM lease_applications WHERE lease_code = $1 ON CONFLICT DO NOTHING`,
    [subject.leaseCode],
  );
  await office.database.query("UPDATE complaints SET status = 'received' WHERE number = $1", [
    subject.complaint,
  ]);
  return subject;
}

/** Runs a command of `staff` in this process: without the start of Node. @returns how long it took, in ms */
export async function runCommand(
  { office }: FilledBackend,
  command: string,
  subject: Subject,
): Promise<number> {
  const [module, name, args] = COMMANDS[command] as Command;
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
