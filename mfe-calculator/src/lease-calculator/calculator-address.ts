import { isLooptijd, type LeaseHandOver, type LeaseInvoer, type VoertuigType } from '@site/contract';
import { readAmount } from '@site/kit';

/** Path of the calculator's choice screen. */
export const CALCULATOR_PATH = '/lease-berekenen';

/** The fields that are filled in, as they are called in an address. The type is chosen before. */
const FIELDS = ['aanschafprijs', 'aanbetaling', 'slottermijn', 'looptijd'] as const;

/** What an address of the calculator can carry: the type alone chooses the form, the rest fills it in. */
export const CALCULATOR_QUERY = ['type', ...FIELDS, 'vergelijk'] as const;

/** The address of the calculator for one type. The choice lives in the address, so it is a link and works in any browser. */
export function calculatorPath(type: VoertuigType): string {
  return `${CALCULATOR_PATH}?type=${type}`;
}

/** The input of one lease and, where two are compared, of the second. */
export interface CalculatorInput {
  eerste: LeaseHandOver;
  tweede: LeaseHandOver | null;
}

/** More digits than this no amount has; the rules say what is too much of it. */
const MOST_DIGITS = 15;

/** Fields of one type with nothing filled in. */
export function emptyInput(voertuigType: VoertuigType): LeaseHandOver {
  return { voertuigType, aanschafprijs: '', aanbetaling: '', slottermijn: '', looptijd: '' };
}

/** The fields as they would be filled in for this lease; what is 0 may be left open. */
export function inputOf({ voertuigType, ...amounts }: LeaseInvoer): LeaseHandOver {
  const { aanschafprijs, aanbetaling, slottermijn, looptijd } = amounts;
  return {
    voertuigType,
    aanschafprijs: String(aanschafprijs),
    aanbetaling: aanbetaling > 0 ? String(aanbetaling) : '',
    slottermijn: slottermijn > 0 ? String(slottermijn) : '',
    looptijd: String(looptijd),
  };
}

/** Is nothing filled in? */
export function isEmpty(velden: LeaseHandOver): boolean {
  return FIELDS.every((name) => velden[name] === '');
}

/** Only the fields that something is filled in at. */
export function filledIn(velden: LeaseHandOver): Partial<LeaseHandOver> {
  return Object.fromEntries(Object.entries(velden).filter(([, filled]) => filled !== ''));
}

/** The lease that the first is compared with, as one parameter: `30000-5000--48`. */
export function writeSecondLease(velden: LeaseHandOver): string {
  return FIELDS.map((name) => velden[name]).join('-');
}

/** The address of the calculator with this input, from the path on. */
export function calculatorAddress(input: CalculatorInput): string {
  return `${CALCULATOR_PATH}?${writeCalculatorQuery(input)}`;
}

/**
 * The query of the calculator with this input: `type=auto&aanschafprijs=25000&looptijd=60`. What is empty is left out. A
 * second lease to compare with is one parameter, its price, down payment, final instalment and term joined by dashes.
 */
export function writeCalculatorQuery({ eerste, tweede }: CalculatorInput): string {
  const query = new URLSearchParams({ type: eerste.voertuigType });
  for (const name of FIELDS) {
    if (eerste[name] !== '') query.set(name, eerste[name]);
  }
  if (tweede) query.set('vergelijk', writeSecondLease(tweede));
  return query.toString();
}

/**
 * The input that a query carries, `null` without a known type. Amounts are understood as people write them, because a
 * form without scripts sends what was typed; a term that is not offered counts as none chosen.
 */
export function readCalculatorQuery(query: URLSearchParams): CalculatorInput | null {
  const voertuigType = query.get('type');
  if (voertuigType !== 'auto' && voertuigType !== 'equipment') return null;
  const lease = (parts: readonly (string | null | undefined)[]): LeaseHandOver => {
    const [aanschafprijs = '', aanbetaling = '', slottermijn = ''] = parts.map(amount);
    const looptijd = Number(/^\d+$/.exec(parts[3] ?? '')?.[0]);
    return {
      voertuigType,
      aanschafprijs,
      aanbetaling,
      slottermijn,
      looptijd: isLooptijd(looptijd) ? String(looptijd) : '',
    };
  };
  const tweede = query.get('vergelijk')?.split('-');
  return {
    eerste: lease(FIELDS.map((name) => query.get(name))),
    tweede: tweede?.length === 4 ? lease(tweede) : null,
  };
}

function amount(text: string | null | undefined): string {
  return readAmount(text ?? '').slice(0, MOST_DIGITS);
}
