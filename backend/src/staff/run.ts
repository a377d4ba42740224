import { CommanderError } from 'commander';
import { createProgram } from './program.js';
import { Refusal } from './refusal.js';
import { remark } from './terminal/output.js';

/** Does one command. Returns the exit code: 0, 1 when it cannot be done, 2 for wrong usage. */
export async function run(args: string[]): Promise<number> {
  const program = createProgram();
  if (args.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Help that was asked for ends this way too. What commander has to say it has written by itself.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { sentenceFor } = await import('./sentence-for.js');
    const sentence = sentenceFor(error);
    if (sentence) remark(sentence);
    else console.error(error);
    return error instanceof Refusal ? error.exitCode : 1;
  }
}
