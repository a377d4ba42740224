import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readPointer, readRelease, readVerified } from './read';
import { BadRelease, type Pointer, parseRelease, type Release } from './release';
import { checkKit, checkPaths } from './rules';
import { openSource } from './source';

const execFileAsync = promisify(execFile);

/** How long all pages of a release may take to render once, in ms. */
const RENDER_LIMIT = 60_000;

/** What a publish did. */
export interface Published {
  remote: string;
  version: string;
  /** False when this very version was live already, or stays withdrawn. */
  changed: boolean;
  /** What is live now instead, when the build was rolled back before and stays so. */
  withdrawnFor?: string;
}

/**
 * Makes a build the live release of its remote: puts it in the store as `stage` does and flips the pointer.
 *
 * @param options.store folder of the release store
 * @param options.dist folder of the build, with release.json
 * @param options.keepRollback leave a build that was rolled back as it is, for what publishes by itself at each start
 * @throws BadRelease with a sentence that says why; the live release stays as it was then.
 */
export async function publish(options: {
  store: string;
  dist: string;
  keepRollback?: boolean;
}): Promise<Published> {
  const store = path.resolve(options.store);
  const { name, version } = await readBuild(options.dist);
  const live = await readPointer(openSource(store), name);
  if (options.keepRollback && live?.withdrawn.includes(version)) {
    return { remote: name, version, changed: false, withdrawnFor: live.version };
  }
  const changed = live?.version !== version;
  if (changed) {
    await stage(options);
    await flip(store, name, version, { withdraws: false });
  }
  return { remote: name, version, changed };
}

/**
 * Puts a build in the store, at `<store>/<name>/<version>`, without making it live: it can be looked at first.
 *
 * Before it is there: every file has the size and hash of release.json; the kit that is live fits; no path is claimed by
 * another remote; every page renders in Node without throwing (with the renderer of the shell that is live in the store).
 *
 * @param options as for `publish`
 * @throws BadRelease with a sentence that says why; nothing is in the store then.
 */
export async function stage(options: {
  store: string;
  dist: string;
}): Promise<Pick<Published, 'remote' | 'version'>> {
  const store = path.resolve(options.store);
  const dist = path.resolve(options.dist);
  const release = await readBuild(dist);
  for (const file of release.files) await readVerified((f) => readFile(path.join(dist, f)), file);
  if (release.kind === 'remote') await checkAgainstLive(store, dist, release);
  await place(store, dist, release);
  return { remote: release.name, version: release.version };
}

async function readBuild(dist: string): Promise<Release> {
  return readFile(path.join(dist, 'release.json'), 'utf8').then(parseRelease, () => {
    throw new BadRelease(`There is no release.json in ${path.resolve(dist)}: build it first.`);
  });
}

/**
 * Flips a remote back to a version that was live before: the one named, or the last one that was not itself rolled back, so
 * that a second rollback goes further back. The present one counts as withdrawn until it is made live again.
 *
 * @throws BadRelease when there is none.
 */
export async function rollback(options: { store: string; remote: string; to?: string }): Promise<Published> {
  const { store, remote } = options;
  const source = openSource(store);
  const live = await readPointer(source, remote);
  if (!live) throw new BadRelease(`${remote} was never released.`);
  const to = options.to ?? lastGood(live);
  if (!to) {
    throw new BadRelease(
      live.previous.length === 0
        ? `${remote} ${live.version} is its first release: there is nothing to go back to.`
        : `What was live before ${remote} ${live.version} was rolled back itself: name the version to go back to.`,
    );
  }
  const release = await readRelease(source, remote, to).catch(() => {
    throw new BadRelease(`${remote} ${to} is not in the store.`);
  });
  for (const file of release.files) await readVerified((f) => source.read(`${remote}/${to}/${f}`), file);
  await flip(store, remote, to, { withdraws: true });
  return { remote, version: to, changed: to !== live.version };
}

/** The last version before the present that was not rolled back. */
function lastGood({ previous, withdrawn }: Pointer): string | undefined {
  return previous.find((version) => !withdrawn.includes(version));
}

/** One line of `release status`. */
export interface RemoteStatus {
  name: string;
  version: string;
  kit: string;
  pages: number;
  /** When it went live: ISO 8601, UTC. */
  at: string;
  previous: readonly string[];
  /** Where a rollback without a version leads, or null when it leads nowhere. */
  rollbackTo: string | null;
}

/** What is live in a store, one entry for the shell and each remote. */
export async function status(store: string): Promise<RemoteStatus[]> {
  return (await liveReleases(store)).map(({ pointer, release: { name, version, kit, pages } }) => {
    const { at, previous } = pointer;
    const rollbackTo = lastGood(pointer) ?? null;
    return { name, version, kit, pages: pages.length, at, previous, rollbackTo };
  });
}

/** All releases that are live in a store, the shell's included, with their pointers. */
async function liveReleases(store: string): Promise<{ pointer: Pointer; release: Release }[]> {
  const source = openSource(store);
  const names = await readdir(store, { withFileTypes: true }).then(
    (entries) => entries.filter((e) => e.isDirectory()).map((e) => e.name),
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
  if (!shell) throw new BadRelease('No shell is released in this store yet: publish the shell first.');
  checkKit(release, shell.kit);
  const renderer = path.join(store, shell.name, shell.version, 'node/check.cjs');
  try {
    await execFileAsync(process.execPath, [renderer, dist], { timeout: RENDER_LIMIT });
  } catch (error) {
    const { stderr, killed } = error as { stderr?: string; killed?: boolean };
    const reason = killed ? `rendering took more than ${RENDER_LIMIT / 1000} seconds.` : stderr?.trim();
    throw new BadRelease(
      `${release.name} ${release.version} does not render: ${reason || 'the renderer failed.'}`,
    );
  }
}

async function place(store: string, dist: string, release: Release): Promise<void> {
  const target = path.join(store, release.name, release.version);
  const there = await readFile(path.join(target, 'release.json'), 'utf8').catch(() => null);
  if (there !== null) {
    const same = JSON.stringify(parseRelease(there).files) === JSON.stringify(release.files);
    if (same) return;
    throw new BadRelease(`${release.name} ${release.version} is in the store already, with other files.`);
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

async function flip(
  store: string,
  name: string,
  version: string,
  { withdraws }: { withdraws: boolean },
): Promise<void> {
  const live = await readPointer(openSource(store), name);
  const left = live ? [live.version] : [];
  const newestOthers = (versions: readonly string[]) =>
    [...new Set(versions)].filter((other) => other !== version).slice(0, 20);
  const pointer: Pointer = {
    version,
    at: new Date().toISOString(),
    previous: newestOthers([...left, ...(live?.previous ?? [])]),
    withdrawn: newestOthers([...(withdraws ? left : []), ...(live?.withdrawn ?? [])]),
  };
  const file = path.join(store, name, 'current.json');
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, JSON.stringify(pointer, null, 2));
  await rename(beside, file);
}
