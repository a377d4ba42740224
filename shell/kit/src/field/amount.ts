/** Whole euros with the Dutch separator of thousands: `25000` becomes `25.000`. */
export function withThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** Only the digits of a text, without leading zeros. */
export function toDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/**
 * The whole euros of an amount as people write it: `€ 25.000,00`, `25.000,-`, `25 000` and `25000.50` are understood.
 * One or two digits after the last separator are cents, and dropped.
 */
export function readAmount(text: string): string {
  const amount = text.replace(/[^\d.,-]/g, '').replace(/[.,](?:\d{1,2}|-+)?$/, '');
  return toDigits(amount);
}

/** Where in a formatted amount the caret stands when this many digits are before it. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  let position = 0;
  for (let seen = 0; seen < digitsBefore && position < formatted.length; position++) {
    if (/\d/.test(formatted[position] as string)) seen++;
  }
  return position;
}
