import { Band, PageHero } from '@site/kit';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PopularTerms } from './popular-terms';
import { readQuery } from './read-query';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';

/**
 * `/search`. The query is in the address, so that a search can be linked and works without JavaScript: without `q` it is the
 * page before a search, an empty `q` is a search without results.
 */
export default function SearchPage() {
  const [parameters, setParameters] = useSearchParams();
  const q = parameters.get('q');
  const query = q === null ? null : readQuery(q);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useFocusAfterSearch(heading);

  const search = (wanted: string) => {
    focusNext(heading);
    // Like a native form, repeating a search adds no history entry.
    setParameters({ q: wanted }, { replace: wanted === q, preventScrollReset: true });
  };

  return (
    <>
      <PageHero
        compact
        title="Zoeken"
        lead={query === null && 'Typ een woord en vind de pagina die u zoekt.'}
        actions={
          <SearchForm
            key={query}
            query={query ?? ''}
            fieldRef={field}
            onSearch={search}
            onClear={() => focusNext(field)}
          />
        }
      />
      <Band>
        {query === null ? (
          <PopularTerms headingRef={heading} onChoose={search} />
        ) : (
          <SearchResults key={query} query={query} headingRef={heading} />
        )}
      </Band>
    </>
  );
}

type Focusable = RefObject<HTMLElement | null>;

/**
 * Focuses the heading with the count after a search, so that it is read out and the keyboard of a phone closes. Also after back
 * and forward, when the focused element was removed; the shell restores the scroll position.
 *
 * @returns sets the element to focus after the next search.
 */
function useFocusAfterSearch(heading: Focusable): (next: Focusable) => void {
  const wanted = useRef<Focusable>(null);
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (wanted.current) wanted.current.current?.focus();
    else if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    wanted.current = null;
  }, [key, heading]);

  return (next) => {
    wanted.current = next;
  };
}
