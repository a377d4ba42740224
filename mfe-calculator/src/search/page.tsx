import { Band, PageHero } from '@site/kit';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PopularTerms } from './popular-terms';
import { readQuery } from './read-query';
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
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useFocusAfterSearch(heading);

  const search = (wanted: string) => {
    focusNext(heading);
    // As in a form of the browser, the same search again is no new step of the history.
    setParameters({ q: wanted }, { replace: wanted === q, preventScrollReset: true });
  };

  return (
    <>
      <PageHero
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
 * Brings the focus to what a search on this page shows: the heading with the count is read out, and the keyboard of a phone goes
 * away. After back and forward too, when what had the focus is gone; the shell then looks after the scroll position.
 *
 * @returns says where the focus goes at the next search.
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
