import type { RemoteHealth } from '../composition/reconciler';
import { type Overrides, RELEASE_PARAMETER } from '../composition/release-parameter';

/** Where the server serves the list of releases, in development. */
export const RELEASES_PATH = '/__dev/releases';

/** Where the server notifies open tabs of changes, in development. */
export const CHANGES_PATH = '/__dev/composition';

/** The origin of a release. */
export interface ReleaseSummary {
  version: string;
  /** Null when it was built outside a repository. */
  commit: string | null;
  /** ISO 8601, UTC. */
  builtAt: string;
  /** For a remote the range of kit versions that it was built for; for the shell the version that it provides. */
  kit: string;
}

/** The state of one remote. */
export interface RemoteReleases extends RemoteHealth {
  /** The release that the requesting tab shows: the live one, or its override. Null when the remote is unavailable. */
  shown: ReleaseSummary | null;
  /** Versions that are or were live, newest first. */
  versions: readonly string[];
}

/** The whole composition, for teams. */
export interface SiteReleases {
  composition: string;
  shell: ReleaseSummary;
  remotes: Readonly<Record<string, RemoteReleases>>;
}

/** The address of a page with these releases as parameters. */
export function addressWith(address: string, overrides: Overrides): string {
  const url = new URL(address, 'http://site.internal');
  url.searchParams.delete(RELEASE_PARAMETER);
  const rest = url.searchParams.toString();
  const wanted = Object.entries(overrides).map(
    ([remote, version]) => `${RELEASE_PARAMETER}=${remote}@${version}`,
  );
  const query = [rest, ...wanted].filter(Boolean).join('&');
  return `${url.pathname}${query && `?${query}`}${url.hash}`;
}
