import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { CookieCategory, CookiePreferences } from './categories';
import { type ConsentState, type ConsentStatus, createConsentStore } from './consent-store';

const ConsentContext = createContext<StoreApi<ConsentState> | null>(null);

/**
 * Provides the visitor's choice about cookies. One per tree, so that requests on the server share nothing. The browser's storage is
 * read after hydration: until then the choice is unknown, and only necessary cookies are allowed.
 */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createConsentStore);
  useEffect(() => store.getState().followStorage(), [store]);
  return <ConsentContext value={store}>{children}</ConsentContext>;
}

/** @throws outside a ConsentProvider. */
export function useConsentStore(): StoreApi<ConsentState> {
  const store = useContext(ConsentContext);
  if (!store) throw new Error('Consent needs a ConsentProvider above it.');
  return store;
}

/** The visitor's choice about cookies. */
export interface Consent {
  status: ConsentStatus;
  /** The state of the switches: the choice, or the defaults. To know whether something is allowed, call `allows`. */
  preferences: CookiePreferences;
  /** The browser could not store the choice: it applies until the page is loaded again. */
  notPersisted: boolean;
  /** Is this category allowed? Before a choice only the necessary one, whatever the switches show. */
  allows(category: CookieCategory): boolean;
  /**
   * Saves a choice, here and in other tabs at once. Necessary cookies stay allowed.
   *
   * @returns false when the browser could not store it; then it is `notPersisted`.
   */
  save(preferences: CookiePreferences): boolean;
}

/**
 * The visitor's consent, updated at every change: in the banner, in the settings or in another tab. A component that stores something
 * under a category must remove it when that category is no longer allowed.
 *
 * @throws outside a ConsentProvider.
 */
export function useConsent(): Consent {
  const { status, preferences, notPersisted, save } = useStore(useConsentStore());
  const allows = useCallback(
    (category: CookieCategory) =>
      category === 'noodzakelijk' || (status === 'decided' && preferences[category]),
    [status, preferences],
  );
  return { status, preferences, notPersisted, allows, save };
}
