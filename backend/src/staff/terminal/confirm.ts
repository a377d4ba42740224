import { createInterface } from 'node:readline/promises';
import { Refusal } from '../refusal.js';

/**
 * Asks before something that cannot be undone. `--yes` answers for a script.
 *
 * @throws Refusal when the answer is no, or when nobody can be asked.
 */
export async function confirm(question: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) {
    throw new Refusal(
      'This cannot be undone and nobody can be asked here: add --yes to do it without asking.',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`${question} [y/N] `);
    if (!/^(y|yes|j|ja)$/i.test(answer.trim())) throw new Refusal('Nothing was done.');
  } finally {
    terminal.close();
  }
}
