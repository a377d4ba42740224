import { findMatches } from './find-matches';
import { SEARCH_INDEX, type SearchEntry } from './search-index';

/**
 * The pages whose title, description or category contains the query, ignoring case, in the order of the index. A blank query
 * finds nothing.
 */
export function findEntries(query: string): readonly SearchEntry[] {
  return SEARCH_INDEX.filter(({ title, description, category }) =>
    [title, description, category].some((text) => findMatches(text, query).length > 0),
  );
}
