import { Band, PageHero } from '@site/kit';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PopularTerms } from './popular-terms';
import { LONGEST_QUERY, readQuery } from './read-query';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';

/**
 * The search of the site. The query lives in the address, so a search can be linked and works without JavaScript: no
 * `q` is the page before a search, an empty `q` a search without hits.
 */
export default function SearchPage() {
  const [parameters, setParameters] = useSearchParams();
  const q = parameters.get('q');
  const query = q === null ? null : readQuery(q);
  const { heading, focusAfterwards } = useResultsFocus();

  const search = (q: string) => {
    focusAfterwards();
    setParameters({ q }, { preventScrollReset: true });
  };

  return (
    <>
      <PageHero title="Zoeken" lead="Typ een woord en vind de pagina die u zoekt." tone="paper" />
      <Band>
        <SearchForm key={query} query={query ?? ''} maxLength={LONGEST_QUERY} onSearch={search} />
        {query === null ? (
          <PopularTerms onChoose={search} />
        ) : (
          <SearchResults query={query} headingRef={heading} />
        )}
      </Band>
    </>
  );
}

/** Brings the focus to the results after a search on this page: the count is read out and a phone's keyboard goes away. */
function useResultsFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has a new key, also the same search again
  useEffect(() => {
    if (wanted.current) heading.current?.focus();
    wanted.current = false;
  }, [key]);

  return {
    heading,
    focusAfterwards: () => {
      wanted.current = true;
    },
  };
}
