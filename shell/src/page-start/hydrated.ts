/** Dispatched on the document when React has taken over the page. */
const HYDRATED_EVENT = 'site:hydrated';

/** Has React taken over the page? */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hydrated === 'true';
}

/** Says that React has taken over the page. */
export function setHydrated(): void {
  document.documentElement.dataset.hydrated = 'true';
  document.dispatchEvent(new Event(HYDRATED_EVENT));
}

/** Calls a listener once React has taken over the page. */
export function onHydrated(listener: () => void): void {
  document.addEventListener(HYDRATED_EVENT, listener, { once: true });
}
