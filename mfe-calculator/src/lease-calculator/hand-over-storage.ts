import { LEASE_HAND_OVER_KEY, type LeaseHandOver, writeLeaseHandOver } from '@site/contract';
import { tabStorage } from '@site/kit';
import { type CalculatorInput, readCalculatorQuery, writeCalculatorQuery } from './calculator-address';

/** What stands in the calculator, as the query of its address, for who leaves the page and comes back in this tab. */
const INPUT_KEY = 'lease-berekenen';

/** Leaves the input for an application, which takes it away. */
export function handOver(velden: LeaseHandOver): void {
  tabStorage.write(LEASE_HAND_OVER_KEY, writeLeaseHandOver(velden));
}

/** Keeps what stands in the calculator until the tab closes. */
export function keepInput(input: CalculatorInput): void {
  tabStorage.write(INPUT_KEY, writeCalculatorQuery(input));
}

/** What stood in the calculator earlier in this tab, or `null`. What cannot be read is removed. */
export function keptInput(): CalculatorInput | null {
  const kept = tabStorage.read(INPUT_KEY);
  if (kept === null) return null;
  const input = readCalculatorQuery(new URLSearchParams(kept));
  if (!input) tabStorage.remove(INPUT_KEY);
  return input;
}

/** Forgets all that was filled in. */
export function forgetInput(): void {
  tabStorage.remove(INPUT_KEY);
  tabStorage.remove(LEASE_HAND_OVER_KEY);
}
