import { createStore, type StoreApi } from 'zustand';
import { CONSENT_KEYS, COOKIE_CATEGORIES, type CookiePreferences, DEFAULT_PREFERENCES } from './categories';
import { normalizePreferences, readChoice, writeChoice } from './stored-choice';

/**
 * Whether the visitor made a choice: `unknown` on the server and until the browser's storage was read, `undecided` before a choice,
 * `decided` after it.
 */
export type ConsentStatus = 'unknown' | 'undecided' | 'decided';

/** The loading state of a script that needs consent. */
export type LoadedScript = 'loading' | 'ready' | 'failed';

export interface ConsentState {
  status: ConsentStatus;
  preferences: CookiePreferences;
  /** Is the choice in this page's memory only, because the browser could not store it? */
  notPersisted: boolean;
  /** The scripts that this page has requested, by URL. */
  scripts: Readonly<Record<string, LoadedScript>>;
  save(preferences: CookiePreferences): boolean;
  /** Reads the browser's storage and follows changes by other tabs. @returns a function that stops it. */
  followStorage(): () => void;
  loadScript(src: string): void;
}

const KEYS: readonly (string | null)[] = Object.values(CONSENT_KEYS);

/** The consent state of one React tree. It does not touch browser storage until `followStorage()`. */
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
      set({ notPersisted: false });
      show(readChoice());
    };

    return {
      status: 'unknown',
      preferences: DEFAULT_PREFERENCES,
      notPersisted: false,
      scripts: {},

      save(preferences) {
        const choice = normalizePreferences(preferences);
        const stored = writeChoice(choice);
        set({ notPersisted: !stored });
        show(choice);
        return stored;
      },

      followStorage() {
        const onStorage = ({ key, storageArea }: StorageEvent) => {
          // Without a key all storage was cleared.
          if ((key === null || KEYS.includes(key)) && isLocal(storageArea)) read();
        };
        // A page in the back-forward cache receives no storage events.
        const onPageShow = ({ persisted }: PageTransitionEvent) => {
          if (persisted && !get().notPersisted) read();
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
