/** The value that a share of the values is below, from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** The middle of the values, or the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
