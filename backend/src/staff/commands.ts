import {
  EENMALIGE_KOSTEN,
  KLACHT_STATUS_LABELS,
  LEASE_STATUS_LABELS,
  OFFERTE_GELDIG_WERKDAGEN,
  VERZOEK_LABELS,
} from '@site/contract';
import { DOCUMENTEN, DOCUMENTEN_RECHTSVORM, DOCUMENTEN_SITUATIE } from '@site/contract/facts';
import { ROL_LABELS } from '@site/contract/office';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { NEXT_COMPLAINT_STATUSES } from '../complaints/status-transitions.js';
import { dutchDay } from '../dutch-time/dutch-date.js';
import { NEXT_STATUSES } from '../leases/status-transitions.js';
import type { NextStatuses } from '../status-history/decision.js';
import type { CommandGroup, CommandSpec } from './program.js';
import { sanitizeText } from './terminal/output.js';

const DAY_MS = 24 * 3600 * 1000;
/** In characters. */
const NOTE_LENGTH = 2000;

const JSON_OUTPUT = new Option('--json', 'print JSON for programs');
const FORMATS = [JSON_OUTPUT, new Option('--csv', 'print CSV for a spreadsheet').conflicts('json')];
const YES = new Option('--yes', 'do not ask for confirmation; for scripts');
const by = (does: string) => new Option('--by <name>', `who ${does}; default: your name on this machine`);
const noteOption = (meaning: string) => new Option('--note <text>', meaning).argParser(readNote);
const option = <Value>(flags: string, meaning: string, read: (typed: string) => Value) =>
  new Option(flags, meaning).argParser(read);
const limit = (meaning: string) => option('--limit <n>', meaning, readLimit).default(50);
const statusFilter = (statuses: readonly string[]) =>
  new Option('--status <status...>', 'only with one of these statuses').choices(statuses);

const listOptions = (searchedIn: string) => [
  ...FORMATS,
  limit('at most this many, the newest'),
  new Option('--search <text>', `only with this text in ${searchedIn}`),
  option('--since <date>', 'only since this day: 2026-11-20, 20-11-2026, or 7d for seven days ago', readDay),
];

const CODE = new Argument('<code>', 'code of the application; lower case and spaces are accepted');
const NUMBER = new Argument('<number>', 'as in the mails: K2026-000123; lower case and spaces are accepted');
const MESSAGE_ID = new Argument('<id>', 'as shown by the list');
const PERSON = new Argument('<email>', 'mail address of the person; works without an account');
const STATUSES = Object.keys(LEASE_STATUS_LABELS);
const COMPLAINT_STATUSES = Object.keys(KLACHT_STATUS_LABELS);
const MESSAGE_STATUSES = ['open', 'answered'];

/** What `set-status` takes. @param person who is mailed: `customer` */
const setStatusOptions = (statuses: readonly string[], person: string) => [
  new Argument('<status>', 'the new status').choices(statuses),
  noteOption(`message to the ${person}, included in the mail`),
  by('decided'),
  YES,
];

const applications: CommandGroup = {
  name: 'applications',
  description: 'applications for a lease',
  commands: [
    {
      name: 'list',
      description: 'List the applications, newest first.',
      takes: [
        statusFilter(STATUSES),
        ...listOptions('name, company, e-mail address, phone, KvK number or code'),
      ],
      help: [
        `REPLY BY is when the customer hears from the office at the latest, in Dutch working days: counted from the application,
its approval or its new review, until there is an offer or a note.`,
      ],
      examples: [
        ['applications list --status pending', 'pending a decision'],
        ['applications list --since 7d --search bakkerij', 'of the last week, with this in the name'],
        ['applications list --status approved rejected --json', 'for a program'],
      ],
      action: async () => (await import('./lists.js')).listApplications,
    },
    {
      name: 'show',
      description: 'Show one application in full: applicant, lease, account and status history.',
      takes: [CODE, JSON_OUTPUT],
      examples: [['applications show K7M2P4Q'], ['applications show "k7m 2p4q" --json']],
      action: async () => (await import('./applications.js')).showApplication,
    },
    {
      name: 'set-status',
      description: 'Change the status of an application and mail the customer about it.',
      takes: [CODE, ...setStatusOptions(STATUSES, 'customer')],
      help: [
        transitions(LEASE_STATUS_LABELS, NEXT_STATUSES),
        `The mail is sent to the applicant, and to the account as well when that has another address. It includes the
text of --note, so write that in Dutch for the customer. Asks for confirmation: a mail cannot be recalled.`,
      ],
      examples: [
        ['applications set-status K7M2P4Q approved'],
        ['applications set-status K7M2P4Q rejected --note "De jaarcijfers ontbreken nog."'],
        ['applications set-status K7M2P4Q completed --by Marieke --yes'],
      ],
      action: async () => (await import('./change-application.js')).setApplicationStatus,
    },
    {
      name: 'offer',
      description: 'Make an offer for an application and mail it to the customer.',
      takes: [
        CODE,
        option('--monthly <euros>', 'what is paid each month', readAmount).makeOptionMandatory(),
        new Option('--company <name>', 'the lease company').makeOptionMandatory(),
        new Option('--vehicle <text>', 'what is leased; default: that of the application'),
        option('--price <euros>', 'VAT included; default: that of the application', readWholeNumber),
        option('--down-payment <euros>', 'default: that of the application', readWholeNumber),
        option('--final-instalment <euros>', 'default: that of the application', readWholeNumber),
        option('--term <months>', 'default: that of the application', readWholeNumber),
        option(
          '--fees <euros>',
          `one-off costs, VAT excluded; default: ${EENMALIGE_KOSTEN.administratie}`,
          readAmount,
        ),
        noteOption('message to the customer, included in the offer'),
        by('makes it'),
        YES,
      ],
      help: [
        `Amounts are whole euros; --monthly and --fees may have cents, as 412.50 or 412,50. The offer is valid ${OFFERTE_GELDIG_WERKDAGEN} working days and then lapses by itself; a new offer replaces
it. The customer finds it in the account and answers with "Akkoord, bel mij", which mails the office. Only an
application that is pending or approved gets an offer; its status stays as it is.`,
      ],
      examples: [
        ['applications offer K7M2P4Q --monthly 412.50 --company "Noord Lease"'],
        [
          'applications offer K7M2P4Q --monthly 389 --company "Noord Lease" --vehicle "Ford Transit" --price 24500 --yes',
        ],
      ],
      action: async () => (await import('./change-application.js')).offerLease,
    },
    {
      name: 'withdraw-offer',
      description: 'Withdraw the offer for an application and mail the customer about it.',
      takes: [CODE, noteOption('message to the customer, included in the mail'), by('withdraws it'), YES],
      help: [
        `Only the newest offer of an application that is pending or approved can be withdrawn, also after the customer agreed.
The application stays as it is and can get a new offer. A new offer replaces an earlier one by itself.`,
      ],
      examples: [
        [
          'applications withdraw-offer K7M2P4Q --note "De leasemaatschappij leent niet meer voor dit bouwjaar."',
        ],
      ],
      action: async () => (await import('./change-application.js')).withdrawOffer,
    },
    {
      name: 'requests',
      description: 'List what customers asked and nobody answered yet, the oldest first.',
      takes: FORMATS,
      examples: [['applications requests']],
      action: async () => (await import('./applications.js')).listRequests,
    },
    {
      name: 'answer',
      description: 'Answer what a customer asked about an application, and mail the answer.',
      takes: [
        CODE,
        new Argument('<request>', 'what was asked').choices(Object.keys(VERZOEK_LABELS)),
        noteOption('the answer to the customer').makeOptionMandatory(),
        by('answers'),
        YES,
      ],
      help: [
        `The mail is sent to the applicant, and to the account as well when that has another address. A request to withdraw
(intrekken) is granted with "applications set-status <code> withdrawn", which answers it too.`,
      ],
      examples: [
        ['applications answer K7M2P4Q slotbedrag --note "Het slotbedrag is op 1 december € 8.240."'],
        ['applications answer K7M2P4Q intrekken --note "Uw contract is al getekend. Wij bellen u vandaag."'],
      ],
      action: async () => (await import('./change-application.js')).answerRequest,
    },
    {
      name: 'note',
      description: 'Write a note about an application. Nothing is mailed.',
      takes: [CODE, new Argument('<text>', 'the note').argParser(readNote), by('writes it')],
      help: [
        `"applications show" has the notes. A note says that somebody spoke with the customer: it takes the application off
"staff today". The customer can read it in the download of all data, so write nothing that they may not read.`,
      ],
      examples: [
        ['applications note K7M2P4Q "Gebeld: stuurt de jaarcijfers morgen."'],
        ['applications note K7M2P4Q "Akkoord besproken, tekent vrijdag." --by Marieke'],
      ],
      action: async () => (await import('./change-application.js')).noteApplication,
    },
    {
      name: 'correct-email',
      description: 'Correct a mistyped mail address of an application, and mail the application there again.',
      takes: [CODE, new Argument('<email>', 'the right mail address'), by('corrects it'), YES],
      help: [
        `First call the applicant back on the number in the application, never on one that a caller gives you: whoever gets the
code can see the application. It gets a new code; the former one no longer works. The former address is told that
another one is used, without anything about the application. The notes record the change.
Only while the application is pending or approved, and not when its address is that of an account. One that is in an
account can only get the address of that account.`,
      ],
      examples: [['applications correct-email K7M2P4Q jan@bedrijf.nl']],
      action: async () => (await import('./change-application.js')).correctEmail,
    },
  ],
};

const DOCUMENT_ID = new Argument('<document>', 'id as shown by "documents show"');

const documents: CommandGroup = {
  name: 'documents',
  description: 'documents of customers: ask, fetch, accept, refuse',
  commands: [
    {
      name: 'list',
      description: 'List the documents to check, those that were asked first before others.',
      takes: [...FORMATS, limit('at most this many')],
      examples: [['documents list']],
      action: async () => (await import('./documents.js')).listDocuments,
    },
    {
      name: 'show',
      description: 'Show the documents of an application: their status and files, and who opened them.',
      takes: [CODE, JSON_OUTPUT],
      examples: [['documents show K7M2P4Q']],
      action: async () => (await import('./documents.js')).showDocuments,
    },
    {
      name: 'ask',
      description: 'Ask documents of a customer, and mail what is asked.',
      takes: [
        CODE,
        new Argument('[kind...]', 'kinds of documents').choices(Object.keys(DOCUMENTEN)),
        new Option('--form <form>', 'all that an assessment requires of this legal form').choices(
          Object.keys(DOCUMENTEN_RECHTSVORM),
        ),
        new Option('--situation <situation...>', 'what it requires in addition').choices(
          Object.keys(DOCUMENTEN_SITUATIE),
        ),
        new Option('--other <name...>', 'something else, as the customer reads it'),
        noteOption('message to the customer, included in the mail'),
        by('asks'),
        YES,
      ],
      help: [
        `What was asked before is not asked again. The customer sends it in the account; only an application that is pending
or approved can have documents. Ask only what the assessment needs.

Kinds:
${Object.entries(DOCUMENTEN)
  .map(([soort, naam]) => `  ${soort.padEnd(28)}  ${naam}`)
  .join('\n')}`,
      ],
      examples: [
        ['documents ask K7M2P4Q --form bv'],
        ['documents ask K7M2P4Q --form eenmanszaak --situation starter'],
        ['documents ask K7M2P4Q jaarcijfers --other "Een foto van de kilometerteller" --yes'],
      ],
      action: async () => (await import('./documents.js')).askDocuments,
    },
    {
      name: 'fetch',
      description: 'Fetch one file. It is recorded who opened it.',
      takes: [
        new Argument('<file>', 'id of the file as shown by "documents show"'),
        new Option('--to <path>', 'a new file to write; default: standard output'),
        by('opens it'),
      ],
      help: [
        `The customer finds in the download of all data when a file was opened. Delete the copy when you have seen it.
Only a file that was searched for viruses can be fetched, where they are searched.`,
      ],
      examples: [
        ['documents fetch 3f9c21ab --to rijbewijs.jpg'],
        ['documents fetch 3f9c21ab > rijbewijs.jpg', 'from a container'],
      ],
      action: async () => (await import('./documents.js')).fetchDocument,
    },
    {
      name: 'accept',
      description: 'Accept a document. Nothing is mailed, and the customer can no longer change it.',
      takes: [DOCUMENT_ID, by('accepts it')],
      examples: [['documents accept 8d20be41']],
      action: async () => (await import('./documents.js')).acceptDocument,
    },
    {
      name: 'refuse',
      description: 'Refuse a document, and mail the customer why. The customer can send it again.',
      takes: [
        DOCUMENT_ID,
        noteOption('the reason and what to do, to the customer').makeOptionMandatory(),
        new Option('--delete-files', 'delete what was sent, such as a copy with a legible bsn'),
        by('refuses it'),
        YES,
      ],
      examples: [
        ['documents refuse 8d20be41 --note "Het afschrift van mei ontbreekt."'],
        ['documents refuse 8d20be41 --delete-files --note "Uw bsn is leesbaar. Maak het onleesbaar."'],
      ],
      action: async () => (await import('./documents.js')).refuseDocument,
    },
    {
      name: 'drop',
      description: 'Ask no longer for a document, and delete what was sent for it. Nothing is mailed.',
      takes: [DOCUMENT_ID, YES],
      examples: [['documents drop 8d20be41']],
      action: async () => (await import('./documents.js')).dropDocument,
    },
  ],
};

const complaints: CommandGroup = {
  name: 'complaints',
  description: 'complaints, with the last day to contact the complainant',
  commands: [
    {
      name: 'list',
      description: 'List the complaints, newest first.',
      takes: [
        statusFilter(COMPLAINT_STATUSES),
        ...listOptions('number, subject, description, name, e-mail address, garage or partner'),
      ],
      examples: [
        ['complaints list --status received in-handling', 'not answered yet'],
        ['complaints list --since 7d', 'of the last week'],
        ['complaints list --search smit', 'with this in the garage, the name, the description, …'],
      ],
      action: async () => (await import('./lists.js')).listComplaints,
    },
    {
      name: 'show',
      description: 'Show one complaint in full, with its status history.',
      takes: [NUMBER, JSON_OUTPUT],
      examples: [['complaints show K2026-000123']],
      action: async () => (await import('./complaints.js')).showComplaint,
    },
    {
      name: 'set-status',
      description: 'Change the status of a complaint and mail the complainant about it.',
      takes: [
        NUMBER,
        ...setStatusOptions(
          COMPLAINT_STATUSES.filter((status) => status !== 'received'),
          'complainant',
        ),
      ],
      help: [
        transitions(KLACHT_STATUS_LABELS, NEXT_COMPLAINT_STATUSES),
        `The mail includes the text of --note, so write that in Dutch for the complainant. The page with the status shows
the day of the change, not the note. A complaint that is answered needs a note: the answer, or what was agreed by
phone. Asks for confirmation: a mail cannot be recalled.`,
      ],
      examples: [
        ['complaints set-status K2026-000123 in-handling'],
        ['complaints set-status K2026-000123 answered --note "Wij belden u vandaag."'],
        ['complaints set-status K2026-000123 in-handling --by Marieke --yes'],
      ],
      action: async () => (await import('./complaints.js')).setComplaintStatus,
    },
  ],
};

const messages: CommandGroup = {
  name: 'messages',
  description: 'messages of the contact form',
  commands: [
    {
      name: 'list',
      description: 'List the messages, newest first.',
      takes: [
        new Option('--status <status>', 'only with this status').choices(MESSAGE_STATUSES),
        ...listOptions('subject, text, name or e-mail address'),
      ],
      examples: [
        ['messages list --status open', 'not answered yet'],
        ['messages list --since 2026-11-01 --search aanhanger'],
      ],
      action: async () => (await import('./lists.js')).listMessages,
    },
    {
      name: 'show',
      description: 'Show one message.',
      takes: [MESSAGE_ID, JSON_OUTPUT],
      examples: [['messages show 3f9c21ab']],
      action: async () => (await import('./messages.js')).showMessage,
    },
    {
      name: 'set-status',
      description:
        'Record that a message is answered. Nothing is mailed: answer it from your own mailbox, or on the site.',
      takes: [
        MESSAGE_ID,
        new Argument('<status>', 'the new status; open takes an answer back').choices(MESSAGE_STATUSES),
        by('answered'),
      ],
      examples: [['messages set-status 3f9c21ab answered --by Marieke']],
      action: async () => (await import('./messages.js')).setMessageStatus,
    },
  ],
};

const QUEUE_HELP = `A mail stays in this queue until the mail server accepts it. A failed mail is retried automatically with increasing
delays, 25 times in about four days. After that it is kept, and sent only with "mails resend". The content of a mail
is encrypted and never shown, because it may contain a code.`;

const mails: CommandGroup = {
  name: 'mails',
  description: 'mails that are pending or could not be sent',
  help: [QUEUE_HELP],
  commands: [
    {
      name: 'list',
      description: 'List the mails that were not sent yet, oldest first.',
      takes: [
        new Option('--failed', 'only those whose last try failed').conflicts('waiting'),
        new Option('--waiting', 'only those that will be tried automatically'),
        ...FORMATS,
      ],
      help: [QUEUE_HELP],
      examples: [
        ['mails list --failed', 'what could not be sent, and why'],
        ['mails list --json', 'for a program'],
      ],
      action: async () => (await import('./mails.js')).listMails,
    },
    {
      name: 'show',
      description: 'Show one mail that was not sent yet: recipient, subject and delivery attempts.',
      takes: [new Argument('<id>', 'as shown by the list').argParser(readMailId), JSON_OUTPUT],
      examples: [['mails show 412']],
      action: async () => (await import('./mails.js')).showMail,
    },
    {
      name: 'resend',
      description: 'Send mails again, at once and with 25 new tries.',
      takes: [
        new Argument('[id...]', 'as shown by the list').argParser((typed, before: string[] = []) => [
          ...before,
          readMailId(typed),
        ]),
        new Option('--all', 'all mails whose last try failed'),
        YES,
      ],
      check: (called) => {
        const { all } = called.opts<{ all?: true }>();
        if (all ? called.args.length > 0 : called.args.length === 0) {
          called.error('error: give the ids of mails, or --all');
        }
      },
      help: ['A running backend sends them, within seconds.'],
      examples: [['mails resend 412 415'], ['mails resend --all', 'after the mail server was unavailable']],
      action: async () => (await import('./mails.js')).resendMails,
    },
  ],
};

/** For requests, by letter or phone, to export or erase personal data, and to end sessions. */
const customers: CommandGroup = {
  name: 'customers',
  description: 'personal data: export and erase; end sessions, correct an address',
  commands: [
    {
      name: 'export',
      description: 'Print all data about a person, as the JSON that customers download.',
      takes: [PERSON],
      help: ['First verify that the request comes from the owner of the address.'],
      examples: [['customers export jan@bedrijf.nl > mijn-gegevens.json', 'to send to the person']],
      action: async () => (await import('./customers.js')).exportCustomer,
    },
    {
      name: 'delete',
      description:
        'Delete the account of a person and all data that need not be kept, and mail them about it.',
      takes: [PERSON, YES],
      help: [
        `Does the same as when customers delete their own account: logs them out everywhere and deletes rejected and
withdrawn applications, those that were not sent, and messages; agreements, complaints, and pending and approved applications are kept,
without a login.
First verify that the request comes from the owner of the address.`,
      ],
      examples: [['customers delete jan@bedrijf.nl']],
      action: async () => (await import('./customers.js')).deleteCustomer,
    },
    {
      name: 'log-out',
      description: 'Log a customer out of every browser, for example when a phone was stolen.',
      takes: [new Argument('<email>', 'mail address of the account'), YES],
      examples: [['customers log-out jan@bedrijf.nl']],
      action: async () => (await import('./customers.js')).logOutCustomer,
    },
    {
      name: 'correct-email',
      description: 'Change the mail address of an account, for a customer who lost the mailbox.',
      takes: [
        new Argument('<email>', 'mail address of the account'),
        new Argument('<new>', 'the right mail address'),
        by('corrects it'),
        YES,
      ],
      help: [
        `Does the same as the page of the customer in the office. First call the customer back on the number in the account, never
on one that a caller gives you: whoever reads the new mailbox can log in. What was sent from the former address is listed
under the new one. Logs the customer out everywhere, and both addresses are told. The notes of the applications record it.`,
      ],
      examples: [['customers correct-email jan@bedrij.nl jan@bedrijf.nl']],
      action: async () => (await import('./customers.js')).correctEmail,
    },
  ],
};

const EMPLOYEE = new Argument('<email>', 'mail address of the employee');

const employees: CommandGroup = {
  name: 'employees',
  description: 'who may log in to the pages of the office',
  commands: [
    {
      name: 'list',
      description: 'List the employees, with the browsers that they are logged in with.',
      takes: [...FORMATS],
      examples: [['employees list']],
      action: async () => (await import('./employees.js')).listEmployees,
    },
    {
      name: 'add',
      description: 'Add an employee and mail an invitation.',
      takes: [
        EMPLOYEE,
        new Option('--name <name>', 'as it is shown to colleagues').makeOptionMandatory(),
        new Option('--role <role>', 'a beheerder may also log others out')
          .choices(Object.keys(ROL_LABELS))
          .default('medewerker'),
      ],
      help: ['With the invitation the employee makes a passkey, and gets six digits and recovery codes.'],
      examples: [['employees add karin@onslease.nl --name "Karin de Vries" --role beheerder']],
      action: async () => (await import('./employees.js')).addEmployee,
    },
    {
      name: 'invite',
      description: 'Mail another invitation, to make a passkey on one more device.',
      takes: [
        EMPLOYEE,
        new Option('--forget', 'first log out, and forget the passkeys and codes: a device was lost'),
        YES,
      ],
      examples: [
        ['employees invite karin@onslease.nl', 'for a second device'],
        ['employees invite karin@onslease.nl --forget', 'for one in place of those before'],
      ],
      action: async () => (await import('./employees.js')).inviteEmployee,
    },
    {
      name: 'log-out',
      description: 'Log an employee out of every browser.',
      takes: [EMPLOYEE, YES],
      examples: [['employees log-out karin@onslease.nl']],
      action: async () => (await import('./employees.js')).logOutEmployee,
    },
    {
      name: 'end',
      description: 'End the access of an employee who left.',
      takes: [EMPLOYEE, YES],
      help: ['What the employee did stays in the audit trail.'],
      examples: [['employees end karin@onslease.nl']],
      action: async () => (await import('./employees.js')).endEmployee,
    },
  ],
};

const DEALER = new Argument('<email>', 'mail address of the dealer');

const dealers: CommandGroup = {
  name: 'dealers',
  description: 'dealers who begin applications for their customers',
  commands: [
    {
      name: 'add',
      description: 'Add a dealer and mail the personal link.',
      takes: [DEALER, new Argument('<name>', 'as customers see it'), by('adds the dealer')],
      help: [
        `With the link the dealer fills in the vehicle, the price and the customer's address. The customer gets a mail to finish
the application. The dealer sees how far it is, and nothing of the customer. The link is printed once and stored as a
hash: who has it can send mails in the name of the dealer.`,
      ],
      examples: [['dealers add verkoop@brug.nl "Autobedrijf De Brug"']],
      action: async () => (await import('./dealers.js')).addDealer,
    },
    {
      name: 'list',
      description: 'List the dealers with the number of their applications, newest first.',
      takes: FORMATS,
      examples: [['dealers list']],
      action: async () => (await import('./dealers.js')).listDealers,
    },
    {
      name: 'new-link',
      description: 'Mail a dealer a new link, in place of the one before.',
      takes: [DEALER, YES],
      examples: [['dealers new-link verkoop@brug.nl', 'when the link was lost, or got to somebody else']],
      action: async () => (await import('./dealers.js')).renewDealerLink,
    },
    {
      name: 'end',
      description: 'End the link of a dealer. What customers were sent goes on.',
      takes: [DEALER, YES],
      examples: [['dealers end verkoop@brug.nl']],
      action: async () => (await import('./dealers.js')).endDealer,
    },
  ],
};

const today: CommandSpec = {
  name: 'today',
  description:
    'Show who waits for the office, by deadline: calls, requests, applications, documents, complaints, messages.',
  takes: [JSON_OUTPUT, limit('at most this many of each, the longest waiting')],
  help: [
    `Deadlines are counted in Dutch working days, as in the mails. What takes something off the list:
  calls         a note, a new offer or a change of the status since the customer agreed
  requests      "applications answer", or withdrawing the application
  applications  an offer or a note since it arrived, was approved or is reviewed again
  complaints    "complaints set-status <number> answered"
  documents     "documents accept", "refuse" or "drop"
  messages      "messages set-status <id> answered"`,
  ],
  examples: [['today'], ['applications note K7M2P4Q "Gebeld: tekent vrijdag."', 'after the call']],
  action: async () => (await import('./today.js')).today,
};

const retention: CommandSpec = {
  name: 'retention',
  description:
    'Show the data that is deleted tonight because its retention period is over; --run deletes it now.',
  takes: [new Option('--run', 'delete it now'), YES, JSON_OUTPUT],
  help: ['Without --run nothing changes. The backend runs the same deletion every night at 02:15 UTC.'],
  examples: [
    ['retention', 'what is deleted tonight, by rule'],
    ['retention --run', 'delete it now'],
  ],
  action: async () => (await import('./retention.js')).retention,
};

/** Every command of the office, in the order of the help overview. */
export const COMMANDS = [
  today,
  applications,
  documents,
  complaints,
  messages,
  mails,
  customers,
  dealers,
  employees,
  retention,
];

/** Which status can follow which, for the help of `set-status`. */
function transitions<Status extends string>(
  labels: Readonly<Record<Status, string>>,
  next: NextStatuses<Status>,
): string {
  const known = Object.keys(labels) as Status[];
  const width = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const [statusWidth, labelWidth] = [width(known), width(Object.values(labels))];
  const lines = known.map((status) => {
    const following = next[status].join(', ') || 'nothing (final)';
    return `  ${status.padEnd(statusWidth)}  ${labels[status].padEnd(labelWidth)} -> ${following}`;
  });
  return `Which status can follow which:\n${lines.join('\n')}`;
}

function readNote(typed: string): string {
  const note = sanitizeText(typed);
  if (note.length > NOTE_LENGTH)
    throw new InvalidArgumentError(`It may have at most ${NOTE_LENGTH} characters.`);
  return note;
}

/** A value that has to look like this. @param otherwise what it must be */
function matching(pattern: RegExp, typed: string, otherwise: string): string {
  if (!pattern.test(typed)) throw new InvalidArgumentError(otherwise);
  return typed;
}

function readWholeNumber(typed: string): number {
  return Number(matching(/^\d{1,7}$/, typed, 'It must be a whole number, in digits only.'));
}

/** An amount in euros, with cents after a point or a comma; never with a point for the thousands. */
function readAmount(typed: string): number {
  const euros = /^\d{1,7}([.,]\d{1,2})?$/;
  return Number(
    matching(euros, typed, 'It must be an amount in euros, such as 412 or 412.50.').replace(',', '.'),
  );
}

function readLimit(typed: string): number {
  return Number(matching(/^[1-9]\d{0,5}$/, typed, 'Give a whole number from 1.'));
}

function readMailId(typed: string): string {
  return matching(/^\d{1,18}$/, typed, 'It must be a number, as shown by "staff mails list".');
}

function readDay(typed: string): string {
  const back = /^(\d{1,4})d$/.exec(typed);
  if (back) return dutchDay(new Date(Date.now() - Number(back[1]) * DAY_MS));
  const [, day = '', month = '', year = ''] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(typed) ?? [];
  const iso = day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
  const moment = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso);
  if (!/^\d{4}-\d\d-\d\d$/.test(iso) || !exists) {
    throw new InvalidArgumentError('Write a day as 2026-11-20 or 20-11-2026, or 7d for seven days ago.');
  }
  return iso;
}
