import { createContext, useContext } from 'react';
import type { NavigationState } from './navigation';

interface NavigationOfSite extends NavigationState {
  /** Loads the page that is shown again. */
  retry(): void;
}

const NavigationContext = createContext<NavigationOfSite | null>(null);

/** Provides what the site shows. */
export const NavigationProvider = NavigationContext.Provider;

/** What the site shows, and where a navigation that is not finished leads. @throws outside a NavigationProvider. */
export function useSiteNavigation(): NavigationOfSite {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('This needs a NavigationProvider above it.');
  return navigation;
}
