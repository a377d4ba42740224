import { isLooptijd, type Looptijd } from '@site/contract';
import { tabStorage } from '@site/kit';

/** What the example of a monthly amount is set to, in whole euros and months. */
export interface Example {
  aanschafprijs: number;
  aanbetaling: number;
  looptijd: Looptijd;
}

/** Prices that the slider offers, in whole euros. Other prices can be typed at the calculator. */
export const PRIJS = { min: 10_000, max: 80_000, stap: 500 };

/** The example before anything is changed. */
export const EXAMPLE: Example = { aanschafprijs: 32_500, aanbetaling: 5_000, looptijd: 60 };

const KEY = 'lease-voorbeeld';

/** Keeps the example for who leaves the page and comes back in this tab. */
export function keepExample(example: Example): void {
  tabStorage.write(KEY, example);
}

/** What the example was set to earlier in this tab; `null` when it was not, or the sliders do not offer it. */
export function keptExample(): Example | null {
  const { aanschafprijs, aanbetaling, looptijd } = tabStorage.readObject(KEY) ?? {};
  if (!isOffered(aanschafprijs, PRIJS.min) || !isOffered(aanbetaling, 0)) return null;
  if (typeof looptijd !== 'number' || !isLooptijd(looptijd)) return null;
  return { aanschafprijs, aanbetaling, looptijd };
}

function isOffered(amount: unknown, least: number): amount is number {
  return typeof amount === 'number' && amount >= least && amount <= PRIJS.max && amount % PRIJS.stap === 0;
}
