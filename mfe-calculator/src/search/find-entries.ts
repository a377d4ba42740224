import { findMatches } from './find-matches';
import { SEARCH_INDEX, type SearchEntry } from './search-index';

/** Words that say nothing about what somebody looks for. */
const COMMON = new Set(
  'aan als ben bij dan dat de die dit een en er het hoe hoeveel ik in is je kan met mijn mogelijk naar of om op te tot u uit uw van voor waar wanneer wat welke wie wij zijn'.split(
    ' ',
  ),
);

/** The words of a query to look for one by one: those that are not common, or all when there are no others. */
export function wordsOf(query: string): readonly string[] {
  const words = query.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
  const telling = words.filter((word) => word.length > 1 && !COMMON.has(word.toLowerCase()));
  return telling.length > 0 ? telling : words;
}

const ALWAYS = new Set(SEARCH_INDEX.map(({ id }) => id));

/**
 * The pages whose title, description, category or words contain the query, ignoring case, or each word of it somewhere: first those that
 * the search always has, and of both those with the query as it is. Otherwise in the order of the index. A blank query finds nothing.
 */
export function findEntries(query: string, index = SEARCH_INDEX): readonly SearchEntry[] {
  const words = wordsOf(query);
  const found = index.flatMap((entry) => {
    const whole = contains(entry, query);
    if (!whole && !(words.length > 0 && words.every((word) => contains(entry, word)))) return [];
    return [{ entry, rank: (ALWAYS.has(entry.id) ? 0 : 2) + (whole ? 0 : 1) }];
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

function contains({ title, description, category, words = [], isPart }: SearchEntry, query: string): boolean {
  return [title, description, isPart ? '' : category, ...words].some(
    (text) => findMatches(text, query).length > 0,
  );
}
