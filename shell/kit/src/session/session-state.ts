import { attempt } from '../storage/attempt';

const KEY = 'session-state';

/**
 * The session of this browser, as far as its tabs know: a customer logged in, the session expired, or the customer logged out, which the
 * backend has confirmed (`logged-out`) or not yet (`logging-out`). Without that confirmation nobody is logged in in this browser either.
 */
export type SessionState = 'logged-in' | 'expired' | 'logging-out' | 'logged-out';

/** Did the customer log out, whether or not the backend has confirmed it? */
export function isLoggedOut(state: string | null): boolean {
  return state === 'logged-out' || state === 'logging-out';
}

/**
 * The session state that all tabs of this browser share. In local storage, which reaches open tabs by an event and a suspended tab when
 * it resumes. A browser that blocks storage has no state, but it blocks the session cookie too.
 */
export const sessionState = {
  /** The last written state, or null. */
  read(): string | null {
    return attempt(() => localStorage.getItem(KEY)) ?? null;
  },

  /** Notifies the other tabs, unless the state is the same as before. */
  write(state: SessionState): void {
    attempt(() => localStorage.setItem(KEY, state));
  },

  /** Removes the state, so that the next `write` always notifies the other tabs. */
  remove(): void {
    attempt(() => localStorage.removeItem(KEY));
  },

  /** Calls the listener when another tab changes the state. @returns a function that unsubscribes. */
  onChange(listener: (state: string | null) => void): () => void {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === KEY) listener(newValue);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
