import {
  EENMALIGE_KOSTEN,
  LEASE_STATUS_LABELS,
  type LeaseStatus,
  OFFERTE_GELDIG_WERKDAGEN,
  VERZOEK_LABELS,
} from '@site/contract';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { NEXT_STATUSES } from '../../leases/status-transitions.js';
import { addExamples } from '../examples.js';
import { addSetStatusOptions, readNote } from '../status/set-status-options.js';
import { addFormatOptions, addListOptions } from '../terminal/list-options.js';
import { withBackend } from '../with-backend.js';

const STATUSES = Object.keys(LEASE_STATUS_LABELS) as LeaseStatus[];
const CODE = 'code of the application; lower case and spaces are accepted';

/** Adds the commands for applications. */
export function applicationsCommands(program: Command): void {
  const group = program.command('applications').description('applications for a lease');
  list(group);
  show(group);
  setStatus(group);
  offer(group);
  withdrawOffer(group);
  requests(group);
  answer(group);
  note(group);
  correctEmail(group);
}

function list(group: Command): void {
  const command = group
    .command('list')
    .description('List the applications, newest first.')
    .addOption(new Option('--status <status...>', 'only with one of these statuses').choices(STATUSES))
    .action(withBackend(async () => (await import('./list.js')).listApplications));
  addListOptions(command, 'name, company, e-mail address, phone, KvK number or code');
  command.addHelpText(
    'after',
    `
REPLY BY is when the customer hears from the office at the latest, in Dutch working days: counted from the application,
its approval or its new review, until there is an offer or a note.`,
  );
  addExamples(command, [
    ['applications list --status pending', 'pending a decision'],
    ['applications list --since 7d --search bakkerij', 'of the last week, with this in the name'],
    ['applications list --status approved rejected --json', 'for a program'],
  ]);
}

function show(group: Command): void {
  const command = group
    .command('show')
    .description('Show one application in full: applicant, lease, account and status history.')
    .argument('<code>', CODE)
    .option('--json', 'print JSON for programs')
    .action(withBackend(async () => (await import('./show.js')).showApplication));
  addExamples(command, [
    ['applications show K7M2P4Q', ''],
    ['applications show "k7m 2p4q" --json', ''],
  ]);
}

function setStatus(group: Command): void {
  const command = group
    .command('set-status')
    .description('Change the status of an application and mail the customer about it.')
    .argument('<code>', CODE);
  addSetStatusOptions(command, {
    statuses: STATUSES,
    labels: LEASE_STATUS_LABELS,
    next: NEXT_STATUSES,
    person: 'customer',
  });
  command.action(withBackend(async () => (await import('./set-status.js')).setApplicationStatus));
  command.addHelpText(
    'after',
    `
The mail is sent to the applicant, and to the account as well when that has another address. It includes the
text of --note, so write that in Dutch for the customer. Asks for confirmation: a mail cannot be recalled.`,
  );
  addExamples(command, [
    ['applications set-status K7M2P4Q approved', ''],
    ['applications set-status K7M2P4Q rejected --note "De jaarcijfers ontbreken nog."', ''],
    ['applications set-status K7M2P4Q completed --by Marieke --yes', ''],
  ]);
}

function offer(group: Command): void {
  const command = group
    .command('offer')
    .description('Make an offer for an application and mail it to the customer.')
    .argument('<code>', CODE)
    .requiredOption('--monthly <euros>', 'what is paid each month', readAmount)
    .requiredOption('--company <name>', 'the lease company')
    .option('--vehicle <text>', 'what is leased; default: that of the application')
    .option('--price <euros>', 'VAT included; default: that of the application', readWholeNumber)
    .option('--down-payment <euros>', 'default: that of the application', readWholeNumber)
    .option('--final-instalment <euros>', 'default: that of the application', readWholeNumber)
    .option('--term <months>', 'default: that of the application', readWholeNumber)
    .option(
      '--fees <euros>',
      `one-off costs, VAT excluded; default: ${EENMALIGE_KOSTEN.administratie}`,
      readAmount,
    )
    .option('--note <text>', 'message to the customer, included in the offer', readNote)
    .option('--by <name>', 'who makes it; default: your name on this machine')
    .option('--yes', 'do not ask for confirmation; for scripts')
    .action(withBackend(async () => (await import('./offer.js')).offerLease));
  command.addHelpText(
    'after',
    `
Amounts are whole euros; --monthly and --fees may have cents, as 412.50 or 412,50. The offer is valid ${OFFERTE_GELDIG_WERKDAGEN} working days and then lapses by itself; a new offer replaces
it. The customer finds it in the account and answers with "Akkoord, bel mij", which mails the office. Only an
application that is pending or approved gets an offer; its status stays as it is.`,
  );
  addExamples(command, [
    ['applications offer K7M2P4Q --monthly 412.50 --company "Noord Lease"', ''],
    [
      'applications offer K7M2P4Q --monthly 389 --company "Noord Lease" --vehicle "Ford Transit" --price 24500 --yes',
      '',
    ],
  ]);
}

function withdrawOffer(group: Command): void {
  const command = group
    .command('withdraw-offer')
    .description('Withdraw the offer for an application and mail the customer about it.')
    .argument('<code>', CODE)
    .option('--note <text>', 'message to the customer, included in the mail', readNote)
    .option('--by <name>', 'who withdraws it; default: your name on this machine')
    .option('--yes', 'do not ask for confirmation; for scripts')
    .action(withBackend(async () => (await import('./withdraw-offer.js')).withdrawOffer));
  command.addHelpText(
    'after',
    `
Only the newest offer of an application that is pending or approved can be withdrawn, also after the customer agreed.
The application stays as it is and can get a new offer. A new offer replaces an earlier one by itself.`,
  );
  addExamples(command, [
    [
      'applications withdraw-offer K7M2P4Q --note "De leasemaatschappij leent niet meer voor dit bouwjaar."',
      '',
    ],
  ]);
}

function requests(group: Command): void {
  const command = group
    .command('requests')
    .description('List what customers asked and nobody answered yet, the oldest first.')
    .action(withBackend(async () => (await import('./requests.js')).listRequests));
  addFormatOptions(command);
  addExamples(command, [['applications requests', '']]);
}

function answer(group: Command): void {
  const command = group
    .command('answer')
    .description('Answer what a customer asked about an application, and mail the answer.')
    .argument('<code>', CODE)
    .addArgument(new Argument('<request>', 'what was asked').choices(Object.keys(VERZOEK_LABELS)))
    .requiredOption('--note <text>', 'the answer to the customer', readNote)
    .option('--by <name>', 'who answers; default: your name on this machine')
    .option('--yes', 'do not ask for confirmation; for scripts')
    .action(withBackend(async () => (await import('./answer.js')).answerRequest));
  command.addHelpText(
    'after',
    `
The mail is sent to the applicant, and to the account as well when that has another address. A request to withdraw
(intrekken) is granted with "applications set-status <code> withdrawn", which answers it too.`,
  );
  addExamples(command, [
    ['applications answer K7M2P4Q slotbedrag --note "Het slotbedrag is op 1 december € 8.240."', ''],
    ['applications answer K7M2P4Q intrekken --note "Uw contract is al getekend. Wij bellen u vandaag."', ''],
  ]);
}

function note(group: Command): void {
  const command = group
    .command('note')
    .description('Write a note about an application. Nothing is mailed.')
    .argument('<code>', CODE)
    .argument('<text>', 'the note', readNote)
    .option('--by <name>', 'who writes it; default: your name on this machine')
    .action(withBackend(async () => (await import('./note.js')).noteApplication));
  command.addHelpText(
    'after',
    `
"applications show" has the notes. A note says that somebody spoke with the customer: it takes the application off
"staff today". The customer can read it in the download of all data, so write nothing that they may not read.`,
  );
  addExamples(command, [
    ['applications note K7M2P4Q "Gebeld: stuurt de jaarcijfers morgen."', ''],
    ['applications note K7M2P4Q "Akkoord besproken, tekent vrijdag." --by Marieke', ''],
  ]);
}

function correctEmail(group: Command): void {
  const command = group
    .command('correct-email')
    .description('Correct a mistyped mail address of an application, and mail the application there again.')
    .argument('<code>', CODE)
    .argument('<email>', 'the right mail address')
    .option('--by <name>', 'who corrects it; default: your name on this machine')
    .option('--yes', 'do not ask for confirmation; for scripts')
    .action(withBackend(async () => (await import('./correct-email.js')).correctEmail));
  command.addHelpText(
    'after',
    `
First call the applicant back on the number in the application, never on one that a caller gives you: whoever gets the
code can see the application. It gets a new code; the former one no longer works. The former address is told that
another one is used, without anything about the application. The notes record the change.
Only while the application is pending or approved, and not when its address is that of an account. One that is in an
account can only get the address of that account.`,
  );
  addExamples(command, [['applications correct-email K7M2P4Q jan@bedrijf.nl', '']]);
}

function readWholeNumber(typed: string): number {
  if (!/^\d{1,7}$/.test(typed)) throw new InvalidArgumentError('It must be a whole number, in digits only.');
  return Number(typed);
}

/** An amount in euros, with cents after a point or a comma; never with a point for the thousands. */
function readAmount(typed: string): number {
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(typed)) {
    throw new InvalidArgumentError('It must be an amount in euros, such as 412 or 412.50.');
  }
  return Number(typed.replace(',', '.'));
}
