import type { LeaseApplication, LeaseOfferte } from '@site/contract';
import { awaitsLease } from './awaits-lease';
import { dutchDate } from './dutch-date';

/** What holds of the newest offer of an application. An `ended` one says nothing any more, because its application ended. */
export type OfferState = 'none' | 'open' | 'agreed' | 'lapsed' | 'withdrawn' | 'ended';

export function offerStateOf(application: LeaseApplication): OfferState {
  const { status, offerte } = application;
  if (!offerte) return 'none';
  if (offerte.status === 'akkoord' && (status === 'completed' || awaitsLease(application))) return 'agreed';
  if (!awaitsLease(application)) return 'ended';
  if (offerte.status === 'open') return 'open';
  if (offerte.einde?.reden === 'ingetrokken') return 'withdrawn';
  return offerte.einde ? 'ended' : 'lapsed';
}

/** Whether the customer asked to withdraw an application, and awaits the answer. */
export function asksWithdrawal({ verzoeken = [] }: LeaseApplication): boolean {
  return verzoeken.some(({ soort, beantwoordOp }) => soort === 'intrekken' && !beantwoordOp);
}

/** Applications with an offer that the customer can agree with, the first that lapses first, and the others in their own order. */
export function splitByOpenOffer(applications: LeaseApplication[]): {
  offered: LeaseApplication[];
  others: LeaseApplication[];
} {
  const isOffered = (it: LeaseApplication) => offerStateOf(it) === 'open' && !asksWithdrawal(it);
  const lastDay = ({ offerte }: LeaseApplication) => offerte?.geldigTotEnMet ?? '';
  return {
    offered: applications.filter(isOffered).sort((a, b) => lastDay(a).localeCompare(lastDay(b))),
    others: applications.filter((it) => !isOffered(it)),
  };
}

/** What became of an offer that holds no longer, at the end of a sentence: `vervangen op 3 maart 2026`. */
export function whatBecameOf({ status, einde, geldigTotEnMet }: LeaseOfferte): string {
  if (!einde) return status === 'verlopen' ? `verlopen na ${dutchDate(geldigTotEnMet)}` : 'geldt niet meer';
  const on = `op ${dutchDate(einde.op)}`;
  if (einde.reden === 'vervangen') return `vervangen ${on}`;
  return einde.reden === 'ingetrokken' ? `ingetrokken ${on}` : `vervallen ${on}`;
}
