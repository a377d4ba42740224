import {
  calculateLease,
  effectieveJaarrente,
  exclusiefBtw,
  inclusiefBtw,
  isLooptijd,
  JAARRENTE,
  type LeaseHandOver,
  type LeaseInvoer,
  type Looptijd,
  MIN_TE_FINANCIEREN,
  maxAanbetaling,
  maxSlottermijn,
  procent,
  type VoertuigType,
} from '@site/contract';
import type { SitePath } from '@site/kit';
import { fieldsOf, leaseOf, myLease, useMyLease } from '@site/kit';

/** The numbers that the sliders of the price offer, in whole euros. Other prices can be typed in the calculator. */
export const PRIJS = { min: 10_000, max: 80_000, stap: 500 };

/** A lease with one of the terms that the visitor can choose. */
export type ExampleLease = LeaseInvoer & { looptijd: Looptijd };

/** A lease to show, and how the visitor changes it. */
export interface OwnLease {
  lease: ExampleLease;
  /** The price as the visitor types it, with or without VAT. */
  prijs: number;
  /** The visitor types prices without VAT. */
  exclusief: boolean;
  /** The lease is the visitor's own, and not the worked example of the page. */
  isOwn: boolean;
  change(part: Partial<LeaseInvoer>): void;
  /** @param amount with or without VAT, as `withoutVat` says. */
  changePrice(amount: number, withoutVat: boolean): void;
}

/**
 * The lease of the visitor as pages show it: with the term of the example while none is chosen, and with the largest down payment and
 * final instalment that the price allows. The example when that is no lease.
 */
function leaseOr(example: ExampleLease, own: LeaseHandOver | null): ExampleLease {
  if (!own) return example;
  const lease = leaseOf(own);
  const { aanschafprijs, aanbetaling, slottermijn, looptijd } = lease;
  const shown = {
    ...lease,
    aanbetaling: Math.min(aanbetaling, maxAanbetaling(aanschafprijs)),
    slottermijn: Math.min(slottermijn, maxSlottermijn(aanschafprijs)),
    looptijd: isLooptijd(looptijd) ? looptijd : example.looptijd,
  };
  return aanschafprijs >= MIN_TE_FINANCIEREN && calculateLease(shown) ? shown : example;
}

/** The lease that the visitor computes with on all pages of the tab, or the worked example of this page. */
export function useOwnLease(example: ExampleLease): OwnLease {
  const own = useMyLease();
  const lease = leaseOr(example, own);
  const exclusief = own?.exclusiefBtw ?? false;

  const store = (part: Partial<LeaseInvoer>, withoutVat: boolean) => {
    // Not `lease`: a slider that was moved before hydration fires this before the stored lease is rendered.
    const stored = myLease.read();
    // The first change makes the example the visitor's own, without the final instalment, which no slider of it shows.
    const before = stored ? leaseOr(example, stored) : { ...example, slottermijn: 0 };
    myLease.store(fieldsOf(leaseOr(example, fieldsOf({ ...before, ...part })), withoutVat));
  };
  return {
    lease,
    prijs: exclusief ? exclusiefBtw(lease.aanschafprijs) : lease.aanschafprijs,
    exclusief,
    isOwn: lease !== example,
    change: (part) => store(part, exclusief),
    changePrice: (amount, withoutVat) =>
      store({ aanschafprijs: withoutVat ? inclusiefBtw(amount) : amount }, withoutVat),
  };
}

/** The visitor's own vehicle or machine, at the start of a sentence. */
export const OWN_NAMES: Readonly<Record<VoertuigType, string>> = {
  auto: 'Uw voertuig',
  equipment: 'Uw machine',
};

export const CALCULATOR_PATH = '/lease-berekenen';

/** A link to the calculator with this lease. The names are its query parameters. */
export function calculatorWith(lease: LeaseInvoer, exclusief = false): SitePath {
  const { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd } = lease;
  const query = {
    type: voertuigType,
    aanschafprijs: exclusief ? exclusiefBtw(aanschafprijs) : aanschafprijs,
    aanbetaling,
    ...(slottermijn > 0 && { slottermijn }),
    looptijd,
    ...(exclusief && { btw: 'exclusief' }),
  };
  const text = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `${CALCULATOR_PATH}?${new URLSearchParams(text)}`;
}

/** The rate that a monthly amount is computed with, and the effective rate: a part of a sentence that stands with every amount. */
export function rateText(lease: LeaseInvoer): string {
  const effectief = effectieveJaarrente(lease);
  const rente = `${procent(JAARRENTE[lease.voertuigType])} rente per jaar over het hele te financieren bedrag, de hele looptijd lang`;
  return effectief ? `${rente} (effectief ${procent(effectief)} per jaar)` : rente;
}

/** The van that the pages about financial lease compute with until the visitor's own lease is known. */
export const BESTELWAGEN: ExampleLease = {
  voertuigType: 'auto',
  aanschafprijs: 30_000,
  aanbetaling: 6_000,
  slottermijn: 3_000,
  looptijd: 60,
};
