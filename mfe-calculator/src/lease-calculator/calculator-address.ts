import { isLooptijd, type LeaseHandOver, type LeaseInvoer, type VoertuigType } from '@site/contract';
import { readAmount, type SitePath } from '@site/kit';

/** Path of the calculator's choice screen. */
export const CALCULATOR_PATH = '/lease-berekenen';

/** The fields, by the names of their query parameters. The type is chosen on an earlier screen. */
const FIELDS = ['aanschafprijs', 'aanbetaling', 'slottermijn', 'looptijd'] as const;

/** The query parameters of the calculator: `type` selects the form, the others fill it in. */
export const CALCULATOR_QUERY = ['type', ...FIELDS, 'vergelijk'] as const;

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

/** Empty fields of one type. */
export function emptyInput(voertuigType: VoertuigType): LeaseHandOver {
  return { voertuigType, aanschafprijs: '', aanbetaling: '', slottermijn: '', looptijd: '' };
}

/** The fields that give this input. Optional amounts of 0 are left empty. */
export function fieldsFor({ voertuigType, ...amounts }: LeaseInvoer): LeaseHandOver {
  const { aanschafprijs, aanbetaling, slottermijn, looptijd } = amounts;
  return {
    voertuigType,
    aanschafprijs: String(aanschafprijs),
    aanbetaling: aanbetaling > 0 ? String(aanbetaling) : '',
    slottermijn: slottermijn > 0 ? String(slottermijn) : '',
    looptijd: String(looptijd),
  };
}

/** Whether all fields are empty; the type does not count. */
export function isEmpty(velden: LeaseHandOver): boolean {
  return FIELDS.every((name) => velden[name] === '');
}

/** Without the empty fields. */
export function filledIn(velden: LeaseHandOver): Partial<LeaseHandOver> {
  return Object.fromEntries(Object.entries(velden).filter(([, filled]) => filled !== ''));
}

/** The second lease of a comparison as one parameter: `30000-5000--48`. */
export function writeSecondLease(velden: LeaseHandOver): string {
  return FIELDS.map((name) => velden[name]).join('-');
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
    if (first[name] !== '') query.set(name, first[name]);
  }
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
  const second = query.get('vergelijk')?.split('-');
  return {
    first: lease(FIELDS.map((name) => query.get(name))),
    second: second?.length === 4 ? lease(second) : null,
  };
}

function amount(text: string | null | undefined): string {
  return readAmount(text ?? '').slice(0, MOST_DIGITS);
}
