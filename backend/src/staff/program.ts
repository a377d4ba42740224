import { styleText } from 'node:util';
import { Argument, Command, type Option } from 'commander';
import type { BackendServices } from './backend-services.js';

/** An action of a command; `args` are its arguments and its options, as commander passes them. */
// biome-ignore lint/suspicious/noExplicitAny: commander does not know their types.
type Action = (backend: BackendServices, ...args: any[]) => Promise<void>;

/** A command line after `staff`, and what it means. */
type Example = readonly [typed: string, meaning?: string];

interface Described {
  name: string;
  description: string;
  /** Follows the options in the help of the command. */
  help?: readonly string[];
}

/** A command. Its action is imported when it is called, so that help and wrong usage need no backend. */
export interface CommandSpec extends Described {
  takes?: readonly (Argument | Option)[];
  examples: readonly Example[];
  /** Rejects a combination of arguments, before the backend is opened. */
  check?: (called: Command) => void;
  action: () => Promise<Action>;
}

/** Commands about one subject. */
export interface CommandGroup extends Described {
  commands: readonly CommandSpec[];
}

/** The whole command line, in the order of the help overview. */
export function createProgram(commands: readonly (CommandSpec | CommandGroup)[]): Command {
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
  for (const spec of commands) {
    if ('action' in spec) addCommand(program, spec);
    else {
      const group = addDescribed(program, spec);
      for (const command of spec.commands) addCommand(group, command);
    }
  }
  addExamples(program, [
    ['today', 'who waits for the office'],
    ['applications set-status K7M2P4Q approved', 'change the status and mail the customer'],
    ['mails list --failed', 'which mails could not be sent'],
  ]);
  return program.addHelpText(
    'after',
    '\nIn a checkout this is called as "npm run -s staff -w backend -- <command>", in the container as "staff <command>".',
  );
}

function addDescribed(parent: Command, { name, description, help = [] }: Described): Command {
  const command = parent.command(name).description(description);
  for (const text of help) command.addHelpText('after', `\n${text}`);
  return command;
}

function addCommand(parent: Command, spec: CommandSpec): void {
  const command = addDescribed(parent, spec);
  for (const taken of spec.takes ?? []) {
    if (taken instanceof Argument) command.addArgument(taken);
    else command.addOption(taken);
  }
  addExamples(command, spec.examples);
  if (spec.check) command.hook('preAction', (_program, called) => spec.check?.(called));
  command.action(async function (this: Command, ...args: unknown[]) {
    const { openBackend } = await import('./open-backend.js');
    const backend = await openBackend(this.optsWithGlobals<{ settings?: string }>().settings);
    try {
      await (await spec.action())(backend, ...args);
    } finally {
      // So that the process can exit.
      await backend.close();
    }
  });
}

function addExamples(command: Command, examples: readonly Example[]): void {
  const width = Math.max(...examples.map(([typed]) => typed.length));
  const lines = examples.map(([typed, meaning = '']) =>
    `  staff ${typed.padEnd(width)}  ${meaning}`.trimEnd(),
  );
  // commander strips the escape sequences when the output does not support them.
  command.addHelpText('after', `\n${styleText('bold', 'Examples:')}\n${lines.join('\n')}`);
}
