const KEY = 'eerder-ingelogd';

/**
 * Whether a login was completed in this browser before: then the login opens at the code. Says nothing about who. In local storage,
 * because the page cannot read the cookie that recognises the device. A browser that blocks storage is never known.
 */
export const knownBrowser = {
  /** For the browser only. */
  read(): boolean {
    return attempt(() => localStorage.getItem(KEY)) === 'true';
  },

  /** Only call it with consent for functional storage. */
  remember(): void {
    attempt(() => localStorage.setItem(KEY, 'true'));
  },

  forget(): void {
    attempt(() => localStorage.removeItem(KEY));
  },
};

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
