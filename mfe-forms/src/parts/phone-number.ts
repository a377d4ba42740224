/** A number without the spaces, dots, dashes and brackets that people put in for reading. */
export function compactNumber(text: string): string {
  return text.replace(/[\s.\-–()]/g, '');
}

/**
 * What looks wrong about a phone number, or `null`. It only warns: nobody is refused for the way a number is written.
 *
 * Dutch numbers have ten digits and start with 0; numbers from abroad start with + or 00.
 */
export function phoneDoubt(text: string): string | null {
  const number = compactNumber(text);
  if (number === '' || /^0[1-9]\d{8}$/.test(number) || /^(?:\+|00)[1-9]\d{6,14}$/.test(number)) return null;
  return 'Dit lijkt geen volledig telefoonnummer. Klopt het? Dan kunt u gewoon verder.';
}
