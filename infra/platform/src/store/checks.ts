import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { InvalidRelease, isReleaseId, type Release } from '../protocol/release';
import {
  checkBackend,
  checkFileNames,
  checkLibraries,
  checkLinks,
  checkPaths,
  checkScripts,
  checkSize,
} from '../protocol/rules';
import { askBackend } from './ask-backend';
import { canariesAmong, lastKnown, liveAmong, type PointerState, readState, readStates } from './pointers';
import { readRelease, readVerified, requireRelease } from './read';
import type { ReleaseStore } from './store';

const execFileAsync = promisify(execFile);

/** How long the check of all pages of a release may take, in ms: each is rendered, and hydrated as in a browser. */
const CHECK_TIMEOUT_MS = 180_000;

export const NO_SHELL = 'No shell is released in this store yet: publish the shell first.';

/** A version of the store, with the files that were built. @throws InvalidRelease */
export async function readFromStore(store: ReleaseStore, name: string, version: string): Promise<Release> {
  if (!isReleaseId(name, version)) throw new InvalidRelease(`${name} ${version} is no release.`);
  const release = await requireRelease(store, { name, version });
  await checkFiles((file, max) => store.read(`${name}/${version}/${file}`, max), release);
  await checkAgainstOtherVersions(store, release);
  return release;
}

/** A version of the store after the checks of `stage`. */
export async function checkedFromStore(store: ReleaseStore, name: string, version: string): Promise<Release> {
  const release = await readFromStore(store, name, version);
  await checkAgainstLive(store, await store.folderOf(release), release);
  return release;
}

/** A prune may have removed the version since it was checked. @throws InvalidRelease */
export async function checkNotRemoved(store: ReleaseStore, release: Release): Promise<void> {
  const { name, version } = release;
  await requireRelease(store, release, `${name} ${version} was removed from the store meanwhile: try again.`);
}

/** Is each file the one of the release, and are they not too large together? @throws InvalidRelease */
export async function checkFiles(
  read: (file: string, maxBytes: number) => Promise<Buffer>,
  release: Release,
): Promise<void> {
  checkSize(release);
  for (const file of release.files) await readVerified(read, file);
}

/** Does a release fit the versions that are or were live, and the canary, whose pages may still be open? @throws InvalidRelease */
export async function checkAgainstOtherVersions(store: ReleaseStore, release: Release): Promise<void> {
  const { name, version } = release;
  const known = await lastKnown(store, name, await readState(store, name));
  const versions = known
    ? [known.version, ...known.previous, ...(known.canary ? [known.canary.version] : [])]
    : [];
  // It was checked before, and a version never changes.
  if (versions.includes(version)) return;
  // One that is damaged or was removed is in no browser's way.
  const others = await Promise.allSettled(versions.map((other) => readRelease(store, name, other)));
  checkFileNames(
    release,
    others.flatMap((other) => (other.status === 'fulfilled' ? other.value : [])),
  );
}

/** What is live beside a release. */
export interface Beside {
  live: readonly Release[];
  canaries: readonly Release[];
}

/** What is live of the store, once these releases are: they replace what is live of the same names, and end its canaries. */
export async function liveWith(
  store: ReleaseStore,
  states: ReadonlyMap<string, PointerState>,
  releases: readonly Release[],
): Promise<Beside> {
  const stays = ({ name }: Release) => !releases.some((one) => one.name === name);
  return {
    live: [...liveAmong(states).filter(stays), ...releases],
    canaries: (await canariesAmong(store, states)).filter(stays),
  };
}

/**
 * Does a release fit the releases that are live? No page of the canary of another remote may be claimed either: it is to be live soon.
 *
 * @param together as of `PublishOptions`
 * @throws InvalidRelease
 */
export function checkBeside(
  release: Release,
  { live, canaries }: Beside,
  together: readonly string[] = [],
): void {
  if (release.kind === 'shell') {
    for (const remote of live) {
      if (remote.kind === 'shell' || together.includes(remote.name)) continue;
      checkLibraries(remote, release, `Name both in one command: shell ${remote.name}`);
    }
    return;
  }
  checkPaths(release, [...live, ...canaries]);
  const shell = live.find(({ kind }) => kind === 'shell');
  if (!shell) throw new InvalidRelease(NO_SHELL);
  checkLibraries(release, shell);
}

/**
 * Looks at the store again after a release was made live, or the canary: somebody else may have changed another pointer at the same moment.
 *
 * @param together as of `PublishOptions`
 * @returns what does not fit, and what to do
 */
export async function problemBeside(
  store: ReleaseStore,
  release: Release,
  together?: readonly string[],
): Promise<string | undefined> {
  try {
    await checkNotRemoved(store, release);
    checkBeside(release, await liveWith(store, await readStates(store), [release]), together);
    return undefined;
  } catch (error) {
    if (!(error instanceof InvalidRelease)) throw error;
    const { name } = release;
    return `Somebody else changed the store at the same moment: ${error.message} Shells show the one that came first. Take one of the two back: rollback ${name}, or publish one that fits.`;
  }
}

/**
 * As `checkBeside`, the backend knows what the release needs of it, and the pages work.
 *
 * @param dist the folder of the release
 * @param others the releases that become live with it
 */
export async function checkAgainstLive(
  store: ReleaseStore,
  dist: string,
  release: Release,
  together: readonly string[] = [],
  others: readonly Release[] = [],
): Promise<void> {
  checkScripts(release);
  checkLinks(release);
  const beside = await liveWith(store, await readStates(store), [
    release,
    ...others.filter((one) => one !== release),
  ]);
  checkBeside(release, beside, together);
  if (release.kind === 'shell') {
    for (const remote of beside.live) {
      if (remote.kind === 'shell' || together.includes(remote.name)) continue;
      await checkPages(dist, await store.folderOf(remote), remote);
    }
    return;
  }
  checkBackend(release, await askBackend());
  const shell = beside.live.find(({ kind }) => kind === 'shell');
  // A shell that becomes live with it renders its pages when that is checked.
  if (shell && !others.includes(shell)) await checkPages(await store.folderOf(shell), dist, release);
}

/** Renders and hydrates every page of a remote with a shell. @throws InvalidRelease with the first one that fails */
async function checkPages(shellDist: string, dist: string, { name, version }: Release): Promise<void> {
  const program = path.join(shellDist, 'node/check.cjs');
  try {
    const env = withoutCredentials(process.env);
    await execFileAsync(process.execPath, [program, dist], { timeout: CHECK_TIMEOUT_MS, env });
  } catch (error) {
    const { stderr, killed } = error as { stderr?: string; killed?: boolean };
    const reason = killed ? `the check took more than ${CHECK_TIMEOUT_MS / 1000} seconds.` : stderr?.trim();
    throw new InvalidRelease(`${name} ${version} does not render: ${reason || 'the check failed.'}`);
  }
}

/** The environment of a check: the code of a release is not told with which credentials a bucket is written. */
function withoutCredentials(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('AWS_')));
}
