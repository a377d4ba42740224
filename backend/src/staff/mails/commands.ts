import { type Command, InvalidArgumentError, Option } from 'commander';
import { examples } from '../examples.js';
import { withBackend } from '../with-backend.js';
import type { MailListOptions } from './list.js';
import type { ResendOptions } from './resend.js';

const ABOUT = `
A mail waits here until the mail server takes it; what was sent is gone from the list. One that fails is tried again
by itself, further and further apart, 25 times in about four days. After that it stays, and is sent only with
"mails resend". What a mail says is encrypted and shown nowhere, because it may hold a code.`;

/** Adds the commands for the mails that wait. */
export function mailsCommands(program: Command): void {
  const group = program
    .command('mails')
    .description('mails that wait or could not be sent')
    .addHelpText('after', ABOUT);
  list(group);
  show(group);
  resend(group);
}

function list(group: Command): void {
  const command = group
    .command('list')
    .description('List the mails that were not sent yet, oldest first.')
    .addOption(new Option('--failed', 'only those whose last try failed').conflicts('waiting'))
    .option('--waiting', 'only those that will be tried by themselves')
    .option('--json', 'print JSON for programs')
    .action(
      withBackend(async (backend, options: MailListOptions) => {
        const { listMails } = await import('./list.js');
        await listMails(backend, options);
      }),
    )
    .addHelpText('after', ABOUT);
  examples(command, [
    ['mails list --failed', 'what could not be sent, and why'],
    ['mails list --json', 'for a program'],
  ]);
}

function show(group: Command): void {
  const command = group
    .command('show')
    .description('Show one mail that was not sent yet: to whom, about what, and how the tries went.')
    .argument('<id>', 'as the list shows it', readId)
    .option('--json', 'print JSON for programs')
    .action(
      withBackend(async (backend, id: string, options: { json?: true }) => {
        const { showMail } = await import('./show.js');
        await showMail(backend, id, options);
      }),
    );
  examples(command, [['mails show 412', '']]);
}

function resend(group: Command): void {
  const command = group
    .command('resend')
    .description('Have mails sent again, at once and with all 25 tries before them.')
    .argument('[id...]', 'as the list shows them', (typed: string, before: string[] = []) => [
      ...before,
      readId(typed),
    ])
    .option('--all', 'all whose last try failed')
    .option('--yes', 'do not ask; for scripts')
    .action(
      withBackend(async (backend, ids: string[], options: ResendOptions) => {
        const { resendMails } = await import('./resend.js');
        await resendMails(backend, ids, options);
      }),
    )
    .hook('preAction', (_program, called) => {
      const { all } = called.opts<ResendOptions>();
      if (all ? called.args.length > 0 : called.args.length === 0) {
        called.error('error: give the ids of mails, or --all');
      }
    })
    .addHelpText('after', '\nA running backend sends them, within seconds.');
  examples(command, [
    ['mails resend 412 415', ''],
    ['mails resend --all', 'after the mail server was away'],
  ]);
}

function readId(typed: string): string {
  if (!/^\d{1,18}$/.test(typed))
    throw new InvalidArgumentError('It is a number, as "staff mails list" shows it.');
  return typed;
}
