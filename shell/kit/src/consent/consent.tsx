import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { CookieCategory, CookiePreferences } from './categories';
import { type ConsentState, type ConsentStatus, createConsentStore } from './consent-store';

const ConsentContext = createContext<StoreApi<ConsentState> | null>(null);

/**
 * Holds the visitor's choice about cookies for everything below it. One per tree, so that requests on the server share
 * nothing. The browser's storage is read after hydration: until then nothing is known, and nothing but the necessary allowed.
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
  /** How the switches stand: what was chosen, or the defaults. Whether something may be done tells `allows`. */
  preferences: CookiePreferences;
  /** Did the browser not keep the choice? Then it holds until the page is loaded again. */
  unkept: boolean;
  /** May the site do this? Before a choice only what is necessary, however the switches stand. */
  allows(category: CookieCategory): boolean;
  /**
   * Makes a choice, here and in other tabs at once. What is necessary stays allowed.
   *
   * @returns false when the browser would not keep it; then it is `unkept`.
   */
  save(preferences: CookiePreferences): boolean;
}

/**
 * What the visitor allows, now and after every change, whether it is made in the banner, in the settings or in another tab.
 * Whoever keeps something under a category removes it when that category is no longer allowed.
 *
 * @throws outside a ConsentProvider.
 */
export function useConsent(): Consent {
  const store = useConsentStore();
  const status = useStore(store, (state) => state.status);
  const preferences = useStore(store, (state) => state.preferences);
  const unkept = useStore(store, (state) => state.unkept);
  const allows = useCallback(
    (category: CookieCategory) =>
      category === 'noodzakelijk' || (status === 'decided' && preferences[category]),
    [status, preferences],
  );
  return { status, preferences, unkept, allows, save: store.getState().save };
}
