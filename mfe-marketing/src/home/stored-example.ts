import { isLooptijd, type Looptijd } from '@site/contract';
import { tabStorage } from '@site/kit';

/** The input of the example, in whole euros and months. */
export interface Example {
  aanschafprijs: number;
  aanbetaling: number;
  looptijd: Looptijd;
}

/** Prices that the slider offers, in whole euros. Other prices can be typed in the calculator. */
export const PRIJS = { min: 10_000, max: 80_000, stap: 500 };

/** The initial input. */
export const EXAMPLE: Example = { aanschafprijs: 32_500, aanbetaling: 5_000, looptijd: 60 };

const KEY = 'lease-voorbeeld';

/** Stores the input until the tab closes. */
export function storeExample(example: Example): void {
  tabStorage.write(KEY, example);
}

/** The stored input; `null` when there is none, or the sliders cannot show it. */
export function storedExample(): Example | null {
  const { aanschafprijs, aanbetaling, looptijd } = tabStorage.readObject(KEY) ?? {};
  if (!isOffered(aanschafprijs, PRIJS.min) || !isOffered(aanbetaling, 0)) return null;
  if (typeof looptijd !== 'number' || !isLooptijd(looptijd)) return null;
  return { aanschafprijs, aanbetaling, looptijd };
}

function isOffered(amount: unknown, least: number): amount is number {
  return typeof amount === 'number' && amount >= least && amount <= PRIJS.max && amount % PRIJS.stap === 0;
}
