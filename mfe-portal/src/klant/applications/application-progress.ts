import {
  datumInNederland,
  LEASE_STATUS_LABELS,
  type LeaseApplication,
  type LeaseOfferte,
  type LeaseStatus,
} from '@site/contract';
import type { TimelineItem } from '@site/kit/article';
import { dutchDate } from './dutch-date';
import { asksWithdrawal, offerStateOf, whatBecameOf } from './offer-state';

/** The colour of a status. The label has the same information. */
export type StatusTone = 'pending' | 'success' | 'error' | 'done';

const TONES: Readonly<Record<LeaseStatus, StatusTone>> = {
  pending: 'pending',
  approved: 'success',
  rejected: 'error',
  completed: 'done',
  withdrawn: 'done',
};

function isKnown(status: LeaseApplication['status']): status is LeaseStatus {
  return Object.hasOwn(LEASE_STATUS_LABELS, status);
}

/** The label and tone of a status. A status that this release does not know is shown as it is. */
export function statusOf({ status }: Pick<LeaseApplication, 'status'>): { label: string; tone: StatusTone } {
  return isKnown(status)
    ? { label: LEASE_STATUS_LABELS[status], tone: TONES[status] }
    : { label: status, tone: 'pending' };
}

/** Whether the office is still to call who agreed with an offer, as far as is known. */
export function isToBeCalled({ bellenUiterlijk }: LeaseOfferte): boolean {
  return bellenUiterlijk === undefined || bellenUiterlijk >= datumInNederland();
}

/** What an offer waits for, as the current stage of an application; nothing when the assessment is the current one. */
function offerStage(application: LeaseApplication): string | undefined {
  const { offerte } = application;
  if (!offerte) return undefined;
  switch (offerStateOf(application)) {
    case 'open':
      return asksWithdrawal(application)
        ? `Geldig tot en met ${dutchDate(offerte.geldigTotEnMet)}`
        : `Wacht op u, tot en met ${dutchDate(offerte.geldigTotEnMet)}`;
    case 'agreed':
      if (asksWithdrawal(application)) return 'U ging akkoord';
      if (!isToBeCalled(offerte)) return 'U bent akkoord';
      return offerte.bellenUiterlijk
        ? `Wij bellen u, uiterlijk ${dutchDate(offerte.bellenUiterlijk)}`
        : 'Wij bellen u';
    case 'lapsed':
    case 'withdrawn': {
      const became = whatBecameOf(offerte);
      return became.charAt(0).toUpperCase() + became.slice(1);
    }
    default:
      return undefined;
  }
}

/**
 * The progress of an application: Ontvangen – Beoordeling – Offerte – Rijden. It shows no more than the status and the offer say: a
 * rejected or withdrawn application has no next steps, and of an unknown status only the receipt is certain.
 */
export function milestonesOf(application: LeaseApplication): TimelineItem[] {
  const { status, createdAt, verloop } = application;
  const received = stage('Ontvangen', dutchDate(createdAt), 'done');
  const approval = verloop?.filter(({ status: to }) => to === 'approved').at(-1);
  const approved = approval ? `Goedgekeurd op ${dutchDate(approval.op)}` : 'Goedgekeurd';
  const offer = offerStage(application);
  const driving = stage('Rijden', 'Sleutels en papieren', 'next');
  switch (status) {
    case 'pending':
      return offer
        ? [
            received,
            stage(
              'Beoordeling',
              `Offerte gemaakt op ${dutchDate(application.offerte?.gemaaktOp ?? '')}`,
              'done',
            ),
            stage('Offerte', offer, 'now'),
            driving,
          ]
        : [
            received,
            stage('Beoordeling', 'Reactie binnen 24 uur op werkdagen', 'now'),
            stage('Offerte', 'Na goedkeuring', 'next'),
            driving,
          ];
    case 'approved':
      return [
        received,
        stage('Beoordeling', approved, 'done'),
        stage('Offerte', offer ?? 'Wij nemen de offerte met u door', 'now'),
        driving,
      ];
    case 'completed':
      return [
        received,
        stage('Beoordeling', approved, 'done'),
        stage('Offerte', 'Akkoord', 'done'),
        stage('Rijden', 'Goede reis', 'done'),
      ];
    default:
      return [received];
  }
}

function stage(title: string, text: string, state: TimelineItem['state']): TimelineItem {
  return { title, text, state };
}
