import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Remembers the scroll position of each entry of the tab's history. The browser's own restoration would scroll before the page is
 * rendered. Positions are kept in memory; after a reload the browser restores its own.
 *
 * @returns a function that returns the position, in px, at which the visitor left the current entry; undefined for a new entry.
 */
export function useScrollMemory(): () => number | undefined {
  const { key, hash } = useLocation();
  // Entries that the browser created for a hash link have no key of their own.
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
    // The browser scrolls a page that returns from the back-forward cache, in some browsers only after this event.
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

  // Without a scroll event the position is the one right after the page change.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!positions.current.has(entry)) positions.current.set(entry, window.scrollY);
    });
    return () => cancelAnimationFrame(frame);
  }, [entry]);

  return useCallback(() => positions.current.get(entry), [entry]);
}
