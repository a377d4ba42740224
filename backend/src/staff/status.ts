import { type Decision, type NextStatuses, StatusChangedMeanwhile } from '../status-history/decision.js';
import { CommandError } from './command-error.js';
import { type ActOptions, attempt, confirm, employeeName, ownerLine, printMailed } from './terminal/act.js';
import { shortMoment } from './terminal/dates.js';
import { print, printStderr, sanitizeLine, sanitizeText } from './terminal/output.js';
import { printFacts } from './terminal/table.js';

/** An application or a complaint whose status is changed. */
interface StatusSubject<Status extends string, To extends Status> {
  /** The group of its commands: `applications`. */
  group: string;
  /** Its code or number. */
  name: string;
  /** Whose it is. */
  owner: readonly string[];
  status: Status;
  /** The labels that people see. */
  labels: Readonly<Record<Status, string>>;
  next: NextStatuses<Status, To>;
  /** The addresses that are mailed. */
  recipients: readonly string[];
}

/**
 * Changes a status after a confirmation, and prints what was changed and mailed.
 *
 * @param change throws RecordErased, StatusChangedMeanwhile
 * @throws CommandError
 */
export async function setStatus<Status extends string, To extends Status>(
  { group, name, owner, status: from, labels, next, recipients }: StatusSubject<Status, To>,
  to: To,
  { note = '', by, yes }: ActOptions,
  change: (decision: Decision<Status, To>) => Promise<void>,
): Promise<void> {
  const employee = employeeName(by);
  const labelled = (status: Status) => `${status} (${labels[status]})`;
  if (from === to) throw new CommandError(`${name} is already ${labelled(to)}; nothing was changed.`);
  if (!next[from].includes(to)) {
    const others = next[from].map(labelled).join(' or ');
    throw new CommandError(
      `${name} is ${labelled(from)}, so it cannot become ${labelled(to)}: ${others ? `it can only become ${others}` : 'that status is final'}.`,
    );
  }
  const addresses = recipients.map(sanitizeLine).join(' and ');
  if (!yes) {
    printStderr(ownerLine(name, ...owner));
    printStderr(`  changes from ${labelled(from)} to ${labelled(to)}`);
    printMailed(addresses, note);
  }
  await confirm('Change it and send the mail?', yes);
  await attempt(
    name,
    'nothing was changed and no mail was sent',
    () => change({ from, to, note, by: employee }),
    (error) => {
      if (!(error instanceof StatusChangedMeanwhile)) return undefined;
      const { status, change: last } = error;
      const who = last ? ` (by ${sanitizeLine(last.changedBy)}, ${shortMoment(last.changedAt)})` : '';
      return `The status was changed in the meantime: ${name} is now ${labelled(status as Status)}${who}. Nothing was changed; see "staff ${group} show ${name}".`;
    },
  );
  print(`${name} changed from ${from} to ${labelled(to)}. A mail is sent to ${addresses}.`);
}

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

/** Prints the status history. @param format the status with its label */
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
