/** In UTF-16 units, like `maxlength` of the field. */
export const LONGEST_QUERY = 100;

/** Invisible characters that change the writing direction, also of the text around the query. */
const DIRECTION_MARKS = /\p{Bidi_Control}/gu;

/** Characters that a single-line field cannot contain: line breaks, tabs, null bytes. */
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** The first half of a surrogate pair. */
const HALF_AT_THE_END = /[\uD800-\uDBFF]$/;

/** The query that is used: its beginning, without characters that cannot be seen or typed. */
export function readQuery(q: string): string {
  return q
    .replace(DIRECTION_MARKS, '')
    .replace(CONTROL_CHARACTERS, ' ')
    .slice(0, LONGEST_QUERY)
    .replace(HALF_AT_THE_END, '');
}
