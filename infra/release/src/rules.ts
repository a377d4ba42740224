import semver from 'semver';
import { BadRelease, type Release } from './release';

/** Refuses a remote that was built for a kit that is not the one that is live. @throws BadRelease naming both. */
export function checkKit(release: Release, liveKit: string): void {
  if (!semver.satisfies(liveKit, release.kit, { includePrerelease: true })) {
    throw new BadRelease(
      `${release.name} ${release.version} was built for kit ${release.kit}, and kit ${liveKit} is live.`,
    );
  }
}

/** Refuses a remote that claims a path of another one, or one that the shell keeps to itself. @throws BadRelease naming both. */
export function checkPaths(release: Release, others: Iterable<Pick<Release, 'name' | 'pages'>>): void {
  const owners = new Map<string, string>();
  for (const other of others) {
    if (other.name !== release.name) for (const { path } of other.pages) owners.set(path, other.name);
  }
  for (const { path } of release.pages) {
    const owner = owners.get(path);
    if (owner) throw new BadRelease(`${release.name} claims ${path}, which is a page of ${owner}.`);
    if (/^\/(?:api|assets|releases|error|health)(?:\/|$)/.test(path)) {
      throw new BadRelease(`${release.name} claims ${path}, which belongs to the shell.`);
    }
  }
}
