import type { Decision, NextStatuses } from '../../status-history/decision.js';
import { RecordErased, StatusChangedMeanwhile } from '../../status-history/status-errors.js';
import { CommandError } from '../command-error.js';
import { confirm } from '../terminal/confirm.js';
import { shortMoment } from '../terminal/dates.js';
import { employeeName } from '../terminal/employee.js';
import { print, printStderr, sanitizeLine } from '../terminal/output.js';

/** Options of `set-status`. */
export interface SetStatusOptions {
  note?: string;
  by?: string;
  yes?: true;
}

/** An application or a complaint whose status is changed. */
interface StatusSubject<Status extends string, To extends Status> {
  /** The group of its commands: `applications`. */
  group: string;
  /** Its code or number. */
  name: string;
  /** Whose it is. */
  owner: string;
  status: Status;
  /** The labels that people see. */
  labels: Readonly<Record<Status, string>>;
  next: NextStatuses<Status, To>;
  /** The addresses that are mailed. */
  recipients: readonly string[];
  /** @throws RecordErased, StatusChangedMeanwhile */
  change(decision: Decision<Status, To>): Promise<void>;
}

/** Changes a status after a confirmation, and prints what was changed and mailed. @throws CommandError */
export async function setStatus<Status extends string, To extends Status>(
  subject: StatusSubject<Status, To>,
  to: To,
  options: SetStatusOptions,
): Promise<void> {
  const { name, status: from, labels, next } = subject;
  const { note = '' } = options;
  const by = employeeName(options.by);
  if (!next[from].includes(to)) throw new CommandError(describeRejection(subject, to));
  const addresses = subject.recipients.map(sanitizeLine).join(' and ');
  if (!options.yes) {
    printStderr(`${name} of ${sanitizeLine(subject.owner)}`);
    printStderr(`  changes from ${withLabel(labels, from)} to ${withLabel(labels, to)}`);
    printStderr(`  and a mail is sent to ${addresses}${note ? ', with this note:' : ''}`);
    if (note) printStderr(note.replace(/^/gm, '    '));
  }
  await confirm('Change it and send the mail?', options.yes);
  try {
    await subject.change({ from, to, note, by });
  } catch (error) {
    if (error instanceof RecordErased) {
      throw new CommandError(
        `${name} was erased in the meantime, so nothing was changed and no mail was sent.`,
      );
    }
    if (error instanceof StatusChangedMeanwhile) throw new CommandError(describeConflict(subject, error));
    throw error;
  }
  print(`${name} changed from ${from} to ${withLabel(labels, to)}. A mail is sent to ${addresses}.`);
}

function describeRejection<Status extends string, To extends Status>(
  { name, status, labels, next }: StatusSubject<Status, To>,
  to: To,
): string {
  if (status === to) return `${name} is already ${withLabel(labels, status)}; nothing was changed.`;
  const others = next[status].map((other) => withLabel(labels, other)).join(' or ');
  const instead = others ? `it can only become ${others}` : 'that status is final';
  return `${name} is ${withLabel(labels, status)}, so it cannot become ${withLabel(labels, to)}: ${instead}.`;
}

function describeConflict<Status extends string, To extends Status>(
  { group, name, labels }: StatusSubject<Status, To>,
  { status, change }: StatusChangedMeanwhile,
): string {
  const by = change ? ` (by ${sanitizeLine(change.changedBy)}, ${shortMoment(change.changedAt)})` : '';
  return `The status was changed in the meantime: ${name} is now ${withLabel(labels, status as Status)}${by}. Nothing was changed; see "staff ${group} show ${name}".`;
}

function withLabel<Status extends string>(labels: Readonly<Record<Status, string>>, status: Status): string {
  return `${status} (${labels[status]})`;
}
