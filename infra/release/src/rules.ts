import semver from 'semver';
import { InvalidRelease, type Release } from './release';

/**
 * Refuses a remote whose kit range does not include the live kit. Both entry points of the kit share one version.
 *
 * @throws InvalidRelease with both versions and what to do.
 */
export function checkKit(release: Release, liveKit: string): void {
  const { name, version, kit } = release;
  if (semver.satisfies(liveKit, kit, { includePrerelease: true })) return;
  const remoteIsBehind = semver.validRange(kit) === null || semver.gtr(liveKit, kit);
  const remedy = remoteIsBehind
    ? `Move ${name} to kit ${liveKit} (shell/kit/CHANGELOG.md says how), and build and publish it again.`
    : `Publish a shell with kit ${kit} first.`;
  throw new InvalidRelease(
    `${name} ${version} was built for kit ${kit}, and kit ${liveKit} is live. ${remedy}`,
  );
}

/** Refuses a remote that claims a path of another remote or of the shell. @throws InvalidRelease with the path and its owner. */
export function checkPaths(release: Release, others: Iterable<Pick<Release, 'name' | 'pages'>>): void {
  const owners = new Map<string, string>();
  for (const other of others) {
    if (other.name !== release.name) for (const { path } of other.pages) owners.set(path, other.name);
  }
  for (const { path } of release.pages) {
    const owner = owners.get(path);
    if (owner) throw new InvalidRelease(`${release.name} claims ${path}, which is a page of ${owner}.`);
    if (/^\/(?:api|assets|releases|error|health|metrics|report|__dev)(?:\/|$)/.test(path)) {
      throw new InvalidRelease(`${release.name} claims ${path}, which belongs to the shell.`);
    }
  }
}
