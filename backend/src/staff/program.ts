import { styleText } from 'node:util';
import { Command } from 'commander';
import { applicationsCommands } from './applications/commands.js';
import { complaintsCommands } from './complaints/commands.js';
import { customersCommands } from './customers/commands.js';
import { addExamples } from './examples.js';
import { mailsCommands } from './mails/commands.js';
import { messagesCommands } from './messages/commands.js';
import { retentionCommand } from './retention/commands.js';
import { todayCommand } from './today/commands.js';

/** Command groups, in the order of the help overview. Each adds its commands to the program. */
const GROUPS = [
  todayCommand,
  applicationsCommands,
  complaintsCommands,
  messagesCommands,
  mailsCommands,
  customersCommands,
  retentionCommand,
];

/** The whole command line. The backend is not loaded before a command needs it. */
export function createProgram(): Command {
  const program = new Command('staff')
    .description(
      'The command line of the office: view submissions, decide on applications, resend failed mails.',
    )
    .option('--settings <file>', 'environment file to read when DATABASE_URL is not set')
    .helpOption('-h, --help', 'explain a command')
    .helpCommand('help [command]', 'explain a command')
    .configureHelp({ styleTitle: (title) => styleText('bold', title), showGlobalOptions: false })
    .showHelpAfterError('Add --help for what this command takes.')
    .exitOverride();
  for (const addGroup of GROUPS) addGroup(program);
  addExamples(program, [
    ['today', 'who waits for the office'],
    ['applications set-status K7M2P4Q approved', 'change the status and mail the customer'],
    ['mails list --failed', 'which mails could not be sent'],
  ]);
  program.addHelpText(
    'after',
    '\nIn a checkout this is called as "npm run -s staff -w backend -- <command>", in the container as "staff <command>".',
  );
  return program;
}
