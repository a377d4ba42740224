import { Argument, type Command, InvalidArgumentError } from 'commander';
import type { NextStatuses } from '../../status-history/decision.js';
import { sanitizeText } from '../terminal/output.js';

/** In characters. */
const NOTE_LENGTH = 2000;

/**
 * Adds the argument and the options of `set-status`, and to its help which status can follow which.
 *
 * @param statuses that can be set.
 * @param person who is mailed: `customer`.
 */
export function addSetStatusOptions<Status extends string>(
  command: Command,
  {
    statuses,
    labels,
    next,
    person,
  }: {
    statuses: readonly Status[];
    labels: Readonly<Record<Status, string>>;
    next: NextStatuses<Status>;
    person: string;
  },
): Command {
  const known = Object.keys(labels) as Status[];
  const width = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const [statusWidth, labelWidth] = [width(known), width(Object.values(labels))];
  const transitions = known.map((status) => {
    const following = next[status].join(', ') || 'nothing (final)';
    return `  ${status.padEnd(statusWidth)}  ${labels[status].padEnd(labelWidth)} -> ${following}`;
  });
  return command
    .addArgument(new Argument('<status>', 'the new status').choices(statuses))
    .option('--note <text>', `message to the ${person}, included in the mail`, readNote)
    .option('--by <name>', 'who decided; default: your name on this machine')
    .option('--yes', 'do not ask for confirmation; for scripts')
    .addHelpText('after', `\nWhich status can follow which:\n${transitions.join('\n')}`);
}

/** Parses the option `--note`. @throws InvalidArgumentError */
export function readNote(typed: string): string {
  const note = sanitizeText(typed);
  if (note.length > NOTE_LENGTH)
    throw new InvalidArgumentError(`It may have at most ${NOTE_LENGTH} characters.`);
  return note;
}
