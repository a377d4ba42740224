import { LEASE_HAND_OVER_KEY, type LeaseHandOver, writeLeaseHandOver } from '@site/contract';
import { tabStorage } from '@site/kit';
import { type CalculatorInput, readCalculatorQuery, writeCalculatorQuery } from './calculator-address';

/** The input of the calculator, as the query of its address. */
const INPUT_KEY = 'lease-berekenen';

/** Stores the input for an application, which removes it when it has read it. */
export function handOver(velden: LeaseHandOver): void {
  tabStorage.write(LEASE_HAND_OVER_KEY, writeLeaseHandOver(velden));
}

/** Stores the input of the calculator until the tab closes. */
export function storeInput(input: CalculatorInput): void {
  tabStorage.write(INPUT_KEY, writeCalculatorQuery(input));
}

/** The stored input, or `null`. Removes an invalid value. */
export function storedInput(): CalculatorInput | null {
  const stored = tabStorage.read(INPUT_KEY);
  if (stored === null) return null;
  const input = readCalculatorQuery(new URLSearchParams(stored));
  if (!input) tabStorage.remove(INPUT_KEY);
  return input;
}

/** Removes the stored input, also that for an application. */
export function forgetInput(): void {
  tabStorage.remove(INPUT_KEY);
  tabStorage.remove(LEASE_HAND_OVER_KEY);
}
