import { LEASE_STATUS_LABELS, type LeaseStatus } from '@site/contract';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { NEXT_STATUSES } from '../../leases/status-transitions.js';
import { addExamples } from '../examples.js';
import { addListOptions } from '../terminal/list-options.js';
import { sanitizeText } from '../terminal/output.js';
import { withBackend } from '../with-backend.js';

const STATUSES = Object.keys(LEASE_STATUS_LABELS) as LeaseStatus[];
const TRANSITIONS = STATUSES.map((status) => {
  const next = NEXT_STATUSES[status].join(', ') || 'nothing (final)';
  return `  ${status.padEnd(9)}  ${LEASE_STATUS_LABELS[status].padEnd(14)} -> ${next}`;
}).join('\n');
/** In characters. */
const NOTE_LENGTH = 2000;
const CODE = 'code of the application; lower case and spaces are accepted';

/** Adds the commands for applications. */
export function applicationsCommands(program: Command): void {
  const group = program.command('applications').description('applications for a lease');
  list(group);
  show(group);
  setStatus(group);
}

function list(group: Command): void {
  const command = group
    .command('list')
    .description('List the applications, newest first.')
    .addOption(new Option('--status <status...>', 'only with one of these statuses').choices(STATUSES))
    .action(withBackend(async () => (await import('./list.js')).listApplications));
  addListOptions(command, 'name, company, e-mail address, phone, KvK number or code');
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
    .argument('<code>', CODE)
    .addArgument(new Argument('<status>', 'the new status').choices(STATUSES))
    .option('--note <text>', 'message to the customer, included in the mail', readNote)
    .option('--by <name>', 'who decided; default: your name on this machine')
    .option('--yes', 'do not ask for confirmation; for scripts')
    .action(withBackend(async () => (await import('./set-status.js')).setApplicationStatus));
  command.addHelpText(
    'after',
    `
Which status can follow which:
${TRANSITIONS}

The mail is sent to the applicant, and to the account as well when that has another address. It includes the
text of --note, so write that in Dutch for the customer. Asks for confirmation: a mail cannot be recalled.`,
  );
  addExamples(command, [
    ['applications set-status K7M2P4Q approved', ''],
    ['applications set-status K7M2P4Q rejected --note "De jaarcijfers ontbreken nog."', ''],
    ['applications set-status K7M2P4Q completed --by Marieke --yes', ''],
  ]);
}

function readNote(typed: string): string {
  const note = sanitizeText(typed);
  if (note.length > NOTE_LENGTH)
    throw new InvalidArgumentError(`It may have at most ${NOTE_LENGTH} characters.`);
  return note;
}
