/** A range of a text, in UTF-16 units, as `slice` takes it. */
export interface Match {
  start: number;
  end: number;
}

/** Accents, and what is written or left out within a word: `zzp’er`, `e-mail`, `b.v.`. */
const NOT_COMPARED = /[\p{M}\p{Cf}'’‘`.\-\u2010\u2011]/gu;

/** A text as the search compares it: in lower case, without accents, hyphens, apostrophes and dots, and with single spaces. */
export function comparable(text: string): string {
  return compared(text).replace(/\s+/g, ' ').trim();
}

function compared(text: string): string {
  return text.normalize('NFD').toLowerCase().replace(NOT_COMPARED, '');
}

/**
 * Finds the query in a text, both as `comparable` texts. A query of which nothing is compared has no matches.
 *
 * Letters become longer or shorter, so positions differ from those in the text: each letter is converted by itself and mapped back.
 */
export function findMatches(text: string, query: string): readonly Match[] {
  const wanted = comparable(query);
  if (wanted === '') return [];
  const letters: Match[] = [];
  let converted = '';
  let start = 0;
  for (const letter of text) {
    const own = compared(letter);
    const end = start + letter.length;
    for (let unit = 0; unit < own.length; unit++) letters.push({ start, end });
    converted += own;
    start = end;
  }
  const matches: Match[] = [];
  for (let at = converted.indexOf(wanted); at >= 0; at = converted.indexOf(wanted, at + wanted.length)) {
    const first = letters[at];
    const last = letters[at + wanted.length - 1];
    if (first && last) matches.push({ start: first.start, end: last.end });
  }
  return matches;
}
