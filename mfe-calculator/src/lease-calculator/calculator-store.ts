import {
  berekenLease,
  controleerLease,
  type LeaseFout,
  type LeaseHandOver,
  type LeaseInvoer,
  type LeaseUitkomst,
  type VoertuigType,
} from '@site/contract';
import { createStore } from 'zustand';
import type { CalculatorInput } from './calculator-address';

/** A result together with the input that it belongs to. */
export interface Berekening {
  invoer: LeaseInvoer;
  uitkomst: LeaseUitkomst;
}

/** One lease that is looked at. All but `velden` follows from it, except that the last result outlives bad input. */
export interface Scenario {
  /** What stands in the fields. */
  velden: LeaseHandOver;
  /** The rules of the lease that the fields break at this moment. */
  fouten: LeaseFout[];
  /** The last result there was, `null` before the first. */
  berekening: Berekening | null;
  /** The result belongs to earlier input: the fields cannot be calculated with at this moment. */
  verouderd: boolean;
}

/** Which of two leases: the first, A, or the second, B. */
export type Welke = 'eerste' | 'tweede';

/** What the calculator knows: one lease, or two that are compared. The fields and the result show one of them. */
export interface CalculatorState {
  eerste: Scenario;
  /** The lease that the first is compared with, `null` while there is only one. */
  tweede: Scenario | null;
  getoond: Welke;
  /** Changes fields of the lease that is shown and recomputes it. Input that breaks a rule leaves the last result as it is. */
  wijzig(velden: Partial<LeaseHandOver>): void;
  /** Another type of vehicle: both leases keep what is filled in and are recomputed. */
  kiesType(voertuigType: VoertuigType): void;
  /** Puts another input in place of all there is, and shows the first lease. */
  begin(input: CalculatorInput): void;
  /** Starts a comparison with a copy of the lease that is there, and shows that copy. */
  vergelijk(): void;
  /** Shows one of the two leases. */
  toon(welke: Welke): void;
  /** Ends the comparison. The lease that is shown is the one that stays. */
  stopVergelijken(): void;
}

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;

/** A calculator for one visitor on one page: never shared, because the server renders for many at once. */
export function createCalculatorStore(input: CalculatorInput) {
  return createStore<CalculatorState>((set) => ({
    ...uitInvoer(input),
    wijzig: (wijziging) =>
      set((state) => {
        const scenario = getoondeScenario(state);
        return { [state.getoond]: herbereken({ ...scenario.velden, ...wijziging }, scenario.berekening) };
      }),
    kiesType: (voertuigType) =>
      set(({ eerste, tweede }) => {
        const alsDitType = ({ velden, berekening }: Scenario) =>
          herbereken({ ...velden, voertuigType }, berekening);
        return { eerste: alsDitType(eerste), tweede: tweede && alsDitType(tweede) };
      }),
    begin: (ander) => set(uitInvoer(ander)),
    vergelijk: () => set(({ eerste, tweede }) => ({ tweede: tweede ?? eerste, getoond: 'tweede' })),
    toon: (welke) => set(({ tweede }) => ({ getoond: tweede ? welke : 'eerste' })),
    stopVergelijken: () =>
      set((state) => ({ eerste: getoondeScenario(state), tweede: null, getoond: 'eerste' })),
  }));
}

/** The lease that the fields and the result show. */
export function getoondeScenario({ eerste, tweede, getoond }: CalculatorState): Scenario {
  return getoond === 'tweede' && tweede ? tweede : eerste;
}

/** What stands in the fields, of both leases. */
export function invoerVan({ eerste, tweede }: CalculatorState): CalculatorInput {
  return { eerste: eerste.velden, tweede: tweede?.velden ?? null };
}

/** Does the result belong to what stands in the fields? */
export function isActueel({ berekening, verouderd }: Scenario): boolean {
  return berekening !== null && !verouderd;
}

/** The sentence to show at a field, or `null`. An empty field is only missed when a result has gone stale over it. */
export function meldingBij({ velden, verouderd, fouten }: Scenario, veld: LeaseFout['veld']): string | null {
  if (velden[veld] === '' && !verouderd) return null;
  return fouten.find((fout) => fout.veld === veld)?.melding ?? null;
}

/** The first sentence that is shown at a field, or `null` when there is none. */
export function eersteMelding(scenario: Scenario): string | null {
  for (const { veld } of scenario.fouten) {
    const melding = meldingBij(scenario, veld);
    if (melding) return melding;
  }
  return null;
}

/** An amount or term out of a field: empty counts as 0, and no number of digits makes it inexact. */
export function getal(cijfers: string): number {
  return Math.min(Number(cijfers.replace(/\D/g, '')), Number.MAX_SAFE_INTEGER);
}

function uitInvoer({ eerste, tweede }: CalculatorInput) {
  return {
    eerste: herbereken(eerste, null),
    tweede: tweede && herbereken(tweede, null),
    getoond: 'eerste',
  } as const;
}

function herbereken(velden: LeaseHandOver, vorige: Berekening | null): Scenario {
  const invoer: LeaseInvoer = {
    voertuigType: velden.voertuigType,
    aanschafprijs: getal(velden.aanschafprijs),
    aanbetaling: getal(velden.aanbetaling),
    slottermijn: getal(velden.slottermijn),
    looptijd: getal(velden.looptijd),
  };
  const uitkomst = berekenLease(invoer);
  return {
    velden,
    fouten: controleerLease(invoer),
    berekening: uitkomst ? { invoer, uitkomst } : vorige,
    verouderd: uitkomst === null && vorige !== null,
  };
}
