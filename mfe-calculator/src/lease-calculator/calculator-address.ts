import {
  exclusiefBtw,
  inclusiefBtw,
  isLooptijd,
  type LeaseHandOver,
  readAmount,
  type VoertuigType,
} from '@site/contract';
import type { SitePath } from '@site/kit';

/** Path of the calculator's choice screen. */
export const CALCULATOR_PATH = '/lease-berekenen';

/** The fields, by the names of their query parameters. The type is chosen on an earlier screen. */
const FIELDS = ['aanschafprijs', 'aanbetaling', 'slottermijn', 'looptijd'] as const;

/** The query parameters of the calculator: `type` selects the form, the others fill it in. With `btw=exclusief` prices are without VAT. */
export const CALCULATOR_QUERY = ['type', ...FIELDS, 'btw', 'vergelijk'] as const;

/** The address of the empty calculator for one type. */
export function calculatorPath(type: VoertuigType): SitePath {
  return `${CALCULATOR_PATH}?type=${type}`;
}

/** The fields of one lease, and of the second when two are compared. */
export interface CalculatorInput {
  first: LeaseHandOver;
  second: LeaseHandOver | null;
}

/** Longer amounts are cut off; the lease rules reject them anyway. */
const MOST_DIGITS = 15;

export function emptyInput(voertuigType: VoertuigType): LeaseHandOver {
  return { voertuigType, aanschafprijs: '', aanbetaling: '', slottermijn: '', looptijd: '' };
}

/** Whether all fields are empty; the type does not count. */
export function isEmpty(velden: LeaseHandOver): boolean {
  return FIELDS.every((name) => velden[name] === '');
}

/** Without the empty fields. */
export function filledIn(velden: LeaseHandOver): Partial<LeaseHandOver> {
  return Object.fromEntries(Object.entries(velden).filter(([, filled]) => filled !== ''));
}

/** A field as it is typed: a price without VAT where the visitor types those. */
function asTyped(velden: LeaseHandOver, name: (typeof FIELDS)[number]): string {
  const inclusief = name !== 'aanschafprijs' || !velden.exclusiefBtw || velden[name] === '';
  return inclusief ? velden[name] : String(exclusiefBtw(Number(velden[name])));
}

/** The second lease of a comparison as one parameter: `30000-5000--48`. */
export function writeSecondLease(velden: LeaseHandOver): string {
  return FIELDS.map((name) => asTyped(velden, name)).join('-');
}

/** Path and query of the calculator with this input. */
export function calculatorAddress(input: CalculatorInput): string {
  return `${CALCULATOR_PATH}?${writeCalculatorQuery(input)}`;
}

/**
 * The query of the calculator with this input: `type=auto&aanschafprijs=25000&looptijd=60`. Empty fields are left out. A
 * second lease is one parameter: its price, down payment, final instalment and term joined by dashes.
 */
export function writeCalculatorQuery({ first, second }: CalculatorInput): string {
  const query = new URLSearchParams({ type: first.voertuigType });
  for (const name of FIELDS) {
    if (first[name] !== '') query.set(name, asTyped(first, name));
  }
  if (first.exclusiefBtw) query.set('btw', 'exclusief');
  if (second) query.set('vergelijk', writeSecondLease(second));
  return query.toString();
}

/**
 * The input in a query, `null` without a known type. Amounts may be formatted, such as `25.000`, because a form without
 * JavaScript sends them as typed. A term that is not offered counts as not chosen.
 */
export function readCalculatorQuery(query: URLSearchParams): CalculatorInput | null {
  const voertuigType = query.get('type');
  if (voertuigType !== 'auto' && voertuigType !== 'equipment') return null;
  const exclusive = query.get('btw') === 'exclusief';
  const lease = (parts: readonly (string | null | undefined)[]): LeaseHandOver => {
    const [aanschafprijs = '', aanbetaling = '', slottermijn = ''] = parts.map(amount);
    const looptijd = Number(/^\d+$/.exec(parts[3] ?? '')?.[0]);
    return {
      voertuigType,
      aanschafprijs:
        exclusive && aanschafprijs !== '' ? String(inclusiefBtw(Number(aanschafprijs))) : aanschafprijs,
      aanbetaling,
      slottermijn,
      looptijd: isLooptijd(looptijd) ? String(looptijd) : '',
      ...(exclusive && { exclusiefBtw: true }),
    };
  };
  const second = query.get('vergelijk')?.split('-');
  return {
    first: lease(FIELDS.map((name) => query.get(name))),
    second: second?.length === 4 ? lease(second) : null,
  };
}

function amount(text: string | null | undefined): string {
  return readAmount(text ?? '').slice(0, MOST_DIGITS);
}
