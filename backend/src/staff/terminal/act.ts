import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { RecordErased } from '../../status-history/decision.js';
import { CommandError, WrongUsage } from '../command-error.js';
import { printStderr, sanitizeLine, shorten } from './output.js';

/** Options of the commands that change something and mail about it. */
export interface ActOptions {
  note?: string;
  by?: string;
  yes?: true;
}

/** Who decides: the name of the option `--by`, else of the user of this machine. @throws WrongUsage when neither says it. */
export function employeeName(by = operatingSystemUser()): string {
  const name = sanitizeLine(by);
  if (!name) throw new WrongUsage('State who decides: --by <name>.');
  return name;
}

/** Empty in a container whose user has no name. */
function operatingSystemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

/** Does a text have anything to read? */
export function hasWords(text = ''): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Whose record it is, in one line: `K7M2P4Q of Jan, Bakkerij Jan`. */
export function ownerLine(name: string, ...owner: readonly string[]): string {
  return `${name} of ${owner.map((text) => shorten(sanitizeLine(text))).join(', ')}`;
}

/** Says to whom a mail will be sent, with the note in it. */
export function printMailed(addresses: string, note = ''): void {
  printStderr(`  and a mail is sent to ${addresses}${note ? ', with this note:' : ''}`);
  if (note) printIndented(note);
}

export function printIndented(text: string): void {
  printStderr(text.replace(/^/gm, '    '));
}

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

/**
 * Does what a service may reject, and says why.
 *
 * @param undone what was not done to a record that was erased: `no mail was sent`
 * @param describe the sentence about another error that is expected
 * @throws CommandError
 */
export async function attempt(
  name: string,
  undone: string,
  work: () => Promise<void>,
  describe: (error: unknown) => string | undefined = () => undefined,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason =
      error instanceof RecordErased ? `${name} was erased in the meantime, so ${undone}.` : describe(error);
    throw reason ? new CommandError(reason) : error;
  }
}
