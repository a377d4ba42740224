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

/** A result together with the input that it belongs to. */
export interface Berekening {
  invoer: LeaseInvoer;
  uitkomst: LeaseUitkomst;
}

/** What the calculator knows. Everything but `velden` follows from it, except that the last result outlives bad input. */
export interface CalculatorState {
  /** What stands in the fields. */
  velden: LeaseHandOver;
  /** The rules of the lease that the fields break at this moment. */
  fouten: LeaseFout[];
  /** The last result there was, `null` before the first. */
  berekening: Berekening | null;
  /** The result belongs to earlier input: the fields cannot be calculated with at this moment. */
  verouderd: boolean;
  /** Changes fields and recomputes. Input that breaks a rule leaves the last result as it is. */
  wijzig(velden: Partial<LeaseHandOver>): void;
}

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;

/** A calculator for one visitor on one page: never shared, because the server renders for many at once. */
export function createCalculatorStore(voertuigType: VoertuigType) {
  const leeg: LeaseHandOver = {
    voertuigType,
    aanschafprijs: '',
    aanbetaling: '',
    slottermijn: '',
    looptijd: '',
  };
  return createStore<CalculatorState>((set) => ({
    ...herbereken(leeg, null),
    wijzig: (wijziging) =>
      set(({ velden, berekening }) => herbereken({ ...velden, ...wijziging }, berekening)),
  }));
}

/** The sentence to show at a field, or `null`. An empty field is only missed when a result has gone stale over it. */
export function meldingBij(state: CalculatorState, veld: LeaseFout['veld']): string | null {
  if (state.velden[veld] === '' && !state.verouderd) return null;
  return state.fouten.find((fout) => fout.veld === veld)?.melding ?? null;
}

/** An amount or term out of a field: empty counts as 0, and no number of digits makes it inexact. */
export function getal(cijfers: string): number {
  return Math.min(Number(cijfers.replace(/\D/g, '')), Number.MAX_SAFE_INTEGER);
}

function herbereken(velden: LeaseHandOver, vorige: Berekening | null) {
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
