/** A number without spaces, dots, dashes and brackets. */
export function compactNumber(text: string): string {
  return text.replace(/[\s.\-–()]/g, '');
}

/** The warning about a number that looks wrong. */
export const PHONE_DOUBT = 'Dit lijkt geen volledig telefoonnummer. Klopt het? Dan kunt u gewoon verder.';

/**
 * A warning about an unusual phone number, or `null`. It never blocks.
 *
 * Dutch numbers have ten digits and start with 0; numbers from abroad start with + or 00.
 */
export function phoneDoubt(text: string): string | null {
  const number = compactNumber(text);
  if (number === '' || /^0[1-9]\d{8}$/.test(number) || /^(?:\+|00)[1-9]\d{6,14}$/.test(number)) return null;
  return PHONE_DOUBT;
}

/** Whether a number is right as far as it was typed: more digits may make it complete. */
export function isUnfinishedNumber(text: string): boolean {
  return /^(?:0?|0[1-9]\d{0,7}|(?:\+|00)(?:[1-9]\d{0,5})?)$/.test(compactNumber(text));
}
