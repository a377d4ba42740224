import { type Quarantine, quarantined, type ReleaseFailure } from '../protocol/quarantine';
import { InvalidRelease, type Pointer, type Release } from '../protocol/release';
import { checkLibraries } from '../protocol/rules';
import { checkAgainstLive, checkedFromStore, readFromStore } from './checks';
import { type ChangeOptions, makeLive, openChange, type Published } from './make-live';
import { lastKnown, readState } from './pointers';
import { readRelease } from './read';
import type { ReleaseStore } from './store';
import { FileNotFound } from './store-errors';

/**
 * Makes the last good versions of these remotes live again, as one change: the shell first, and each checked beside the others. The last
 * good one was neither rolled back nor is it quarantined, so that a second rollback goes further back; next to the shell it fits that. What
 * is live counts as withdrawn then, until it is live again. Of a remote whose pointer is broken it is the newest version that is whole
 * and fits, also the one that was live.
 *
 * @throws InvalidRelease when there is no such version, or when it does not fit what is live then: as for `publish`. Nothing is changed.
 */
export async function rollback(
  options: ChangeOptions & { remotes: readonly string[] },
): Promise<Published[]> {
  const { store, facts, readFailures } = await openChange(options);
  const failures = await readFailures();
  const names = [...new Set(options.remotes)].sort((a, b) => Number(b === 'shell') - Number(a === 'shell'));
  const targets: RollbackTarget[] = [];
  for (const name of names) {
    const shell = targets.find(({ release }) => release.kind === 'shell')?.release;
    targets.push(await rollbackTarget(store, name, failures, shell));
  }
  const releases = targets.map(({ release }) => release);
  for (const release of releases) {
    await checkAgainstLive(store, await store.folderOf(release), release, [], releases);
  }
  return makeLive(store, releases, facts, {
    action: () => 'rollback',
    check: (now, { name, version }) => {
      const before = targets.find(({ release }) => release.name === name)?.before;
      if (now?.version === before) return;
      throw new InvalidRelease(
        `${name} ${now?.version} became live meanwhile, so that ${version} is no longer the version before it: try again.`,
      );
    },
  });
}

interface RollbackTarget {
  release: Release;
  /** The version that is live. */
  before: string;
}

/** @param shell the release of the shell that becomes live with it */
async function rollbackTarget(
  store: ReleaseStore,
  remote: string,
  failures: readonly ReleaseFailure[],
  shell: Release | undefined,
): Promise<RollbackTarget> {
  const state = await readState(store, remote);
  const known = await lastKnown(store, remote, state);
  if (!known) throw new InvalidRelease(`${remote} was never released.`);
  if (state.kind === 'retired')
    throw new InvalidRelease(`${remote} is retired: publish it, or make one of its versions live.`);
  const { version: before, previous } = known;
  const bad = quarantined(failures, remote, known);
  if (state.kind === 'broken') {
    const versions = goodVersions({ ...known, previous: [before, ...previous] }, bad);
    return { before, release: await newestWhole(store, remote, versions) };
  }
  const good = goodVersions(known, bad);
  const [last] = good;
  if (!last) {
    throw new InvalidRelease(
      previous.length === 0
        ? `${remote} ${before} is its first release: there is nothing to go back to.`
        : `What was live before ${remote} ${before} was rolled back itself or is quarantined: name the version to go back to with live ${remote} <version>.`,
    );
  }
  const version = (shell && (await firstFor(shell, store, remote, good))) ?? last;
  return { before, release: await readFromStore(store, remote, version) };
}

/** The first of these versions that is whole and fits what is live. @throws InvalidRelease with what is wrong with each */
async function newestWhole(
  store: ReleaseStore,
  remote: string,
  versions: readonly string[],
): Promise<Release> {
  const problems: string[] = [];
  for (const version of versions) {
    try {
      return await checkedFromStore(store, remote, version);
    } catch (error) {
      if (!(error instanceof InvalidRelease)) throw error;
      problems.push(error.message);
    }
  }
  const staged = await store.folders(remote);
  const rest =
    staged.length > 0
      ? `In the store are ${staged.join(', ')}: make one live with live ${remote} <version>.`
      : 'Publish it again.';
  throw new InvalidRelease(
    [`No version of ${remote} that was live before can be live.`, ...problems, rest].join(' '),
  );
}

/** The first of these versions that was built for the libraries of a shell. */
async function firstFor(
  shell: Release,
  store: ReleaseStore,
  remote: string,
  versions: readonly string[],
): Promise<string | undefined> {
  for (const version of versions) {
    try {
      checkLibraries(await readRelease(store, remote, version), shell);
      return version;
    } catch (error) {
      if (!(error instanceof InvalidRelease || error instanceof FileNotFound)) throw error;
    }
  }
  return undefined;
}

/** The earlier versions that were not rolled back and are not quarantined, newest first. The first is where a rollback leads. */
export function goodVersions(
  { previous, withdrawn }: Pointer,
  bad: ReadonlyMap<string, Quarantine> = new Map(),
): readonly string[] {
  return previous.filter((version) => !withdrawn.includes(version) && !bad.has(version));
}
