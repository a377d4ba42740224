/** A call that the backend answered with a 401: there is no session (any more). */
interface Unauthorised {
  path: string;
  /** The session was ended on purpose, such as by a logout on all devices; otherwise it expired, or there was none. */
  ended: boolean;
}

const listeners = new Set<(call: Unauthorised) => void>();

/** Tells the session that a call found none. */
export const unauthorised = {
  report(call: Unauthorised): void {
    for (const listener of listeners) listener(call);
  },

  /** @returns a function that unsubscribes. */
  onReport(listener: (call: Unauthorised) => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
