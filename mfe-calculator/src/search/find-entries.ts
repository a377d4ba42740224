import { findMatches } from './find-matches';
import { SEARCH_INDEX, type SearchEntry } from './search-index';

/**
 * The pages whose title, description, category or words contain the query, ignoring case, in the order of the index. A blank query
 * finds nothing.
 */
export function findEntries(query: string, index = SEARCH_INDEX): readonly SearchEntry[] {
  return index.filter(({ title, description, category, words = [] }) =>
    [title, description, category, ...words].some((text) => findMatches(text, query).length > 0),
  );
}
