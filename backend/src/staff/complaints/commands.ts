import type { Command } from 'commander';
import { examples } from '../examples.js';
import { type ListOptions, listOptions } from '../terminal/list-options.js';
import { withBackend } from '../with-backend.js';

/** Adds the commands for complaints. */
export function complaintsCommands(program: Command): void {
  const group = program
    .command('complaints')
    .description('complaints, with the day before which to call back');
  const list = group
    .command('list')
    .description('List the complaints, newest first.')
    .action(
      withBackend(async (backend, options: ListOptions) => {
        const { listComplaints } = await import('./list.js');
        await listComplaints(backend, options);
      }),
    );
  listOptions(list, 'number, subject, story, name, e-mail address, garage or partner');
  examples(list, [
    ['complaints list --since 7d', 'of the last week'],
    ['complaints list --search smit', 'with this in the garage, the name, the story, …'],
  ]);
  const show = group
    .command('show')
    .description('Show all of one complaint.')
    .argument('<number>', 'as in the mails: K2026-000123; a small k is fine')
    .option('--json', 'print JSON for programs')
    .action(
      withBackend(async (backend, number: string, options: { json?: true }) => {
        const { showComplaint } = await import('./show.js');
        await showComplaint(backend, number, options);
      }),
    );
  examples(show, [['complaints show K2026-000123', '']]);
}
