/**
 * What can fail in a visitor's browser: the code of a page did not arrive; a page threw while it was rendered; the release
 * that the tab was built from is no longer there; an error or a rejected promise that nobody caught; the first render
 * was not the server's HTML.
 */
export const FAILURE_KINDS = [
  'page-not-loaded',
  'page-crashed',
  'release-gone',
  'unhandled-error',
  'unhandled-rejection',
  'hydration-mismatch',
] as const;

/** One of the ways to fail. */
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** A failure in this browser. Nothing in it says who the visitor is or what he typed. */
export interface SiteFailure {
  kind: FailureKind;
  /** Whose code it was: the name of a remote, or `shell`. */
  remote: string;
  /** The version of it in this tab. */
  version: string;
  /** The page that the visitor was at or on his way to, without its query. */
  path: string;
}

/** The event on `window` that tells of a failure; its `detail` is a `SiteFailure`. */
export const FAILURE_EVENT = 'site:failure';

/**
 * Calls back for every failure in this browser from now on: for a team that counts its own, or a monitoring tool. For
 * effects and event handlers.
 *
 * @returns a function that ends it
 */
export function onFailure(listener: (failure: SiteFailure) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<SiteFailure>).detail);
  window.addEventListener(FAILURE_EVENT, hear);
  return () => window.removeEventListener(FAILURE_EVENT, hear);
}
