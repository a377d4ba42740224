import { createStore, type StoreApi } from 'zustand';
import { COOKIE_CATEGORIES, type CookiePreferences, DEFAULT_PREFERENCES } from './categories';
import { CONSENT_KEYS } from './keys';
import { exactly, readChoice, writeChoice } from './stored-choice';

/**
 * Did the visitor choose? `unknown` on the server and until the browser's storage was read, `undecided` before a choice,
 * `decided` after it.
 */
export type ConsentStatus = 'unknown' | 'undecided' | 'decided';

/** Where a script that needs consent is: asked for, there, or not to be had. */
export type LoadedScript = 'loading' | 'ready' | 'failed';

export interface ConsentState {
  status: ConsentStatus;
  preferences: CookiePreferences;
  /** Is the choice in this page's memory only, because the browser would not keep it? */
  unkept: boolean;
  /** The scripts that this page has asked for, by address. */
  scripts: Readonly<Record<string, LoadedScript>>;
  save(preferences: CookiePreferences): boolean;
  /** Reads the browser's storage and follows what other tabs do with it, until the function that it returns is called. */
  followStorage(): () => void;
  loadScript(src: string): void;
}

const KEYS: readonly (string | null)[] = Object.values(CONSENT_KEYS);

/** The one truth about consent within a tree. It asks nothing of a browser until it is told to follow one. */
export function createConsentStore(): StoreApi<ConsentState> {
  return createStore<ConsentState>((set, get) => {
    const show = (choice: CookiePreferences | null) => {
      const { status, preferences: shown } = get();
      const next = choice ?? DEFAULT_PREFERENCES;
      const same = COOKIE_CATEGORIES.every(({ id }) => shown[id] === next[id]);
      const nextStatus = choice ? 'decided' : 'undecided';
      if (same && status === nextStatus) return;
      set({ status: nextStatus, preferences: next });
    };
    const read = () => {
      set({ unkept: false });
      show(readChoice());
    };

    return {
      status: 'unknown',
      preferences: DEFAULT_PREFERENCES,
      unkept: false,
      scripts: {},

      save(preferences) {
        const choice = exactly(preferences);
        const kept = writeChoice(choice);
        set({ unkept: !kept });
        show(choice);
        return kept;
      },

      followStorage() {
        const onStorage = ({ key, storageArea }: StorageEvent) => {
          // No key: everything was cleared.
          if ((key === null || KEYS.includes(key)) && isLocal(storageArea)) read();
        };
        // A page that comes back with the back button heard nothing while it was away.
        const onPageShow = ({ persisted }: PageTransitionEvent) => {
          if (persisted && !get().unkept) read();
        };
        read();
        window.addEventListener('storage', onStorage);
        window.addEventListener('pageshow', onPageShow);
        return () => {
          window.removeEventListener('storage', onStorage);
          window.removeEventListener('pageshow', onPageShow);
        };
      },

      loadScript(src) {
        const known = get().scripts[src];
        if (known === 'loading' || known === 'ready') return;
        const now = (state: LoadedScript) =>
          set(({ scripts }) => ({ scripts: { ...scripts, [src]: state } }));
        const script = document.createElement('script');
        script.src = src;
        script.async = true;
        script.onload = () => now('ready');
        script.onerror = () => {
          script.remove();
          now('failed');
        };
        now('loading');
        document.head.append(script);
      },
    };
  });
}

function isLocal(area: Storage | null): boolean {
  try {
    return area === null || area === localStorage;
  } catch {
    return false;
  }
}
