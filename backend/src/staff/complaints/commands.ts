import type { Command } from 'commander';
import { addExamples } from '../examples.js';
import { addListOptions } from '../terminal/list-options.js';
import { withBackend } from '../with-backend.js';

/** Adds the commands for complaints. */
export function complaintsCommands(program: Command): void {
  const group = program
    .command('complaints')
    .description('complaints, with the last day to contact the complainant');
  const list = group
    .command('list')
    .description('List the complaints, newest first.')
    .action(withBackend(async () => (await import('./list.js')).listComplaints));
  addListOptions(list, 'number, subject, description, name, e-mail address, garage or partner');
  addExamples(list, [
    ['complaints list --since 7d', 'of the last week'],
    ['complaints list --search smit', 'with this in the garage, the name, the description, …'],
  ]);
  const show = group
    .command('show')
    .description('Show one complaint in full.')
    .argument('<number>', 'as in the mails: K2026-000123; a lower-case k is accepted')
    .option('--json', 'print JSON for programs')
    .action(withBackend(async () => (await import('./show.js')).showComplaint));
  addExamples(show, [['complaints show K2026-000123', '']]);
}
