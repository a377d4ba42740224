import { userInfo } from 'node:os';
import type { INestApplicationContext } from '@nestjs/common';
import { LEASE_STATUS_LABELS, type LeaseStatus } from '@site/contract';
import { DataSource } from 'typeorm';
import { ApplicationStatus } from '../../leases/application-status.js';
import type { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';
import { ApplicationErased, StatusChangedMeanwhile, TransitionRefused } from '../../leases/status-errors.js';
import { NEXT_STATUSES } from '../../leases/status-transitions.js';
import { Refusal, WrongUsage } from '../refusal.js';
import { confirm } from '../terminal/confirm.js';
import { shortMoment } from '../terminal/dates.js';
import { line, print, remark } from '../terminal/output.js';
import { findApplication } from './find-application.js';

/** What `applications set-status` takes. */
export interface SetStatusOptions {
  note?: string;
  by?: string;
  yes?: true;
}

/** `applications set-status` */
export async function setApplicationStatus(
  backend: INestApplicationContext,
  code: string,
  to: LeaseStatus,
  options: SetStatusOptions,
): Promise<void> {
  const { note = '' } = options;
  const by = line(options.by ?? nameOfUser());
  if (!by) throw new WrongUsage('Say who decides: --by <name>.');

  const statuses = backend.get(ApplicationStatus);
  const application = await findApplication(backend.get(DataSource), code);
  const { leaseCode, status: from } = application;
  try {
    statuses.demandTransition(from, to);
    const addresses = (await statuses.recipients(application)).map(line).join(' and ');
    if (!options.yes) tell(application, to, addresses, note);
    await confirm('Change it and send the mail?', options.yes);
    await statuses.change(application.id, { from, to, note, by });
    print(`${leaseCode} went from ${from} to ${inWords(to)}. A mail goes to ${addresses}.`);
  } catch (error) {
    if (error instanceof TransitionRefused) throw new Refusal(whyNot(leaseCode, error));
    if (error instanceof ApplicationErased) {
      throw new Refusal(
        `${leaseCode} was erased in the meantime, so nothing was changed and nobody was mailed.`,
      );
    }
    if (error instanceof StatusChangedMeanwhile) throw new Refusal(whatHappened(leaseCode, error));
    throw error;
  }
}

function tell(application: LeaseApplicationEntity, to: LeaseStatus, addresses: string, note: string): void {
  const { leaseCode, naam, bedrijfsnaam, status } = application;
  remark(`${leaseCode} of ${line(naam)}, ${line(bedrijfsnaam)}`);
  remark(`  goes from ${inWords(status)} to ${inWords(to)}`);
  remark(`  and a mail about it to ${addresses}${note ? ', with this note:' : ''}`);
  if (note) remark(note.replace(/^/gm, '    '));
}

function whyNot(leaseCode: string, { from, to }: TransitionRefused): string {
  if (from === to) return `${leaseCode} is ${inWords(from)} already; nothing was changed.`;
  const next = NEXT_STATUSES[from].map(inWords).join(' or ');
  const instead = next ? `it can only become ${next}` : 'that is the end, nothing follows it';
  return `${leaseCode} is ${inWords(from)}, so it cannot become ${inWords(to)}: ${instead}.`;
}

function whatHappened(leaseCode: string, { status, change }: StatusChangedMeanwhile): string {
  const who = change ? ` (by ${line(change.changedBy)}, ${shortMoment(change.changedAt)})` : '';
  return `Somebody was first: ${leaseCode} is ${inWords(status)} by now${who}. Nothing was changed; look again with "staff applications show ${leaseCode}".`;
}

function inWords(status: LeaseStatus): string {
  return `${status} (${LEASE_STATUS_LABELS[status]})`;
}

/** The name of whoever works here. A container may run as a user without one. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
