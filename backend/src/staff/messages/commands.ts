import { Argument, type Command, Option } from 'commander';
import { addExamples } from '../examples.js';
import { addListOptions } from '../terminal/list-options.js';
import { withBackend } from '../with-backend.js';

const STATUSES = ['open', 'answered'];

/** Adds the commands for the messages of the contact form. */
export function messagesCommands(program: Command): void {
  const group = program.command('messages').description('messages of the contact form');
  const list = group
    .command('list')
    .description('List the messages, newest first.')
    .addOption(new Option('--status <status>', 'only with this status').choices(STATUSES))
    .action(withBackend(async () => (await import('./list.js')).listMessages));
  addListOptions(list, 'subject, text, name or e-mail address');
  addExamples(list, [
    ['messages list --status open', 'not answered yet'],
    ['messages list --since 2026-11-01 --search aanhanger', ''],
  ]);
  const show = group
    .command('show')
    .description('Show one message.')
    .argument('<id>', 'as shown by the list')
    .option('--json', 'print JSON for programs')
    .action(withBackend(async () => (await import('./show.js')).showMessage));
  addExamples(show, [['messages show 3f9c21ab', '']]);
  const setStatus = group
    .command('set-status')
    .description('Record that a message is answered. Nothing is mailed: answer it from your own mailbox.')
    .argument('<id>', 'as shown by the list')
    .addArgument(new Argument('<status>', 'the new status; open takes an answer back').choices(STATUSES))
    .option('--by <name>', 'who answered; default: your name on this machine')
    .action(withBackend(async () => (await import('./set-status.js')).setMessageStatus));
  addExamples(setStatus, [['messages set-status 3f9c21ab answered --by Marieke', '']]);
}
