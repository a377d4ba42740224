import { LEASE_HAND_OVER_KEY, type LeaseHandOver, writeLeaseHandOver } from '@site/contract';
import { type CalculatorInput, readCalculatorQuery, writeCalculatorQuery } from './calculator-address';

/** What stands in the calculator, as the query of its address, for who leaves the page and comes back in this tab. */
const INPUT_KEY = 'lease-berekenen';

/** Leaves the input for an application, which takes it away. */
export function handOver(velden: LeaseHandOver): void {
  attempt(() => sessionStorage.setItem(LEASE_HAND_OVER_KEY, writeLeaseHandOver(velden)));
}

/** Keeps what stands in the calculator until the tab closes. */
export function keepInput(input: CalculatorInput): void {
  attempt(() => sessionStorage.setItem(INPUT_KEY, writeCalculatorQuery(input)));
}

/** What stood in the calculator earlier in this tab, or `null`. */
export function keptInput(): CalculatorInput | null {
  return (
    attempt(() => readCalculatorQuery(new URLSearchParams(sessionStorage.getItem(INPUT_KEY) ?? ''))) ?? null
  );
}

/** Forgets all that was filled in. */
export function forgetInput(): void {
  attempt(() => sessionStorage.removeItem(INPUT_KEY));
  attempt(() => sessionStorage.removeItem(LEASE_HAND_OVER_KEY));
}

/** A browser that forbids storage remembers nothing, and the calculator works without. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
