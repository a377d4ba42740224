import { isHydrated } from './hydrated';

/**
 * Loads the page that the visitor goes back or forward to before the scripts work. The browser changes only the address of an entry that
 * they once made: nobody would show its page.
 */
export function followEarlyHistory(): void {
  const { pathname, search } = location;
  addEventListener('popstate', () => {
    const isElsewhere = location.pathname !== pathname || location.search !== search;
    if (isElsewhere && !isHydrated()) location.reload();
  });
}
