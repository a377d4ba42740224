const KEY = 'session-state';

/**
 * How the session of this browser stands, as far as its tabs know: a customer logged in, the session ended by itself, or somebody
 * logged out on purpose.
 */
export type SessionState = 'logged-in' | 'expired' | 'logged-out';

/**
 * The session state that all tabs of this browser share. It is kept in local storage because that reaches a tab that is open (by an
 * event) and one that was away at the time (by what it finds on its return). Where the browser blocks storage there is none; such a
 * browser blocks the cookie of the session too.
 */
export const sessionState = {
  /** The state that a tab wrote last, or null. */
  read(): string | null {
    return attempt(() => localStorage.getItem(KEY)) ?? null;
  },

  /** Tells every tab. A state that is there already tells nothing. */
  write(state: SessionState): void {
    attempt(() => localStorage.setItem(KEY, state));
  },

  /** Forgets the state: the next one is news to every tab, whatever it is. */
  remove(): void {
    attempt(() => localStorage.removeItem(KEY));
  },

  /** Calls the listener when another tab changes the state, until the function that it returns is called. */
  onChange(listener: (state: string | null) => void): () => void {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === KEY) listener(newValue);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
