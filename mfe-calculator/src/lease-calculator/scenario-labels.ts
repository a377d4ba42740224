import type { LeaseSide } from './calculator-store';

export const SCENARIO_LABELS: Readonly<Record<LeaseSide, string>> = {
  first: 'Berekening A',
  second: 'Berekening B',
};
