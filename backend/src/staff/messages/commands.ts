import type { Command } from 'commander';
import { addExamples } from '../examples.js';
import { addListOptions } from '../terminal/list-options.js';
import { withBackend } from '../with-backend.js';

/** Adds the commands for the messages of the contact form. */
export function messagesCommands(program: Command): void {
  const group = program.command('messages').description('messages of the contact form');
  const list = group
    .command('list')
    .description('List the messages, newest first.')
    .action(withBackend(async () => (await import('./list.js')).listMessages));
  addListOptions(list, 'subject, text, name or e-mail address');
  addExamples(list, [['messages list --since 2026-11-01 --search aanhanger', '']]);
  const show = group
    .command('show')
    .description('Show one message.')
    .argument('<id>', 'as shown by the list')
    .option('--json', 'print JSON for programs')
    .action(withBackend(async () => (await import('./show.js')).showMessage));
  addExamples(show, [['messages show 3f9c21ab', '']]);
}
