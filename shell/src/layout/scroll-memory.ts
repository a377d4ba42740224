import { useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext, useLocation } from 'react-router-dom';

/**
 * Remembers how far the visitor had scrolled in each entry of the tab's history. A browser can do so only for pages that it loads
 * itself: here it would scroll before the page is there. Nothing is kept beyond this document; after a reload the browser does it.
 *
 * @returns gives the position, in px, at which the visitor left the entry that he is at now; undefined when he was not there before.
 */
export function useScrollMemory(): () => number | undefined {
  const { key, hash } = useLocation();
  // Entries that the browser made for a link within the page have no key of their own.
  const entry = `${key} ${hash}`;
  const positions = useRef(new Map<string, number>());
  const current = useRef(entry);

  useLayoutEffect(() => {
    current.current = entry;
  }, [entry]);

  useLayoutEffect(() => {
    let frame = 0;
    const remember = () => positions.current.set(current.current, window.scrollY);
    const byPage = () => {
      window.history.scrollRestoration = 'manual';
    };
    const byBrowser = () => {
      cancelAnimationFrame(frame);
      window.history.scrollRestoration = 'auto';
    };
    // A page that comes back out of the back-forward cache is scrolled by the browser, in some browsers only after this event.
    const afterReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) frame = requestAnimationFrame(byPage);
    };
    byPage();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pageshow', afterReturn);
    window.addEventListener('pagehide', byBrowser);
    return () => {
      byBrowser();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pageshow', afterReturn);
      window.removeEventListener('pagehide', byBrowser);
    };
  }, []);

  // What is never scrolled is left where it was entered: where the visitor is once the page change is over.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!positions.current.has(entry)) positions.current.set(entry, window.scrollY);
    });
    return () => cancelAnimationFrame(frame);
  }, [entry]);

  return useCallback(() => positions.current.get(entry), [entry]);
}

/** Did the page that navigated ask for the scroll position to stay (`preventScrollReset`)? The router tells it nowhere else. */
export function useStaysInPlace(): boolean {
  return useContext(UNSAFE_DataRouterStateContext)?.preventScrollReset ?? false;
}
