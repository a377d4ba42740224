import { CommanderError } from 'commander';
import { CommandError } from './command-error.js';
import { COMMANDS } from './commands.js';
import { createProgram } from './program.js';
import { printStderr } from './terminal/output.js';

/** Runs one command. Returns the exit code: 0, 1 when it cannot be done, 2 for wrong usage. */
export async function run(args: string[]): Promise<number> {
  const program = createProgram(COMMANDS);
  if (args.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Also thrown for `--help`. commander has already printed its message.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { describeError } = await import('./describe-error.js');
    const message = describeError(error);
    if (message) printStderr(message);
    else console.error(error);
    return error instanceof CommandError ? error.exitCode : 1;
  }
}
