import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { CookieCategory } from './categories';
import { useConsent, useConsentStore } from './consent';
import type { LoadedScript } from './consent-store';

/** `refused` is also the state before a choice. */
export type ConsentedScriptState = 'refused' | LoadedScript;

/**
 * Loads somebody else's script as soon as the visitor allows its category, and not before: at once, when a choice allows it
 * later, or when one is made in another tab. However many pieces ask for it, a page loads it once. A script that failed is
 * asked for again by the next piece that needs it.
 *
 * When the visitor takes the consent back the state is `refused` at once, so that the piece stops using the script, and no
 * page loads it from then on. A browser cannot unload what already runs: what the script keeps doing by itself ends with the
 * page. Whoever uses a script that stores something removes that when the state becomes `refused`.
 *
 * @param script.src an address of this site, or of an origin in the shell's setting SCRIPT_SOURCES; the browser refuses any
 * other, and the state is `failed`.
 */
export function useConsentedScript({
  category,
  src,
}: {
  category: CookieCategory;
  src: string;
}): ConsentedScriptState {
  const store = useConsentStore();
  const allowed = useConsent().allows(category);
  const loaded = useStore(store, ({ scripts }) => scripts[src]);
  useEffect(() => {
    if (allowed) store.getState().loadScript(src);
  }, [allowed, store, src]);
  return allowed ? (loaded ?? 'loading') : 'refused';
}
