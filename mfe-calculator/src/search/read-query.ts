/** Longest query that is looked at, in characters. */
export const LONGEST_QUERY = 100;

/** What of a query is looked at. */
export function readQuery(q: string): string {
  return q.slice(0, LONGEST_QUERY);
}
