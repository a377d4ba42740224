import { plainText } from './text.js';

/** The side codes of the RDW: X is a letter, 9 a digit. */
const SIDE_CODES = [
  'XX-99-99',
  '99-99-XX',
  '99-XX-99',
  'XX-99-XX',
  'XX-XX-99',
  '99-XX-XX',
  '99-XXX-9',
  '9-XXX-99',
  'XX-999-X',
  'X-999-XX',
  'XXX-99-X',
  'X-99-XXX',
  '9-XX-999',
  '999-XX-9',
];

const BY_SHAPE = new Map(SIDE_CODES.map((code) => [code.replaceAll('-', ''), code]));

/** Maximum characters of the plate in an application: a foreign one is taken too. */
export const KENTEKEN_TEKENS = 15;

/** A plate as the RDW writes it, from any notation: `1-vjk-01` becomes `1VJK01`. */
export function normaliseKenteken(text: string): string {
  return plainText(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function sideCodeOf(kenteken: string): string | undefined {
  return BY_SHAPE.get(kenteken.replace(/[A-Z]/g, 'X').replace(/\d/g, '9'));
}

/** Is this a Dutch plate, in any notation? Whether it was issued, only the RDW knows. */
export function isKenteken(text: string): boolean {
  return sideCodeOf(normaliseKenteken(text)) !== undefined;
}

/** A plate with the dashes of its side code: `1-VJK-01`. What is no Dutch plate stays as typed, in capitals. */
export function formatKenteken(text: string): string {
  const kenteken = normaliseKenteken(text);
  let next = 0;
  const formatted = sideCodeOf(kenteken)?.replace(/[X9]/g, () => kenteken.charAt(next++));
  return formatted ?? text.trim().toUpperCase();
}
