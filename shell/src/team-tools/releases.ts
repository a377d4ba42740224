import type { RemoteHealth } from '../composition/live-composition';

/** The parameter of an address that asks for a release: `?release=mfe-forms@1.2.0-3f9a01bc`. May stand there several times. */
export const RELEASE_PARAMETER = 'release';

/** The value of it that ends all overrides. */
export const LIVE = 'live';

/** Where the server tells of the releases, in development. */
export const RELEASES_PATH = '/__dev/releases';

/** Where the server tells open tabs of changes, in development. */
export const CHANGES_PATH = '/__dev/composition';

/** Where a release comes from. */
export interface ReleaseFacts {
  version: string;
  /** Null when it was built outside a repository. */
  commit: string | null;
  /** ISO 8601, UTC. */
  builtAt: string;
  /** For a remote the range of kit versions that it was built for; for the shell the version that it provides. */
  kit: string;
}

/** How one remote stands. */
export interface RemoteReleases extends RemoteHealth {
  /** What is shown to whoever asked: the live release, or the one in its place. Null: the remote is away. */
  shown: ReleaseFacts | null;
  /** Versions that are or were live, newest first. */
  versions: readonly string[];
}

/** The whole composition, for teams. */
export interface SiteReleases {
  composition: string;
  shell: ReleaseFacts;
  remotes: Readonly<Record<string, RemoteReleases>>;
}

/** The address of a page with these releases in it. */
export function addressWith(address: string, overrides: Readonly<Record<string, string>>): string {
  const url = new URL(address, 'http://site.internal');
  url.searchParams.delete(RELEASE_PARAMETER);
  const rest = url.searchParams.toString();
  const wanted = Object.entries(overrides).map(
    ([remote, version]) => `${RELEASE_PARAMETER}=${remote}@${version}`,
  );
  const query = [rest, ...wanted].filter(Boolean).join('&');
  return `${url.pathname}${query && `?${query}`}${url.hash}`;
}
