/** Dispatched on the document when React has taken over the page. */
const HYDRATED_EVENT = 'site:hydrated';

/** Has React taken over the page? */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hydrated === 'true';
}

/** Says that React has taken over the page. Links are the router's from now on, so that the browser need not fetch whole documents. */
export function setHydrated(): void {
  document.querySelector('script[type="speculationrules"]')?.remove();
  document.documentElement.dataset.hydrated = 'true';
  document.dispatchEvent(new Event(HYDRATED_EVENT));
}

/** Calls a listener once React has taken over the page. */
export function onHydrated(listener: () => void): void {
  document.addEventListener(HYDRATED_EVENT, listener, { once: true });
}
