import type { Answer } from './calls.js';
import type { VoertuigType } from './lease.js';

/**
 * How far the application of a dealer's customer is, as the dealer sees it: sent to the customer, not filled in in time or deleted by the
 * customer, being handled, decided (without what), or over.
 */
export type DealerStatus = 'verstuurd' | 'niet-ingevuld' | 'in-behandeling' | 'besluit' | 'afgerond';

/** POST /api/dealers/open: the token of the dealer's personal link. */
export interface DealerBody {
  link: string;
}

/** POST /api/dealers/applications: what a dealer fills in for a customer. Amounts are digit strings in whole euros. */
export interface DealerApplicationBody extends DealerBody {
  /** Of the customer, who gets the link to finish the application. */
  naam: string;
  email: string;
  voertuigLink: string;
  voertuigType?: VoertuigType | '';
  kenteken?: string;
  /** VAT included. */
  aanschafprijs: string;
  /** Empty without a down payment. */
  aanbetaling?: string;
}

/** An application that a dealer sent: nothing of the customer. */
export interface DealerApplication {
  /** As the dealer typed it. */
  voertuig: string;
  /** ISO 8601, UTC. */
  verstuurdOp: string;
  status: DealerStatus | (string & {});
}

/** The answer to both calls of a dealer: the own name and applications, newest first. */
export interface DealerAnswer extends Answer {
  naam: string;
  aanvragen: DealerApplication[];
}
