import { userInfo } from 'node:os';
import { LEASE_STATUS_LABELS, type LeaseStatus } from '@site/contract';
import { ApplicationStatus } from '../../leases/application-status.js';
import type { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';
import { ApplicationErased, StatusChangedMeanwhile, TransitionRefused } from '../../leases/status-errors.js';
import { NEXT_STATUSES } from '../../leases/status-transitions.js';
import type { BackendServices } from '../backend-services.js';
import { CommandError, WrongUsage } from '../command-error.js';
import { confirm } from '../terminal/confirm.js';
import { shortMoment } from '../terminal/dates.js';
import { print, printStderr, sanitizeLine } from '../terminal/output.js';
import { findApplication } from './find-application.js';

/** Options of `applications set-status`. */
interface SetStatusOptions {
  note?: string;
  by?: string;
  yes?: true;
}

/** `applications set-status` */
export async function setApplicationStatus(
  backend: BackendServices,
  code: string,
  to: LeaseStatus,
  options: SetStatusOptions,
): Promise<void> {
  const { note = '' } = options;
  const by = sanitizeLine(options.by ?? operatingSystemUser());
  if (!by) throw new WrongUsage('State who decides: --by <name>.');

  const statuses = await backend.service(ApplicationStatus);
  const application = await findApplication(backend.database, code);
  const { leaseCode, status: from } = application;
  try {
    statuses.assertTransition(from, to);
    const addresses = (await statuses.recipients(application)).map(sanitizeLine).join(' and ');
    if (!options.yes) printChange(application, to, addresses, note);
    await confirm('Change it and send the mail?', options.yes);
    await statuses.change(application.id, { from, to, note, by });
    print(`${leaseCode} changed from ${from} to ${withLabel(to)}. A mail is sent to ${addresses}.`);
  } catch (error) {
    if (error instanceof TransitionRefused) throw new CommandError(describeRefusal(leaseCode, error));
    if (error instanceof ApplicationErased) {
      throw new CommandError(
        `${leaseCode} was erased in the meantime, so nothing was changed and no mail was sent.`,
      );
    }
    if (error instanceof StatusChangedMeanwhile) throw new CommandError(describeConflict(leaseCode, error));
    throw error;
  }
}

function printChange(
  application: LeaseApplicationEntity,
  to: LeaseStatus,
  addresses: string,
  note: string,
): void {
  const { leaseCode, naam, bedrijfsnaam, status } = application;
  printStderr(`${leaseCode} of ${sanitizeLine(naam)}, ${sanitizeLine(bedrijfsnaam)}`);
  printStderr(`  changes from ${withLabel(status)} to ${withLabel(to)}`);
  printStderr(`  and a mail is sent to ${addresses}${note ? ', with this note:' : ''}`);
  if (note) printStderr(note.replace(/^/gm, '    '));
}

function describeRefusal(leaseCode: string, { from, to }: TransitionRefused): string {
  if (from === to) return `${leaseCode} is already ${withLabel(from)}; nothing was changed.`;
  const next = NEXT_STATUSES[from].map(withLabel).join(' or ');
  const instead = next ? `it can only become ${next}` : 'that status is final';
  return `${leaseCode} is ${withLabel(from)}, so it cannot become ${withLabel(to)}: ${instead}.`;
}

function describeConflict(leaseCode: string, { status, change }: StatusChangedMeanwhile): string {
  const by = change ? ` (by ${sanitizeLine(change.changedBy)}, ${shortMoment(change.changedAt)})` : '';
  return `The status was changed in the meantime: ${leaseCode} is now ${withLabel(status)}${by}. Nothing was changed; see "staff applications show ${leaseCode}".`;
}

function withLabel(status: LeaseStatus): string {
  return `${status} (${LEASE_STATUS_LABELS[status]})`;
}

/** Empty in a container whose user has no name. */
function operatingSystemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
