/** One page's address in the composition. */
export interface PageAddress {
  path: string;
  /** Browser files that the page needs, as absolute paths. */
  scripts: readonly string[];
}

/** One remote in the composition. */
export interface RemoteInComposition {
  version: string;
  /** Absolute path of the browser container. */
  entry: string;
  pages: readonly PageAddress[];
}

/**
 * Which version of each remote is live. The HTML carries the composition that it was rendered with, and the browser uses
 * exactly that one: server and browser never disagree, and a tab never changes versions in mid-session.
 */
export interface Composition {
  /** Changes with any version in it. */
  id: string;
  remotes: Readonly<Record<string, RemoteInComposition>>;
  /** Paths of remotes that are not there now, with the remote's name. */
  unavailable: Readonly<Record<string, string>>;
}

/** Which remote has this path, and what its page needs. */
export function findPage(
  composition: Composition,
  path: string,
): { remote: string; page: PageAddress } | null {
  for (const [remote, { pages }] of Object.entries(composition.remotes)) {
    const page = pages.find((p) => p.path === path);
    if (page) return { remote, page };
  }
  return null;
}
