import semver from 'semver';
import { CONTAINER_FILE, scriptAtCdn } from './names';
import { type BackendCalls, InvalidRelease, type Release, type ReleaseFile } from './release';

const MB = 1024 * 1024;

/** All files of a release together, in bytes; its source maps may have as much again. */
const MAX_RELEASE_BYTES = 50 * MB;

/** A release.json, in bytes. */
export const MAX_RELEASE_JSON_BYTES = 2 * MB;

/** A pointer (current.json), in bytes. */
export const MAX_POINTER_BYTES = 64 * 1024;

/** One script in the browser, in bytes before compression: more takes a phone seconds to compile. The largest of the site has 0.3 MB. */
const MAX_SCRIPT_BYTES = MB;

/** The files that a page needs in the browser besides those of the shell, together. */
const MAX_PAGE_BYTES = 2 * MB;

/** A size for a message, rounded up: what is too large never looks like the limit. */
export function megabytes(bytes: number): string {
  return `${Math.ceil((bytes / MB) * 10_000) / 10_000} MB`;
}

/** The size of all files of a release together, in bytes. */
export function sizeOf({ files }: Pick<Release, 'files'>): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Refuses a release whose files, or whose source maps, are too large together. Reads none of them. @throws InvalidRelease with both sizes. */
export function checkSize({ name, version, files, maps = [] }: Release): void {
  for (const [what, list] of [
    ['files', files],
    ['source maps', maps],
  ] as const) {
    const size = sizeOf({ files: list });
    if (size <= MAX_RELEASE_BYTES) continue;
    throw new InvalidRelease(
      `${name} ${version} has ${megabytes(size)} of ${what}, and a release may have at most ${megabytes(MAX_RELEASE_BYTES)}.`,
    );
  }
}

/** Refuses a build with a script that no visitor should have to load, or too many of them on a page. @throws InvalidRelease with both sizes */
export function checkScripts({ name, version, pages, files }: Release): void {
  const refuse = (what: string, bytes: number, max: number): never => {
    throw new InvalidRelease(
      `${name} ${version}: ${what} has ${megabytes(bytes)}, and may have at most ${megabytes(max)}.`,
    );
  };
  const large = files.find((file) => /^web\/.*\.js$/.test(file.path) && file.size > MAX_SCRIPT_BYTES);
  if (large) refuse(large.path, large.size, MAX_SCRIPT_BYTES);
  const sizes = new Map(files.map((file) => [file.path, file.size]));
  for (const { path, chunks } of pages) {
    const bytes = chunks.reduce((sum, chunk) => sum + (sizes.get(chunk) ?? 0), 0);
    if (bytes > MAX_PAGE_BYTES) refuse(`what the browser loads for ${path}`, bytes, MAX_PAGE_BYTES);
  }
}

/** Links of one remote in a group of the menu or a column of the footer, which every page of the site has. The most of the site are ten. */
const MAX_LINKS = 15;

/** Refuses a remote that fills the menu or the footer of everybody. @throws InvalidRelease with the number and the group */
export function checkLinks({ name, version, pages }: Release): void {
  for (const place of ['menu', 'footer'] as const) {
    const counts = new Map<string, number>();
    for (const { foundIn } of pages) {
      const group = foundIn?.[place];
      if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    for (const [group, count] of counts) {
      if (count <= MAX_LINKS) continue;
      throw new InvalidRelease(
        `${name} ${version} has ${count} pages in "${group}" of the ${place}, and may have at most ${MAX_LINKS} there.`,
      );
    }
  }
}

/** What a shell provides to remotes: the version of its kit, and of each shared module. */
export type ProvidedLibraries = Pick<Release, 'kit' | 'libraries'>;

/**
 * Refuses a remote that was built for other versions of the kit or of a shared library than those that the shell provides.
 *
 * @param remedy what to do, where it is not the remote that is to change
 * @throws InvalidRelease with both versions and what to do.
 */
export function checkLibraries(release: Release, provided: ProvidedLibraries, remedy?: string): void {
  checkKit(release, provided.kit, remedy);
  // The shell is from before releases listed their libraries.
  if (!provided.libraries) return;
  const { name, version, libraries = {} } = release;
  for (const [library, range] of Object.entries(libraries)) {
    const live = provided.libraries[library];
    if (live && semver.satisfies(live, range, { includePrerelease: true })) continue;
    const what = live ? `${library} ${live} is live` : 'the live shell does not provide it';
    const own = 'Build it with the version of the shell, or publish a shell with that version first.';
    throw new InvalidRelease(
      `${name} ${version} was built for ${library} ${range}, and ${what}. ${remedy ?? own}`,
    );
  }
}

/** All entry points of the kit share one version. */
function checkKit(release: Release, liveKit: string, remedy?: string): void {
  const { name, version, kit } = release;
  if (semver.satisfies(liveKit, kit, { includePrerelease: true })) return;
  const remoteIsBehind = semver.validRange(kit) === null || semver.gtr(liveKit, kit);
  const own = remoteIsBehind
    ? `Move ${name} to kit ${liveKit} (shell/kit/CHANGELOG.md says how), and build and publish it again.`
    : `Publish a shell with kit ${kit} first.`;
  throw new InvalidRelease(
    `${name} ${version} was built for kit ${kit}, and kit ${liveKit} is live. ${remedy ?? own}`,
  );
}

/**
 * What a release needs that a backend does not know, as a sentence. Undefined when nothing is missing.
 *
 * @param known undefined when the backend does not say it: it is away, or too old
 */
export function missingInBackend(
  { name, version, backend }: Pick<Release, 'name' | 'version' | 'backend'>,
  known: BackendCalls | undefined,
): string | undefined {
  if (!backend || !known) return undefined;
  for (const [call, fields] of Object.entries(backend.calls)) {
    const there = Object.hasOwn(known.calls, call) ? known.calls[call] : undefined;
    const field = there && fields.find((one) => !there.includes(one));
    if (there && field === undefined) continue;
    const what = there ? `sends the field ${field} with ${call}` : `makes the call ${call}`;
    return `${name} ${version} ${what}, which the backend does not know: it has contract ${known.contract}, and this release was built with ${backend.contract}. Release a backend that knows it first.`;
  }
  return undefined;
}

/** Refuses a release that needs more of the backend than it knows. @param known as for `missingInBackend` @throws InvalidRelease */
export function checkBackend(release: Release, known: BackendCalls | undefined): void {
  const missing = missingInBackend(release, known);
  if (missing) throw new InvalidRelease(missing);
}

/**
 * Refuses a release with a browser file that has the name of a file of another version, and other content: browsers keep a file for
 * ever, and its address does not contain the version. Compressed copies may differ: they contain the same.
 *
 * @throws InvalidRelease with the file and the other version
 */
export function checkFileNames(release: Release, others: Iterable<Pick<Release, 'version' | 'files'>>): void {
  const own = new Map(release.files.filter(hasLastingAddress).map((file) => [file.path, file.sha256]));
  for (const { version, files } of others) {
    const other = files.find((file) => (own.get(file.path) ?? file.sha256) !== file.sha256);
    if (!other) continue;
    throw new InvalidRelease(
      `${release.name} ${release.version} has another ${other.path} than ${version}: the name of a browser file must change with its content.`,
    );
  }
}

/** The container has the version in its address, and the server reads the list of the shell's scripts for itself. */
const OTHER_ADDRESSES = [CONTAINER_FILE, scriptAtCdn(CONTAINER_FILE), 'web/entry.json'];

function hasLastingAddress({ path }: ReleaseFile): boolean {
  return path.startsWith('web/') && !OTHER_ADDRESSES.includes(path) && !/\.(?:br|gz)$/.test(path);
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
    if (/^\/(?:api|assets|releases|error|health|metrics|report)(?:\/|$)/.test(path)) {
      throw new InvalidRelease(`${release.name} claims ${path}, which belongs to the shell.`);
    }
  }
}
