/** Longest query that is looked at, in UTF-16 units, as the field counts them. */
export const LONGEST_QUERY = 100;

/** Marks that turn the direction of writing: unseen in a field, and they would turn the text around the query too. */
const DIRECTION_MARKS = /\p{Bidi_Control}/gu;

/** What no field for one line can hold: new lines, tabs, null bytes. */
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** Half of a character that takes two units. */
const HALF_AT_THE_END = /[\uD800-\uDBFF]$/;

/** What of a query is looked at: its beginning, without what cannot be seen or typed. */
export function readQuery(q: string): string {
  return q
    .replace(DIRECTION_MARKS, '')
    .replace(CONTROL_CHARACTERS, ' ')
    .slice(0, LONGEST_QUERY)
    .replace(HALF_AT_THE_END, '');
}
