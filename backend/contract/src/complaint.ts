/** Whom a complaint is about, beside the site's own name (`productWaarde` of the site identity). */
export const KLACHT_OVER_DERDEN = ['garage', 'partner'] as const;

/** What a complaint is about, with the labels that people see. */
export const KLACHT_CATEGORIEEN = {
  communicatie: 'Communicatie',
  service: 'Service/klantenservice',
  financieel: 'Financiële afhandeling',
  technisch: 'Technische problemen',
  levering: 'Levering/afhandeling',
  kwaliteit: 'Kwaliteit product/dienst',
  anders: 'Anders',
} as const;

/** What a complaint is about. */
export type KlachtCategorie = keyof typeof KLACHT_CATEGORIEEN;

/**
 * Longest answers of a complaint, in characters, by field. Far above what people write: they keep out what no mail program
 * shows any more.
 */
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

/** Most bytes of a character in UTF-8, and more than JSON makes of a line end or a quote. */
const BYTES_PER_CHARACTER = 4;

/** Room for the names of the fields and for the fields without a limit of their own, in bytes. */
const ROOM = 16 * 1024;

/** What the body of a complaint may measure, in bytes: as much as the longest answers take. */
export const KLACHT_BYTES =
  Object.values(KLACHT_TEKENS).reduce((sum, characters) => sum + characters, 0) * BYTES_PER_CHARACTER + ROOM;

/** What is said of an answer that is longer than this many characters. */
export function antwoordTeLang(hoogstens: number): string {
  // From 10.000 on with a separator, as Dutch people write numbers.
  const aantal = hoogstens.toLocaleString('nl-NL', { useGrouping: hoogstens >= 10_000 });
  return `Gebruik hoogstens ${aantal} tekens.`;
}
