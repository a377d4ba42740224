/** A stretch of a text, as `slice` takes it. */
export interface Match {
  start: number;
  end: number;
}

/**
 * Where a text holds the query, whatever the capitals, without the space around it and with one space between its words, however
 * many were typed. A query of nothing but space is nowhere.
 *
 * Some letters are longer in lower case (the Turkish İ becomes two), so a place in the lower-case text is not always the same place
 * in the text: each letter is lowered by itself, and what is found is the letters that it came from.
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

/** A text in lower case, and for each unit of it the letter of the text that it came from. */
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
