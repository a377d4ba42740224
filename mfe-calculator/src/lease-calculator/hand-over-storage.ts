import { type LeaseHandOver, writeLeaseHandOver } from '@site/contract';
import { myLease, tabStorage } from '@site/kit';
import { tradeIn } from '@site/kit/amounts';
import { type CalculatorInput, readCalculatorQuery, writeCalculatorQuery } from './calculator-address';

/** The input of the calculator, as the query of its address. */
const INPUT_KEY = 'lease-berekenen';

/** Stores the input of the calculator until the tab closes. Its first lease is the one that other pages compute with. */
export function storeInput(input: CalculatorInput): void {
  tabStorage.write(INPUT_KEY, writeCalculatorQuery(input));
  myLease.store(input.first);
}

/** The input of the calculator, with what the visitor changed on other pages since; null without any. */
export function storedInput(): CalculatorInput | null {
  const own = myLease.read();
  const stored = readStored();
  const isStored = (lease: LeaseHandOver | null | undefined) =>
    lease && own && writeLeaseHandOver(lease) === writeLeaseHandOver(own);
  if (!own || isStored(stored?.second)) return stored;
  return { first: own, second: stored?.second ?? null };
}

/** The stored query. Removes an invalid value. */
function readStored(): CalculatorInput | null {
  const stored = tabStorage.read(INPUT_KEY);
  if (stored === null) return null;
  const input = readCalculatorQuery(new URLSearchParams(stored));
  if (!input) tabStorage.remove(INPUT_KEY);
  return input;
}

/** Removes the stored input, also for other pages. */
export function forgetInput(): void {
  tabStorage.remove(INPUT_KEY);
  myLease.forget();
  tradeIn.forget();
}
