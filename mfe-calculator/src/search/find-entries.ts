import { findMatches } from './find-matches';
import { SEARCH_INDEX, type SearchEntry } from './search-index';

/**
 * The pages whose title, description or category holds the query, whatever the capitals, in the order of the index. A
 * query of nothing but spaces finds nothing.
 */
export function findEntries(query: string): readonly SearchEntry[] {
  return SEARCH_INDEX.filter(({ title, description, category }) =>
    [title, description, category].some((text) => findMatches(text, query).length > 0),
  );
}
