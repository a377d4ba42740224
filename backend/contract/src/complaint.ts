import { geheelGetal } from './dutch-numbers.js';
import { plainText } from './text.js';

/** Values of `klachtType` for other parties than the company itself (`productWaarde` of the site identity), with their labels. */
export const KLACHT_DERDEN = { garage: 'Een garage', partner: 'Een financial partner' } as const;

/** Categories of a complaint with their labels. */
export const KLACHT_CATEGORIEEN = {
  communicatie: 'Communicatie',
  service: 'Service/klantenservice',
  financieel: 'Financiële afhandeling',
  technisch: 'Technische problemen',
  levering: 'Levering/afhandeling',
  kwaliteit: 'Kwaliteit product/dienst',
  anders: 'Anders',
} as const;

export type KlachtCategorie = keyof typeof KLACHT_CATEGORIEEN;

/** Maximum characters by field, far above what people write: mail clients cannot display longer texts. */
export const KLACHT_TEKENS = {
  naam: 1000,
  bedrijf: 1000,
  klachtOnderwerp: 1000,
  garagenaam: 1000,
  partnernaam: 1000,
  beschrijving: 200_000,
  gewenstUitkomst: 200_000,
  eerderContact: 200_000,
} as const;

/** Maximum bytes of a character in UTF-8, which also covers JSON escapes of line breaks and quotes. */
const BYTES_PER_CHARACTER = 4;

/** For the field names and the fields without a limit of their own. */
const OVERHEAD_BYTES = 16 * 1024;

/** Maximum size of the body of a complaint in bytes, enough for the maximum of every field. */
export const KLACHT_BYTES =
  Object.values(KLACHT_TEKENS).reduce((sum, characters) => sum + characters, 0) * BYTES_PER_CHARACTER +
  OVERHEAD_BYTES;

/** The error message for a text longer than this many characters. */
export function tooLongMelding(characters: number): string {
  // Dutch numbers have a thousands separator from 10.000 on.
  const aantal = characters < 10_000 ? characters : geheelGetal(characters);
  return `Gebruik hoogstens ${aantal} tekens.`;
}

/** The form of a complaint number: the year of receipt and a sequence of at least six digits. */
export const KLACHTNUMMER = /^K[0-9]{4}-[0-9]{6,12}$/;

/** A complaint number in a text: with its K, and no part of a longer word or number. */
const IN_TEKST = /(?:^|[^\p{L}\p{N}])K(\d{4})-?(\d{1,12})(?!-?[\p{L}\p{N}])/giu;

/**
 * Normalises a typed or pasted complaint number to `K2026-000123`: any case, with or without the K, spaces, dash and leading zeros, or with
 * words around it. A text without a number, or with several, stays as it is.
 */
export function normaliseKlachtnummer(invoer: string): string {
  const tekst = plainText(invoer);
  const [heel] = tekst.replace(/[\s.#]/g, '').matchAll(/^K?(\d{4})-?(\d{1,12})$/gi);
  const [eerste, ...meer] = heel ? [heel] : tekst.matchAll(IN_TEKST);
  if (!eerste || meer.length > 0) return invoer.trim();
  const [, jaar, volgnummer = ''] = eerste;
  return `K${jaar}-${volgnummer.padStart(6, '0')}`;
}

/** Has this text the form of a complaint number, as `normaliseKlachtnummer` writes it? */
export function isKlachtnummer(tekst: string): boolean {
  return KLACHTNUMMER.test(tekst);
}
