import {
  calculateLease,
  checkLease,
  type LeaseFout,
  type LeaseHandOver,
  type LeaseInvoer,
  type LeaseUitkomst,
  type VoertuigType,
} from '@site/contract';
import { fieldsOf } from '@site/kit';
import { createStore } from 'zustand';
import type { CalculatorInput } from './calculator-address';

/** A result together with the input that it belongs to. */
export interface Berekening {
  invoer: LeaseInvoer;
  uitkomst: LeaseUitkomst;
}

/** One lease in the calculator. Everything follows from `velden`, except that invalid input keeps the last result. */
export interface Scenario {
  /** The contents of the fields, as typed. */
  velden: LeaseHandOver;
  /** The rules of the lease that the fields break. */
  fouten: LeaseFout[];
  /** The last result, `null` before the first. */
  berekening: Berekening | null;
  /** The result belongs to earlier input, because the current fields are invalid. */
  isStale: boolean;
}

/** One of the two leases of a comparison. Visitors see them as A and B. */
export type LeaseSide = 'first' | 'second';

/** One lease, or two that are compared. The fields and the result show one of them. */
export interface CalculatorState {
  first: Scenario;
  /** The lease that the first is compared with, `null` while there is only one. */
  second: Scenario | null;
  shown: LeaseSide;
  /** Changes fields of the shown lease and recomputes it. Invalid input keeps the last result. Prices of both are with or without VAT. */
  change(velden: Partial<LeaseHandOver>): void;
  /** Sets the type of vehicle of both leases. They keep their other fields and are recomputed. */
  setType(voertuigType: VoertuigType): void;
  /** Replaces all input and shows the first lease. */
  reset(input: CalculatorInput): void;
  /** Starts a comparison with a copy of the first lease, and shows that copy. */
  compare(): void;
  /** Shows one of the two leases; always the first while there is only one. */
  show(side: LeaseSide): void;
  /** Ends the comparison. The shown lease stays. */
  stopComparing(): void;
}

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;

/** Creates the store of one visitor on one page. It is never shared, because the server renders for many visitors at once. */
export function createCalculatorStore(input: CalculatorInput) {
  return createStore<CalculatorState>((set) => ({
    ...fromInput(input),
    change: (changes) =>
      set((state) => {
        const scenario = shownScenario(state);
        const { second } = state;
        const exclusiefBtw = 'exclusiefBtw' in changes ? changes.exclusiefBtw : scenario.velden.exclusiefBtw;
        const both = (lease: Scenario) => ({ ...lease, velden: { ...lease.velden, exclusiefBtw } });
        return {
          first: both(state.first),
          second: second && both(second),
          [state.shown]: recompute({ ...scenario.velden, ...changes }, scenario.berekening),
        };
      }),
    setType: (voertuigType) =>
      set(({ first, second }) => {
        const withType = ({ velden, berekening }: Scenario) =>
          recompute({ ...velden, voertuigType }, berekening);
        return { first: withType(first), second: second && withType(second) };
      }),
    reset: (input) => set(fromInput(input)),
    compare: () => set(({ first, second }) => ({ second: second ?? first, shown: 'second' })),
    show: (side) => set(({ second }) => ({ shown: second ? side : 'first' })),
    stopComparing: () => set((state) => ({ first: shownScenario(state), second: null, shown: 'first' })),
  }));
}

export function shownScenario({ first, second, shown }: CalculatorState): Scenario {
  return shown === 'second' && second ? second : first;
}

/** The fields of both leases. */
export function inputOf({ first, second }: CalculatorState): CalculatorInput {
  return { first: first.velden, second: second?.velden ?? null };
}

/** The input of the shown results, which differs from the fields while those are invalid. */
export function shownByResults({
  first,
  second,
}: Pick<CalculatorState, 'first' | 'second'>): CalculatorInput {
  const shown = ({ velden, berekening, isStale }: Scenario) =>
    isStale && berekening ? fieldsOf(berekening.invoer, velden.exclusiefBtw) : velden;
  return { first: shown(first), second: second && shown(second) };
}

/** Whether there is a result and it belongs to the current fields. */
export function isCurrent({ berekening, isStale }: Scenario): boolean {
  return berekening !== null && !isStale;
}

/** The error message of a field, or `null`. An empty field is an error only when it made a result stale. */
export function messageFor({ velden, isStale, fouten }: Scenario, veld: LeaseFout['veld']): string | null {
  if (velden[veld] === '' && !isStale) return null;
  return fouten.find((fout) => fout.veld === veld)?.melding ?? null;
}

/** The first error message of any field, or `null`. */
export function firstMessage(scenario: Scenario): string | null {
  for (const { veld } of scenario.fouten) {
    const melding = messageFor(scenario, veld);
    if (melding) return melding;
  }
  return null;
}

/** The number in a field. Empty is 0, and the result never exceeds the safe integers. */
export function toNumber(digits: string): number {
  return Math.min(Number(digits.replace(/\D/g, '')), Number.MAX_SAFE_INTEGER);
}

function fromInput({ first, second }: CalculatorInput) {
  return {
    first: recompute(first, null),
    second: second && recompute(second, null),
    shown: 'first',
  } as const;
}

function recompute(velden: LeaseHandOver, previous: Berekening | null): Scenario {
  const invoer: LeaseInvoer = {
    voertuigType: velden.voertuigType,
    aanschafprijs: toNumber(velden.aanschafprijs),
    aanbetaling: toNumber(velden.aanbetaling),
    slottermijn: toNumber(velden.slottermijn),
    looptijd: toNumber(velden.looptijd),
  };
  const uitkomst = calculateLease(invoer);
  return {
    velden,
    fouten: checkLease(invoer),
    berekening: uitkomst ? { invoer, uitkomst } : previous,
    isStale: uitkomst === null && previous !== null,
  };
}

export const SCENARIO_LABELS: Readonly<Record<LeaseSide, string>> = {
  first: 'Berekening A',
  second: 'Berekening B',
};

/** As shown on the choice screen and in the form. */
export const VOERTUIG_TYPE_LABELS: Readonly<Record<VoertuigType, string>> = {
  auto: 'Auto / Bedrijfswagen',
  equipment: 'Equipment / Scooters',
};
