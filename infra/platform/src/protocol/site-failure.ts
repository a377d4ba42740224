/**
 * What can fail in a visitor's browser. Remotes know these by `onFailure` of the kit, which describes each and has the same; a test of the
 * shell compares them.
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

export type FailureKind = (typeof FAILURE_KINDS)[number];

/** A failure in a browser, as it is reported. It contains no personal data. */
export interface SiteFailure {
  kind: FailureKind;
  /** The owner of the code: the name of a remote, or `shell`. */
  remote: string;
  /** The version of the remote in this tab. */
  version: string;
  /** The path of the page that was shown or navigated to, without its query. */
  path: string;
}

/** How many lines of a stack are kept, from the top. */
export const MAX_FRAMES = 5;

/** A line of a stack in a script with the hash of its content in its name: all that is reported of it. What comes first has a limit. */
export const REPORTED_FRAME = /[\w-]{1,80}\.[\da-f]{8}\.js:\d{1,7}:\d{1,7}/g;

/** What is sent of a failure: also where in the scripts it happened, from the top of the stack. */
export interface FailureReport extends SiteFailure {
  /** Such as `contact.3f9a01bc.js:1:2345`, at most `MAX_FRAMES`. */
  frames?: readonly string[];
}

/** Who answers for a page, and in which version. */
export type PageOwner = Pick<SiteFailure, 'remote' | 'version'>;

/** The event on `window` for a failure; its `detail` is a `SiteFailure`. */
export const FAILURE_EVENT = 'site:failure';
