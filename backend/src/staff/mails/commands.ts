import { type Command, InvalidArgumentError, Option } from 'commander';
import { addExamples } from '../examples.js';
import { addFormatOptions } from '../terminal/list-options.js';
import { withBackend } from '../with-backend.js';
import type { ResendOptions } from './resend.js';

const QUEUE_HELP = `
A mail stays in this queue until the mail server accepts it. A failed mail is retried automatically with increasing
delays, 25 times in about four days. After that it is kept, and sent only with "mails resend". The content of a mail
is encrypted and never shown, because it may contain a code.`;

/** Adds the commands for the mail queue. */
export function mailsCommands(program: Command): void {
  const group = program
    .command('mails')
    .description('mails that are pending or could not be sent')
    .addHelpText('after', QUEUE_HELP);
  list(group);
  show(group);
  resend(group);
}

function list(group: Command): void {
  const command = group
    .command('list')
    .description('List the mails that were not sent yet, oldest first.')
    .addOption(new Option('--failed', 'only those whose last try failed').conflicts('waiting'))
    .option('--waiting', 'only those that will be tried automatically')
    .action(withBackend(async () => (await import('./list.js')).listMails))
    .addHelpText('after', QUEUE_HELP);
  addFormatOptions(command);
  addExamples(command, [
    ['mails list --failed', 'what could not be sent, and why'],
    ['mails list --json', 'for a program'],
  ]);
}

function show(group: Command): void {
  const command = group
    .command('show')
    .description('Show one mail that was not sent yet: recipient, subject and delivery attempts.')
    .argument('<id>', 'as shown by the list', readId)
    .option('--json', 'print JSON for programs')
    .action(withBackend(async () => (await import('./show.js')).showMail));
  addExamples(command, [['mails show 412', '']]);
}

function resend(group: Command): void {
  const command = group
    .command('resend')
    .description('Send mails again, at once and with 25 new tries.')
    .argument('[id...]', 'as shown by the list', (typed: string, before: string[] = []) => [
      ...before,
      readId(typed),
    ])
    .option('--all', 'all mails whose last try failed')
    .option('--yes', 'do not ask for confirmation; for scripts')
    .action(withBackend(async () => (await import('./resend.js')).resendMails))
    .hook('preAction', (_program, called) => {
      const { all } = called.opts<ResendOptions>();
      if (all ? called.args.length > 0 : called.args.length === 0) {
        called.error('error: give the ids of mails, or --all');
      }
    })
    .addHelpText('after', '\nA running backend sends them, within seconds.');
  addExamples(command, [
    ['mails resend 412 415', ''],
    ['mails resend --all', 'after the mail server was unavailable'],
  ]);
}

function readId(typed: string): string {
  if (!/^\d{1,18}$/.test(typed))
    throw new InvalidArgumentError('It must be a number, as shown by "staff mails list".');
  return typed;
}
