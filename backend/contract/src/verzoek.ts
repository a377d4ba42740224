import type { LeaseStatus } from './calls.js';

/** What a customer can ask the office about an application: the amount that ends the lease today, or to withdraw it. */
export type VerzoekSoort = 'slotbedrag' | 'intrekken';

/** The requests with the names that people see. */
export const VERZOEK_LABELS: Readonly<Record<VerzoekSoort, string>> = {
  slotbedrag: 'Slotbedrag opvragen',
  intrekken: 'Aanvraag intrekken',
};

/** Maximum characters of what a customer adds to a request. */
export const VERZOEK_TEKENS = 2000;

const VERZOEKEN: Readonly<Record<LeaseStatus, readonly VerzoekSoort[]>> = {
  pending: ['intrekken'],
  approved: ['slotbedrag', 'intrekken'],
  rejected: [],
  completed: ['slotbedrag'],
  withdrawn: [],
};

/**
 * The requests that an application with this status allows. There is no final amount before there can be a lease, and a lease that
 * is signed cannot be withdrawn. None for a status that this release does not know.
 */
export function verzoekenBij(status: string): readonly VerzoekSoort[] {
  return Object.hasOwn(VERZOEKEN, status) ? VERZOEKEN[status as LeaseStatus] : [];
}

/** A request of a customer about an application. */
export interface LeaseVerzoek {
  id: string;
  /** One of VerzoekSoort today; a client leaves out a value that it does not know. */
  soort: VerzoekSoort | (string & {});
  /** What the customer added, or empty. */
  toelichting: string;
  /** ISO 8601, UTC. */
  gevraagdOp: string;
  /** When the office answered; missing while it is open. */
  beantwoordOp?: string;
  /** What the office answered. Empty when the answer was a change of the status. */
  antwoord?: string;
}
