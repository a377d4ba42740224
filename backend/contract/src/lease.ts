import { exclusiefBtw } from './btw.js';
import { euros, procent } from './dutch-numbers.js';

/** What is leased. Equipment has a higher rate than a car or van. */
export type VoertuigType = 'auto' | 'equipment';

/** The vehicle types with the labels that people see. */
export const VOERTUIG_TYPES: Readonly<Record<VoertuigType, string>> = {
  auto: 'Auto of bedrijfswagen',
  equipment: 'Equipment of scooter',
};

/** `voertuigLink` of an application whose applicant has not chosen a vehicle yet. */
export const GEEN_VOERTUIG = 'Nog geen voertuig';

/** Maximum characters of the remark in an application. */
export const OPMERKING_TEKENS = 2000;

/** Yearly interest rate by vehicle type, as a fraction: 0.11 is 11% a year. */
export const JAARRENTE: Readonly<Record<VoertuigType, number>> = { auto: 0.11, equipment: 0.13 };

/** Allowed terms, in months. */
export const LOOPTIJDEN = [12, 24, 36, 48, 60, 72] as const;

/** The terms in a sentence: `12, 24, 36, 48, 60 of 72 maanden`. */
export const LOOPTIJDEN_TEKST = `${LOOPTIJDEN.slice(0, -1).join(', ')} of ${LOOPTIJDEN.at(-1)} maanden`;

export type Looptijd = (typeof LOOPTIJDEN)[number];

/** The terms that customers choose most, in months. */
export const MOST_CHOSEN_LOOPTIJDEN: readonly Looptijd[] = [48, 60, 72];

/** Minimum financed amount, in whole euros: a down payment may not exceed the price minus this. */
export const MIN_TE_FINANCIEREN = 7000;

/** Largest share of the price that can be left as final instalment, in whole percent: multiplying by 0.3 is inexact in binary. */
const MAX_SLOTTERMIJN_PERCENT = 30;

/** The same share, as a fraction. */
export const MAX_SLOTTERMIJN_DEEL = MAX_SLOTTERMIJN_PERCENT / 100;

/** Maximum price, in whole euros: more than any business vehicle costs, and small enough for exact arithmetic. */
export const MAX_AANSCHAFPRIJS = 9_999_999;

export function isLooptijd(maanden: number): maanden is Looptijd {
  return (LOOPTIJDEN as readonly number[]).includes(maanden);
}

/** Largest down payment, in whole euros: the price minus `MIN_TE_FINANCIEREN`, never below 0. */
export function maxAanbetaling(aanschafprijs: number): number {
  return Math.max(0, Math.floor(aanschafprijs) - MIN_TE_FINANCIEREN);
}

/** Largest final instalment, in whole euros: a share of the price, rounded down. */
export function maxSlottermijn(aanschafprijs: number): number {
  return Math.max(0, Math.floor((Math.floor(aanschafprijs) * MAX_SLOTTERMIJN_PERCENT) / 100));
}

/** Input of a lease computation. All amounts in whole euros, VAT included; the term in months. */
export interface LeaseInvoer {
  voertuigType: VoertuigType;
  aanschafprijs: number;
  aanbetaling: number;
  slottermijn: number;
  looptijd: number;
}

/** What a lease costs. All amounts in whole euros. */
export interface LeaseUitkomst {
  /** Price minus down payment. */
  teFinancierenBedrag: number;
  /** What is paid each month. */
  maandbedrag: number;
  /** Sum of all monthly amounts, the down payment and the final instalment. */
  totaleKosten: number;
}

/** A violated lease rule, with the field to correct. */
export interface LeaseFout {
  veld: 'aanschafprijs' | 'aanbetaling' | 'slottermijn' | 'looptijd';
  regel:
    | 'prijs-ontbreekt'
    | 'prijs-te-hoog'
    | 'aanbetaling-negatief'
    | 'aanbetaling-te-hoog'
    | 'slottermijn-negatief'
    | 'slottermijn-te-hoog'
    | 'niets-te-financieren'
    | 'looptijd-onbekend';
  /** A sentence for the customer that states how to correct it. */
  melding: string;
}

/** The error message for a price above the maximum. */
export const AANSCHAFPRIJS_TOO_HIGH = `Vul een aanschafprijs in van hoogstens ${euros(MAX_AANSCHAFPRIJS)}.`;

/** The same for a price that is typed without VAT. */
export const AANSCHAFPRIJS_TOO_HIGH_EXCLUSIEF = `Vul een aanschafprijs in van hoogstens ${euros(exclusiefBtw(MAX_AANSCHAFPRIJS))} exclusief btw.`;

/**
 * Returns the lease rules that this input violates, empty when it can be financed.
 *
 * Each cap alone is not enough: above a price of 23,333 euros the largest down payment together with the largest final
 * instalment would leave less to finance than the final instalment itself, so their combination is a rule as well.
 */
export function checkLease(invoer: Omit<LeaseInvoer, 'voertuigType'>): LeaseFout[] {
  const { aanschafprijs, aanbetaling, slottermijn, looptijd } = invoer;
  const fouten: LeaseFout[] = [];
  const meld = (veld: LeaseFout['veld'], regel: LeaseFout['regel'], melding: string) => {
    fouten.push({ veld, regel, melding });
    return fouten;
  };
  if (!Number.isInteger(aanschafprijs) || aanschafprijs < 1) {
    return meld('aanschafprijs', 'prijs-ontbreekt', `Vul een aanschafprijs in van meer dan ${euros(0)}.`);
  }
  if (aanschafprijs > MAX_AANSCHAFPRIJS)
    return meld('aanschafprijs', 'prijs-te-hoog', AANSCHAFPRIJS_TOO_HIGH);
  const aanbetalingLimit = maxAanbetaling(aanschafprijs);
  const slottermijnLimit = maxSlottermijn(aanschafprijs);
  if (!Number.isInteger(aanbetaling) || aanbetaling < 0) {
    meld('aanbetaling', 'aanbetaling-negatief', `Vul een aanbetaling in van ${euros(0)} of meer.`);
  } else if (aanbetaling > aanbetalingLimit) {
    const melding =
      aanbetalingLimit === 0
        ? 'Bij deze prijs is geen aanbetaling mogelijk.'
        : `De aanbetaling kan bij deze prijs hoogstens ${euros(aanbetalingLimit)} zijn.`;
    meld('aanbetaling', 'aanbetaling-te-hoog', melding);
  }
  if (!Number.isInteger(slottermijn) || slottermijn < 0) {
    meld('slottermijn', 'slottermijn-negatief', `Vul een slottermijn in van ${euros(0)} of meer.`);
  } else if (slottermijn > slottermijnLimit) {
    const melding = `De slottermijn kan bij deze prijs hoogstens ${euros(slottermijnLimit)} zijn (${procent(MAX_SLOTTERMIJN_DEEL)} van de prijs).`;
    meld('slottermijn', 'slottermijn-te-hoog', melding);
  }
  if (!isLooptijd(looptijd)) {
    meld('looptijd', 'looptijd-onbekend', `Kies een looptijd van ${LOOPTIJDEN_TEKST}.`);
  }
  if (fouten.length === 0 && aanschafprijs - aanbetaling - slottermijn <= 0) {
    const melding = `Na uw aanbetaling blijft ${euros(aanschafprijs - aanbetaling)} over. De slottermijn moet lager zijn dan dat bedrag.`;
    meld('slottermijn', 'niets-te-financieren', melding);
  }
  return fouten;
}

/**
 * Computes the cost of a lease, or `null` when the input violates a lease rule.
 *
 * The monthly amount is the part that is paid off, divided over the term, plus each month a twelfth of the yearly
 * interest over the full amount to finance. Interest is charged over that full amount for the whole term.
 */
export function calculateLease(invoer: LeaseInvoer): LeaseUitkomst | null {
  if (checkLease(invoer).length > 0) return null;
  const { aanschafprijs, aanbetaling, slottermijn, looptijd } = invoer;
  const teFinancierenBedrag = aanschafprijs - aanbetaling;
  const maandbedrag = Math.round(
    (teFinancierenBedrag - slottermijn) / looptijd +
      (teFinancierenBedrag * JAARRENTE[invoer.voertuigType]) / 12,
  );
  return {
    teFinancierenBedrag,
    maandbedrag,
    totaleKosten: Math.round(maandbedrag * looptijd + aanbetaling + slottermijn),
  };
}
