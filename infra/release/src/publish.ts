import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { defaultFailuresFolder, type Quarantine, quarantined, readFailures } from './failures';
import { readPointer, readRelease, readVerified } from './read';
import { InvalidRelease, type Pointer, parseRelease, type Release } from './release';
import { checkKit, checkPaths, checkSize, MAX_RELEASE_JSON_BYTES } from './rules';
import { FileNotFound, openSource } from './source';

const execFileAsync = promisify(execFile);

/** How long rendering every page of a release once may take, in ms. */
const RENDER_TIMEOUT_MS = 60_000;

/** The result of a publish or rollback. */
export interface Published {
  remote: string;
  version: string;
  /** False when this version was already live, or stays withdrawn. */
  changed: boolean;
  /** The live version, when this build was rolled back before and stays withdrawn. */
  withdrawnFor?: string;
  /** Why no shell runs this version, although the pointer names it. */
  quarantine?: Quarantine;
}

/**
 * Makes a build the live release of its remote: puts it in the store as `stage` does and flips the pointer.
 *
 * @param options.store folder of the release store
 * @param options.dist folder of the build, with release.json
 * @param options.failures folder with the recorded failures of releases
 * @param options.keepRollback do not publish a withdrawn build again; for scripts that publish at every start
 * @param options.endQuarantine publish a quarantined version again although the pointer names it
 * @throws InvalidRelease with the reason; the live release is unchanged then.
 */
export async function publish(options: {
  store: string;
  dist: string;
  failures?: string;
  keepRollback?: boolean;
  endQuarantine?: boolean;
}): Promise<Published> {
  const store = path.resolve(options.store);
  const { name, version } = await readBuild(options.dist);
  const live = await readPointer(openSource(store), name);
  if (options.keepRollback && live?.withdrawn.includes(version)) {
    return { remote: name, version, changed: false, withdrawnFor: live.version };
  }
  const failures = await readFailures(options.failures ?? defaultFailuresFolder(store));
  const quarantine = live ? quarantined(failures, name, live).get(version) : undefined;
  if (quarantine && live && !options.endQuarantine && (options.keepRollback || live.version === version)) {
    return { remote: name, version, changed: false, quarantine };
  }
  const changed = live?.version !== version || quarantine !== undefined;
  if (changed) {
    await stage(options);
    await flipPointer(store, name, version, { withdraws: false });
  }
  return { remote: name, version, changed };
}

/**
 * Puts a build in the store, at `<store>/<name>/<version>`, without making it live, so that it can be previewed.
 *
 * Checked first: the release is not too large; every file has the size and hash of release.json; the live kit is in its range; no path is claimed by
 * another remote; every page renders in Node without throwing (with the renderer of the live shell).
 *
 * @param options as for `publish`
 * @throws InvalidRelease with the reason; the store is unchanged then.
 */
export async function stage(options: {
  store: string;
  dist: string;
}): Promise<Pick<Published, 'remote' | 'version'>> {
  const store = path.resolve(options.store);
  const dist = path.resolve(options.dist);
  const release = await readBuild(dist);
  checkSize(release);
  for (const file of release.files) await readVerified(openSource(dist).read, file);
  if (release.kind === 'remote') await checkAgainstLive(store, dist, release);
  await writeVersion(store, dist, release);
  return { remote: release.name, version: release.version };
}

async function readBuild(dist: string): Promise<Release> {
  const json = await openSource(dist)
    .read('release.json', MAX_RELEASE_JSON_BYTES)
    .catch((error: unknown) => {
      if (!(error instanceof FileNotFound)) throw error;
      throw new InvalidRelease(`There is no release.json in ${path.resolve(dist)}: build it first.`);
    });
  return parseRelease(json.toString('utf8'));
}

/**
 * Makes an earlier version live again: `to`, or the last one that was not rolled back itself, so that a second rollback goes
 * further back. The current version counts as withdrawn until it is live again.
 *
 * @throws InvalidRelease when there is no such version.
 */
export async function rollback(options: { store: string; remote: string; to?: string }): Promise<Published> {
  const { store, remote } = options;
  const source = openSource(store);
  const live = await readPointer(source, remote);
  if (!live) throw new InvalidRelease(`${remote} was never released.`);
  const to = options.to ?? lastGood(live);
  if (!to) {
    throw new InvalidRelease(
      live.previous.length === 0
        ? `${remote} ${live.version} is its first release: there is nothing to go back to.`
        : `What was live before ${remote} ${live.version} was rolled back itself: name the version to go back to.`,
    );
  }
  const release = await readRelease(source, remote, to).catch(() => {
    throw new InvalidRelease(`${remote} ${to} is not in the store.`);
  });
  for (const file of release.files)
    await readVerified((f, max) => source.read(`${remote}/${to}/${f}`, max), file);
  await flipPointer(store, remote, to, { withdraws: true });
  return { remote, version: to, changed: to !== live.version };
}

/** The last earlier version that was not rolled back. */
function lastGood({ previous, withdrawn }: Pointer): string | undefined {
  return previous.find((version) => !withdrawn.includes(version));
}

/** One line of `release status`. */
export interface RemoteStatus {
  name: string;
  version: string;
  kit: string;
  pages: number;
  /** When it became live: ISO 8601, UTC. */
  at: string;
  previous: readonly string[];
  /** The version that a rollback without a version makes live, or null when there is none. */
  rollbackTo: string | null;
  /** The versions that no shell runs because they failed twice. When the live one is among them, shells run the one before it. */
  quarantined: readonly Quarantine[];
}

/**
 * The live release of the shell and of each remote.
 *
 * @param failuresFolder folder with the recorded failures of releases
 */
export async function status(
  store: string,
  failuresFolder = defaultFailuresFolder(store),
): Promise<RemoteStatus[]> {
  const failures = await readFailures(failuresFolder);
  return (await liveReleases(store)).map(({ pointer, release: { name, version, kit, pages } }) => ({
    name,
    version,
    kit,
    pages: pages.length,
    at: pointer.at,
    previous: pointer.previous,
    rollbackTo: lastGood(pointer) ?? null,
    quarantined: [...quarantined(failures, name, pointer).values()],
  }));
}

/** The live releases of a store, including the shell, with their pointers. */
async function liveReleases(store: string): Promise<{ pointer: Pointer; release: Release }[]> {
  const source = openSource(store);
  const names = await readdir(store, { withFileTypes: true }).then(
    (entries) => entries.filter((e) => e.isDirectory() && !e.name.startsWith('.')).map((e) => e.name),
    () => [],
  );
  const live: { pointer: Pointer; release: Release }[] = [];
  for (const name of names.sort()) {
    const pointer = await readPointer(source, name);
    if (pointer) live.push({ pointer, release: await readRelease(source, name, pointer.version) });
  }
  return live;
}

async function checkAgainstLive(store: string, dist: string, release: Release): Promise<void> {
  const live = (await liveReleases(store)).map(({ release: other }) => other);
  checkPaths(release, live);
  const shell = live.find(({ kind }) => kind === 'shell');
  if (!shell) throw new InvalidRelease('No shell is released in this store yet: publish the shell first.');
  checkKit(release, shell.kit);
  const renderer = path.join(store, shell.name, shell.version, 'node/check.cjs');
  try {
    await execFileAsync(process.execPath, [renderer, dist], { timeout: RENDER_TIMEOUT_MS });
  } catch (error) {
    const { stderr, killed } = error as { stderr?: string; killed?: boolean };
    const reason = killed ? `rendering took more than ${RENDER_TIMEOUT_MS / 1000} seconds.` : stderr?.trim();
    throw new InvalidRelease(
      `${release.name} ${release.version} does not render: ${reason || 'the renderer failed.'}`,
    );
  }
}

async function writeVersion(store: string, dist: string, release: Release): Promise<void> {
  const target = path.join(store, release.name, release.version);
  const existing = await readFile(path.join(target, 'release.json'), 'utf8').catch(() => null);
  if (existing !== null) {
    const same = JSON.stringify(parseRelease(existing).files) === JSON.stringify(release.files);
    if (same) return;
    throw new InvalidRelease(`${release.name} ${release.version} is in the store already, with other files.`);
  }
  const unfinished = path.join(store, release.name, `.${release.version}.${randomUUID()}`);
  try {
    await mkdir(unfinished, { recursive: true });
    for (const file of release.files) {
      await cp(path.join(dist, file.path), path.join(unfinished, file.path), { recursive: true });
    }
    await writeFile(path.join(unfinished, 'release.json'), JSON.stringify(release, null, 2));
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function flipPointer(
  store: string,
  name: string,
  version: string,
  { withdraws }: { withdraws: boolean },
): Promise<void> {
  const live = await readPointer(openSource(store), name);
  const replaced = live ? [live.version] : [];
  const newestOthers = (versions: readonly string[]) =>
    [...new Set(versions)].filter((other) => other !== version).slice(0, 20);
  const pointer: Pointer = {
    version,
    at: new Date().toISOString(),
    previous: newestOthers([...replaced, ...(live?.previous ?? [])]),
    withdrawn: newestOthers([...(withdraws ? replaced : []), ...(live?.withdrawn ?? [])]),
  };
  const file = path.join(store, name, 'current.json');
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, JSON.stringify(pointer, null, 2));
  await rename(temporary, file);
}
