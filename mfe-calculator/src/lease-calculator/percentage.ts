const cijfers = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** A fraction as Dutch people write a percentage: 0.205 becomes `20,5%`. */
export function percentage(deel: number): string {
  return `${cijfers.format(deel * 100)}%`;
}
