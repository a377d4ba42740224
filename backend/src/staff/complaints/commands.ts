import type { Command } from 'commander';
import { addExamples } from '../examples.js';
import { addListOptions, type ListOptions } from '../terminal/list-options.js';
import { withBackend } from '../with-backend.js';

/** Adds the commands for complaints. */
export function complaintsCommands(program: Command): void {
  const group = program
    .command('complaints')
    .description('complaints, with the last day to contact the complainant');
  const list = group
    .command('list')
    .description('List the complaints, newest first.')
    .action(
      withBackend(async (backend, options: ListOptions) => {
        const { listComplaints } = await import('./list.js');
        await listComplaints(backend, options);
      }),
    );
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
    .action(
      withBackend(async (backend, number: string, options: { json?: true }) => {
        const { showComplaint } = await import('./show.js');
        await showComplaint(backend, number, options);
      }),
    );
  addExamples(show, [['complaints show K2026-000123', '']]);
}
