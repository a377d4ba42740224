/**
 * What can fail in a visitor's browser: the code of a page did not load; a page threw while rendering; the release of the tab was
 * removed; an uncaught error or an unhandled rejection; the first render differed from the server's HTML; a page left what all pages share
 * other than it was, such as `window.fetch`, so that the next one was loaded from the server. `cdn-failed` is only
 * counted, and blames no release: a script did not load from the CDN, and was requested from the site itself instead.
 */
export const FAILURE_KINDS = [
  'page-not-loaded',
  'page-crashed',
  'release-gone',
  'unhandled-error',
  'unhandled-rejection',
  'hydration-mismatch',
  'page-left-changes',
  'cdn-failed',
] as const;

/** One of FAILURE_KINDS. */
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** A failure in this browser. It contains no personal data. */
export interface SiteFailure {
  kind: FailureKind;
  /** The owner of the code: the name of a remote, or `shell`. */
  remote: string;
  /** The version of the remote in this tab. */
  version: string;
  /** The path of the page that was shown or navigated to, without its query. */
  path: string;
}

/** The event on `window` for a failure; its `detail` is a `SiteFailure`. */
export const FAILURE_EVENT = 'site:failure';

/**
 * Calls the listener for every failure in this browser from now on, for a monitoring tool or a team's own counts. For effects and
 * event handlers.
 *
 * @returns a function that unsubscribes
 */
export function onFailure(listener: (failure: SiteFailure) => void): () => void {
  const onEvent = (event: Event) => listener((event as CustomEvent<SiteFailure>).detail);
  window.addEventListener(FAILURE_EVENT, onEvent);
  return () => window.removeEventListener(FAILURE_EVENT, onEvent);
}
