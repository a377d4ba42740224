/** A range of a text, in UTF-16 units, as `slice` takes it. */
export interface Match {
  start: number;
  end: number;
}

/**
 * Finds the query in a text, ignoring case. The query is trimmed and its whitespace collapsed; a blank query has no matches.
 *
 * Some letters are longer in lower case (the Turkish İ becomes two), so positions in the lower-case text differ from those in
 * the text: each letter is converted by itself and mapped back.
 */
export function findMatches(text: string, query: string): readonly Match[] {
  const wanted = lower(query.trim().replace(/\s+/g, ' ')).text;
  if (wanted === '') return [];
  const lowered = lower(text);
  const matches: Match[] = [];
  for (
    let at = lowered.text.indexOf(wanted);
    at >= 0;
    at = lowered.text.indexOf(wanted, at + wanted.length)
  ) {
    const first = lowered.letters[at];
    const last = lowered.letters[at + wanted.length - 1];
    if (first && last) matches.push({ start: first.start, end: last.end });
  }
  return matches;
}

/** A text in lower case, and for each UTF-16 unit of it the range of the original letter. */
function lower(text: string): { text: string; letters: Match[] } {
  const letters: Match[] = [];
  let lowered = '';
  let start = 0;
  for (const letter of text) {
    const small = letter.toLowerCase();
    const end = start + letter.length;
    for (let unit = 0; unit < small.length; unit++) letters.push({ start, end });
    lowered += small;
    start = end;
  }
  return { text: lowered, letters };
}
