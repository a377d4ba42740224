import { createContext, type ReactNode, useContext } from 'react';
import type { LoadedPage } from '../../protocol/loaded-page';
import type { PageOwner } from '../../protocol/site-failure';
import type { NavigationState, ShownPage } from './navigation';

export interface PageLeft {
  /** What differs from before the page. */
  read(): string[];
  /** @param differences what still differs when nothing of the page is left */
  act(left: ShownPage, differences: readonly string[]): void;
}

export interface NavigationOfSite extends NavigationState {
  /** Loads the page that is shown again. */
  retry(): void;
  /** In the browser: what is shown instead of what fails, a page or everything. Without an owner the shell itself failed. */
  renderFailure?: ((error: unknown, owner?: PageOwner) => ReactNode) | undefined;
  /** In the browser. */
  pageLeft?: PageLeft | undefined;
}

const NavigationContext = createContext<NavigationOfSite | null>(null);

export const NavigationProvider = NavigationContext.Provider;

/**
 * What the site shows, and where a navigation that is not finished leads. `Page` is what the site's own `loadPage` gives.
 *
 * @throws outside a NavigationProvider
 */
export function useSiteNavigation<Page extends LoadedPage = LoadedPage>() {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('This needs a NavigationProvider above it.');
  return navigation as NavigationOfSite & { shown: { page?: Page } };
}
