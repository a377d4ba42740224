/** Whole euros with the Dutch separator of thousands: `25000` becomes `25.000`. */
export function withThousandsSeparators(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** The position in a formatted amount after this many digits. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  let position = 0;
  for (let seen = 0; seen < digitsBefore && position < formatted.length; position++) {
    if (/\d/.test(formatted[position] as string)) seen++;
  }
  return position;
}
