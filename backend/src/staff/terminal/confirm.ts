import { createInterface } from 'node:readline/promises';
import { CommandError } from '../command-error.js';

/**
 * Asks for confirmation of an action that cannot be undone. `--yes` confirms it without asking.
 *
 * @throws CommandError when the answer is no, or without a terminal to ask on.
 */
export async function confirm(question: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) {
    throw new CommandError(
      'This cannot be undone and there is no terminal to ask for confirmation: add --yes to do it without asking.',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`${question} [y/N] `);
    if (!/^(y|yes|j|ja)$/i.test(answer.trim())) throw new CommandError('Nothing was done.');
  } finally {
    terminal.close();
  }
}
