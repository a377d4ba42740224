import type { SiteLinks } from './site-links';

export interface RemoteInComposition {
  version: string;
  /** Absolute path of the browser container. */
  entry: string;
  /** The paths of its pages. */
  paths: readonly string[];
}

/**
 * Which version of each remote is live. The HTML carries the composition that it was rendered with, and the browser uses
 * exactly that one: server and browser never disagree, and a tab never changes versions in mid-session.
 */
export interface Composition {
  /** Changes with any version in it. */
  id: string;
  remotes: Readonly<Record<string, RemoteInComposition>>;
  /** Paths of remotes that are unavailable now, with the remote's name. */
  unavailable: Readonly<Record<string, string>>;
  /**
   * The paths of a missing remote are unknown. An unknown address may be one of its pages, so it is answered with 503 instead of 404.
   */
  incomplete: boolean;
  /** Missing when no page is found in menu or footer apart from the links that the shell always has. */
  links?: SiteLinks;
  /** By remote. Missing when there are none, and when the server has chosen for this visitor. */
  canaries?: Readonly<Record<string, CanaryInComposition>>;
  /**
   * Until when the page views of a remote are counted, in ms since the epoch, by name: it has a canary, or was released a moment ago.
   * Missing when none are.
   */
  monitoredUntil?: Readonly<Record<string, number>>;
  /** Missing when the browser loads all scripts from this site. */
  cdn?: Cdn;
}

/** A version that a share of the visitors gets instead of the live one. */
export interface CanaryInComposition extends RemoteInComposition {
  /** Of the visitors. */
  percent: number;
}

/** Where the browser loads scripts from instead of this site. */
export interface Cdn {
  /** The address of the release store there. */
  url: string;
  /** The address of each container there, with its hash after a `#`, by its path on this site. */
  containers: Readonly<Record<string, string>>;
}

export function remoteOf(composition: Composition, path: string): string | undefined {
  return Object.keys(composition.remotes).find((name) => composition.remotes[name]?.paths.includes(path));
}
