import { EENMALIGE_KOSTEN } from './costs.js';
import { euros } from './dutch-numbers.js';

/**
 * What an offer means, one sentence each, the same in the offer, its mail and the portal. The general terms say the same in their own
 * list.
 */
export const OFFERTE_ZINNEN = {
  vrijblijvend: 'De offerte is gratis en verplicht u tot niets.',
  bindend: 'De definitieve offerte wordt pas bindend als u die bij de leasemaatschappij ondertekent.',
  kosten: `Dan betaalt u één keer ${euros(EENMALIGE_KOSTEN.administratie)} exclusief btw voor administratie en bemiddeling. Annuleert u daarna nog, dan kost dat ${euros(EENMALIGE_KOSTEN.annulering)} exclusief btw.`,
} as const;

/** What sending an application means; the privacy statement says the same about sharing. */
export const AANVRAAG_ZINNEN = {
  vrijblijvend: 'Een aanvraag is gratis en verplicht u tot niets.',
  delen:
    'Wij delen uw gegevens met de leasemaatschappijen waaraan wij uw aanvraag voorleggen. Een leasemaatschappij kan ze toetsen bij het BKR en de Kamer van Koophandel.',
} as const;

/** Whether an offer can be answered: not when its last day is over, or a newer offer took its place. */
export type OfferteStatus = 'open' | 'akkoord' | 'verlopen';

/** The newest offer for an application. Amounts in whole euros. */
export interface LeaseOfferte {
  id: string;
  status: OfferteStatus;
  leasemaatschappij: string;
  /** What is leased, in words or as an address. */
  voertuig: string;
  aanschafprijs: number;
  aanbetaling: number;
  slottermijn: number;
  /** Months. */
  looptijd: number;
  maandbedrag: number;
  /** One-off costs of administration and brokerage, VAT excluded. */
  kosten: number;
  /** What the office adds, or empty. */
  toelichting: string;
  /** ISO 8601, UTC. */
  gemaaktOp: string;
  /** The last day on which it holds, in the Netherlands: `2026-12-02`. */
  geldigTotEnMet: string;
  /** When the customer agreed; missing until then. */
  akkoordOp?: string;
}
