import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { CookieCategory } from './categories';
import { useConsent, useConsentStore } from './consent';
import type { LoadedScript } from './consent-store';

/** `refused` is also the state before the visitor has chosen. */
type ConsentedScriptState = 'refused' | LoadedScript;

/**
 * Loads a third-party script as soon as the visitor allows its category, in this tab or another, and not before. A page loads it
 * once, however many components use it. After a failure the next component that mounts retries.
 *
 * When consent is withdrawn the state becomes `refused` at once, so that the component stops using the script, and pages no longer
 * load it. A browser cannot unload a running script: what it does by itself ends with the page. A component whose script stores
 * something must remove that when the state becomes `refused`.
 *
 * @param script.src a URL of this site, or of an origin in the shell's setting SCRIPT_SOURCES; the browser refuses any other, and
 * the state is `failed`.
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
