import { isHydrated } from './hydrated';

/**
 * Loads the page that the visitor goes back or forward to before the scripts work. The browser changes only the address of an entry that
 * they once made: nobody would show its page.
 */
export function followEarlyHistory(): void {
  const { pathname, search } = location;
  addEventListener('popstate', () => {
    const isElsewhere = location.pathname !== pathname || location.search !== search;
    const { dataset } = document.documentElement;
    if (!isElsewhere) delete dataset.reloading;
    if (!isElsewhere || isHydrated()) return;
    dataset.reloading = 'true';
    location.reload();
  });
}

/** Is another page on its way, because the visitor went back or forward? What the HTML shows is no longer at its address. */
export function isReloading(): boolean {
  return document.documentElement.dataset.reloading === 'true';
}
