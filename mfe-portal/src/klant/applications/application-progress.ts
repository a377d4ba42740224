import { LEASE_STATUS_LABELS, type LeaseApplication, type LeaseStatus } from '@site/contract';
import type { TimelineItem } from '@site/kit/content';

/** The colour of a status. The label has the same information. */
export type StatusTone = 'pending' | 'success' | 'error' | 'done';

const TONES: Readonly<Record<LeaseStatus, StatusTone>> = {
  pending: 'pending',
  approved: 'success',
  rejected: 'error',
  completed: 'done',
  withdrawn: 'done',
};

const longDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

/** Formats an ISO 8601 timestamp as a Dutch date: `1 april 2025`. */
export function dutchDate(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : longDate.format(date);
}

function isKnown(status: LeaseApplication['status']): status is LeaseStatus {
  return Object.hasOwn(LEASE_STATUS_LABELS, status);
}

/** The label and tone of a status. A status that this release does not know is shown as it is. */
export function statusOf({ status }: Pick<LeaseApplication, 'status'>): { label: string; tone: StatusTone } {
  return isKnown(status)
    ? { label: LEASE_STATUS_LABELS[status], tone: TONES[status] }
    : { label: status, tone: 'pending' };
}

/**
 * The progress of an application: Ontvangen – Beoordeling – Offerte – Rijden. It shows no more than the status says: a rejected or
 * withdrawn application has no next steps, and of an unknown status only the receipt is certain.
 */
export function milestonesOf({ status, createdAt, verloop, offerte }: LeaseApplication): TimelineItem[] {
  const received: TimelineItem = { title: 'Ontvangen', text: dutchDate(createdAt), state: 'done' };
  const approval = verloop?.filter(({ status: to }) => to === 'approved').at(-1);
  const approved = approval ? `Goedgekeurd op ${dutchDate(approval.op)}` : 'Goedgekeurd';
  const offered = offerte && `Gemaakt op ${dutchDate(offerte.gemaaktOp)}`;
  switch (status) {
    case 'pending':
      return [
        received,
        { title: 'Beoordeling', text: 'Reactie binnen 24 uur op werkdagen', state: 'now' },
        { title: 'Offerte', text: offered ?? 'Na goedkeuring', state: 'next' },
        { title: 'Rijden', text: 'Sleutels en papieren', state: 'next' },
      ];
    case 'approved':
      return [
        received,
        { title: 'Beoordeling', text: approved, state: 'done' },
        { title: 'Offerte', text: offered ?? 'Wij nemen de offerte met u door', state: 'now' },
        { title: 'Rijden', text: 'Sleutels en papieren', state: 'next' },
      ];
    case 'completed':
      return [
        received,
        { title: 'Beoordeling', text: approved, state: 'done' },
        { title: 'Offerte', text: 'Akkoord', state: 'done' },
        { title: 'Rijden', text: 'Goede reis', state: 'done' },
      ];
    default:
      return [received];
  }
}
