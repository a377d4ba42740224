import type { Welke } from './calculator-store';

/** What the two leases of a comparison are called. */
export const SCENARIO_LABELS: Readonly<Record<Welke, string>> = {
  eerste: 'Berekening A',
  tweede: 'Berekening B',
};
