import { shortMoment } from '../terminal/dates.js';
import { sanitizeLine, sanitizeText } from '../terminal/output.js';
import { printFacts } from '../terminal/table.js';

/** An entry in a status history. */
interface StatusChange<Status extends string> {
  fromStatus: Status;
  toStatus: Status;
  note: string;
  changedBy: string;
  changedAt: Date;
}

/** A status history in `--json` output. Scripts depend on it: keep names and meanings. */
export function statusChangesJson(history: readonly StatusChange<string>[]) {
  return history.map(({ fromStatus, toStatus, note, changedBy, changedAt }) => ({
    from: fromStatus,
    to: toStatus,
    note,
    by: changedBy,
    at: changedAt.toISOString(),
  }));
}

/**
 * Prints the status history.
 *
 * @param format the status with its label.
 */
export function printStatusHistory<Status extends string>(
  received: { at: Date; status: Status },
  history: readonly StatusChange<Status>[],
  format: (status: Status) => string,
): void {
  printFacts('Status history', [
    [shortMoment(received.at), `${format(received.status)}, received`],
    ...history.map(({ changedAt, toStatus, changedBy, note }): [string, string] => [
      shortMoment(changedAt),
      `${format(toStatus)}, by ${sanitizeLine(changedBy)}${note ? `\n“${sanitizeText(note)}”` : ''}`,
    ]),
  ]);
}
