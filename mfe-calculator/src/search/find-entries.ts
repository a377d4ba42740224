import { comparable } from './find-matches';
import { differByOneLetter, SYNONYMS, wordAndOthers } from './other-words';
import { SEARCH_INDEX, type SearchEntry } from './search-index';

/** Words that say nothing about what somebody looks for. */
const COMMON = new Set(
  'aan als ben bij dan dat de die dit een en er het hoe hoeveel ik in is je kan met mijn mogelijk naar of om op te tot u uit uw van voor waar wanneer wat welke wie wij zijn'.split(
    ' ',
  ),
);

/** Shortest word in which one mistake is understood: shorter words are too much alike. */
const LONG_WORD = 6;

/** The words of a query to look for one by one: those that are not common, or all when there are no others. No single letters. */
export function wordsOf(query: string): readonly string[] {
  const words = (comparable(query).match(/\p{L}+|\p{N}+/gu) ?? []).filter((word) => word.length > 1);
  const meaningful = words.filter((word) => !COMMON.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

const ALWAYS = new Set(SEARCH_INDEX.map(({ id }) => id));

/**
 * The pages whose title, description, category or words contain the query, or each word of it somewhere, as `comparable` texts. First come
 * those that the search always has, and of both those with the query as it is; otherwise in the order of the index. Where nothing has the
 * words themselves, those with their singulars or what the pages call it; a long word that is nowhere is read as the word that differs
 * by one letter. A blank query finds nothing.
 */
export function findEntries(query: string, index = SEARCH_INDEX): readonly SearchEntry[] {
  const whole = comparable(query);
  const words = wordsOf(query);
  const entries = index.map((entry) => ({ entry, text: textOf(entry) }));
  const withAll = (wanted: readonly (readonly string[])[]) =>
    entries.flatMap(({ entry, text }) => {
      const isWhole = whole !== '' && text.includes(whole);
      const hasWords =
        wanted.length > 0 && wanted.every((oneOf) => oneOf.some((word) => text.includes(word)));
      if (!isWhole && !hasWords) return [];
      return [{ entry, rank: (ALWAYS.has(entry.id) ? 0 : 2) + (isWhole ? 0 : 1) }];
    });
  let found = withAll(words.map((word) => [word]));
  if (found.length === 0) found = withAll(words.map((word) => understood(word, entries)));
  return found.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

/** What is searched of an entry, each text on a line of its own. */
function textOf({ title, description, category, words = [], isPart }: SearchEntry): string {
  return [title, description, isPart ? '' : category, ...words].map(comparable).join('\n');
}

/** The words to find for a word of the query. */
function understood(word: string, entries: readonly { text: string }[]): readonly string[] {
  const words = wordAndOthers(word);
  const isKnown = entries.some(({ text }) => words.some((known) => text.includes(known)));
  if (isKnown || word.length < LONG_WORD) return words;
  const known = new Set([
    ...entries.flatMap(({ text }) => text.match(/\p{L}+/gu) ?? []),
    ...Object.keys(SYNONYMS),
  ]);
  return [...known].filter((other) => differByOneLetter(word, other)).flatMap(wordAndOthers);
}
