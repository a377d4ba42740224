import { EENMALIGE_KOSTEN } from './costs.js';
import { euros, eurosZoNodigCenten } from './dutch-numbers.js';
import { jaarrenteVan } from './effective-rate.js';

/**
 * What an offer means, one sentence each, the same in the offer, its mail and the portal. The general terms say the same in their own
 * list.
 */
export const OFFERTE_ZINNEN = {
  vrijblijvend: 'De offerte is gratis en verplicht u tot niets.',
  bindend: 'De definitieve offerte wordt pas bindend als u die bij de leasemaatschappij ondertekent.',
  kosten: kostenZin(EENMALIGE_KOSTEN.administratie),
} as const;

/** What signing costs, after `OFFERTE_ZINNEN.bindend`. @param kosten of administration and brokerage, in euros, VAT excluded */
export function kostenZin(kosten: number): string {
  const annulering = `${euros(EENMALIGE_KOSTEN.annulering)} exclusief btw`;
  return kosten > 0
    ? `Dan betaalt u één keer ${eurosZoNodigCenten(kosten)} exclusief btw voor administratie en bemiddeling. Annuleert u daarna nog, dan komt daar ${annulering} bij.`
    : `Voor administratie en bemiddeling betaalt u niets. Annuleert u nadat u hebt ondertekend, dan kost dat ${annulering}.`;
}

/** What sending an application means; the privacy statement says the same about sharing. */
export const AANVRAAG_ZINNEN = {
  vrijblijvend: 'Een aanvraag is gratis en verplicht u tot niets.',
  delen:
    'Wij delen uw gegevens met de leasemaatschappijen waaraan wij uw aanvraag voorleggen. Een leasemaatschappij kan ze toetsen bij het BKR en de Kamer van Koophandel.',
} as const;

/**
 * Whether an offer can be answered: `open`. `verlopen` is one that holds no longer; when that is not because its last day is over,
 * `einde` says why.
 */
export type OfferteStatus = 'open' | 'akkoord' | 'verlopen';

/** Why an offer ended before its last day: a newer one took its place, the office withdrew it, or its application ended. */
export type OfferteEindeReden = 'vervangen' | 'ingetrokken' | 'aanvraag-gestopt';

/** How an offer ended before its last day. */
export interface OfferteEinde {
  /** A client shows a reason that it does not know as the end alone. */
  reden: OfferteEindeReden | (string & {});
  /** ISO 8601, UTC. */
  op: string;
  /** What the office wrote to the customer, or empty. */
  toelichting: string;
}

/** An offer for an application. Amounts in euros, VAT included unless it says otherwise. */
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
  /** With cents. */
  maandbedrag: number;
  /** One-off costs of administration and brokerage, with cents, VAT excluded. */
  kosten: number;
  /** What the office adds, or empty. */
  toelichting: string;
  /** ISO 8601, UTC. */
  gemaaktOp: string;
  /** The last day on which it holds, in the Netherlands: `2026-12-02`. */
  geldigTotEnMet: string;
  /** When the customer agreed; missing until then. */
  akkoordOp?: string;
  /** The last day on which the office calls who agreed, in the Netherlands. */
  bellenUiterlijk?: string;
  /** Missing while it holds, and when it lapsed by itself. */
  einde?: OfferteEinde;
}

type Offertebedragen = Pick<
  LeaseOfferte,
  'aanschafprijs' | 'aanbetaling' | 'slottermijn' | 'looptijd' | 'maandbedrag'
>;

/** What the lease of an offer costs. The one-off costs are stated without VAT, and are in neither figure, as in the calculator. */
export interface OfferteKosten {
  /** The down payment, all monthly amounts and the final instalment, in euros with cents. */
  totaal: number;
  /** Effective rate a year, as a fraction; `null` when there is none below 100% a month. */
  effectieveRente: number | null;
}

/** Computes from the amounts of an offer what it costs. */
export function offerteKosten(offerte: Offertebedragen): OfferteKosten {
  const { aanschafprijs, aanbetaling, slottermijn, looptijd, maandbedrag } = offerte;
  return {
    totaal: aanbetaling + Math.round(maandbedrag * 100 * looptijd) / 100 + slottermijn,
    effectieveRente: jaarrenteVan({
      ontvangenBedrag: aanschafprijs - aanbetaling,
      maandbedrag,
      slottermijn,
      looptijd,
    }),
  };
}
