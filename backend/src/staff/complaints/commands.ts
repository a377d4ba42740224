import { KLACHT_STATUS_LABELS, type KlachtStatus } from '@site/contract';
import { type Command, Option } from 'commander';
import { NEXT_COMPLAINT_STATUSES } from '../../complaints/status-transitions.js';
import { addExamples } from '../examples.js';
import { addSetStatusOptions } from '../status/set-status-options.js';
import { addListOptions } from '../terminal/list-options.js';
import { withBackend } from '../with-backend.js';

const STATUSES = Object.keys(KLACHT_STATUS_LABELS) as KlachtStatus[];
const NUMBER = 'as in the mails: K2026-000123; lower case and spaces are accepted';

/** Adds the commands for complaints. */
export function complaintsCommands(program: Command): void {
  const group = program
    .command('complaints')
    .description('complaints, with the last day to contact the complainant');
  list(group);
  show(group);
  setStatus(group);
}

function list(group: Command): void {
  const command = group
    .command('list')
    .description('List the complaints, newest first.')
    .addOption(new Option('--status <status...>', 'only with one of these statuses').choices(STATUSES))
    .action(withBackend(async () => (await import('./list.js')).listComplaints));
  addListOptions(command, 'number, subject, description, name, e-mail address, garage or partner');
  addExamples(command, [
    ['complaints list --status received in-handling', 'not answered yet'],
    ['complaints list --since 7d', 'of the last week'],
    ['complaints list --search smit', 'with this in the garage, the name, the description, …'],
  ]);
}

function show(group: Command): void {
  const command = group
    .command('show')
    .description('Show one complaint in full, with its status history.')
    .argument('<number>', NUMBER)
    .option('--json', 'print JSON for programs')
    .action(withBackend(async () => (await import('./show.js')).showComplaint));
  addExamples(command, [['complaints show K2026-000123', '']]);
}

function setStatus(group: Command): void {
  const command = group
    .command('set-status')
    .description('Change the status of a complaint and mail the complainant about it.')
    .argument('<number>', NUMBER);
  addSetStatusOptions(command, {
    statuses: STATUSES.filter((status) => status !== 'received'),
    labels: KLACHT_STATUS_LABELS,
    next: NEXT_COMPLAINT_STATUSES,
    person: 'complainant',
  });
  command.action(withBackend(async () => (await import('./set-status.js')).setComplaintStatus));
  command.addHelpText(
    'after',
    `
The mail includes the text of --note, so write that in Dutch for the complainant. The page with the status shows
the day of the change, not the note. A complaint that is answered needs a note: the answer, or what was agreed by
phone. Asks for confirmation: a mail cannot be recalled.`,
  );
  addExamples(command, [
    ['complaints set-status K2026-000123 in-handling', ''],
    ['complaints set-status K2026-000123 answered --note "Wij belden u vandaag."', ''],
    ['complaints set-status K2026-000123 in-handling --by Marieke --yes', ''],
  ]);
}
