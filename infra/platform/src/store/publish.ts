import path from 'node:path';
import { type Quarantine, quarantined, type ReleaseFailure } from '../protocol/failures';
import { type LiveEntry, wasRolledBack } from '../protocol/history';
import { type Canary, InvalidRelease, type Pointer, parseRelease, type Release } from '../protocol/release';
import { checkLibraries, MAX_RELEASE_JSON_BYTES } from '../protocol/rules';
import {
  checkAgainstLive,
  checkAgainstOtherVersions,
  checkBeside,
  checkedFromStore,
  checkFiles,
  checkNotRemoved,
  liveWith,
  NO_SHELL,
  problemBeside,
  readFromStore,
} from './checks';
import { defaultFailuresFolder, readFailures } from './failures';
import { readLiveEntries, releasedBy } from './history';
import {
  type Change,
  checkUnchanged,
  lastKnown,
  type PointerState,
  readState,
  readStates,
  writePointer,
  writePointerIndex,
} from './pointers';
import { readRelease } from './read';
import { buildSource, FileNotFound } from './source';
import { openStore, type ReleaseStore } from './store';

/** The result of a change of what is live. */
export interface Published {
  remote: string;
  version: string;
  /** False when this version was already live, or stays withdrawn or retired. */
  changed: boolean;
  /** The live version, when this build was rolled back before and stays withdrawn. */
  withdrawnFor?: string;
  /** The remote is retired and stays so, because this build was live before. */
  retired?: true;
  /** Why no shell runs this version, although the pointer names it. */
  quarantine?: Quarantine;
  /** Since when the version was quarantined, which this change ended. */
  endedQuarantine?: string;
  /** The canary that this change ended: its comparison was with what was live before. Missing when the canary itself is live now. */
  endedCanary?: Canary;
  /** What somebody else did at the same moment that this release does not fit, and what to do. */
  problem?: string;
}

/** What the history says about a change, next to what follows from the build. */
export interface ChangeMeta {
  /** Who: a name. Default: RELEASE_BY, the name that git knows, or the user of the machine. */
  by?: string;
  /** Why. */
  reason?: string;
}

export interface PublishOptions extends ChangeMeta {
  /** Folder or bucket of the release store. */
  store: string;
  /** Folder of the build, with release.json. */
  dist: string;
  /** Folder with the recorded failures of releases. */
  failures?: string;
  /** The remotes that are published right after this shell: their live releases need not fit it. */
  together?: readonly string[];
  /** The commit that was built. Default: that of release.json, which may come from a cache. */
  commit?: string | null;
  /** Do not publish a withdrawn build again; for scripts that publish at every start. */
  keepRollback?: boolean;
  /** Publish a quarantined version again although the pointer names it. */
  endQuarantine?: boolean;
  /** Awaited once the build has passed the checks, before anything is in the store. Stops it by throwing. */
  approve?: () => Promise<void>;
}

/**
 * Makes a build the live release of its remote: puts it in the store as `stage` does and changes the pointer.
 *
 * @throws InvalidRelease with the reason; the live release is unchanged then.
 */
export async function publish(options: PublishOptions): Promise<Published> {
  const store = openStore(options.store);
  const release = await readBuild(options);
  const { name, version } = release;
  const failures = await readFailures(options.failures ?? defaultFailuresFolder(store.location));
  const unchanged = async (known: Pointer | null, state: PointerState): Promise<Published | undefined> => {
    const same = { remote: name, version, changed: false };
    // The pointer does not name what was pruned.
    const isWithdrawn = async () =>
      known?.withdrawn.includes(version) || wasRolledBack(await readLiveEntries(store, name), version);
    if (options.keepRollback && state.kind === 'retired') {
      const isNew = (await readLiveEntries(store, name)).every((entry) => entry.version !== version);
      if (!isNew) return { ...same, retired: true };
    }
    if (options.keepRollback && known && (await isWithdrawn())) {
      return { ...same, withdrawnFor: known.version };
    }
    const quarantine = known ? quarantined(failures, name, known).get(version) : undefined;
    if (quarantine) {
      const stays = !options.endQuarantine && (options.keepRollback || known?.version === version);
      return stays ? { ...same, quarantine } : undefined;
    }
    return state.kind === 'live' && known?.version === version ? same : undefined;
  };
  const state = await readState(store, name);
  const before = await lastKnown(store, name, state);
  const early = await unchanged(before, state);
  if (early) return early;
  const quarantine = before ? quarantined(failures, name, before).get(version) : undefined;
  await putInStore(store, release, options);
  const { together } = options;
  const [done] = await makeLive(store, [release], await changeMeta(options), {
    action: () => 'publish',
    unchanged,
    together,
  });
  return withQuarantine(done as Published, quarantine);
}

/**
 * Puts a build in the store, at `<store>/<name>/<version>`, without making it live, so that it can be previewed and made live later.
 *
 * Checked first: the release is not too large; every file has the size and hash of release.json. Of a remote: the live kit is in its
 * range; no path is claimed by another remote; every page renders in Node and is hydrated in a DOM without an error (with the live
 * shell). Of a shell: its kit is in the range of each live remote, and each page of these is rendered and hydrated with it.
 *
 * @param options as for `publish`
 * @throws InvalidRelease with the reason; the store is unchanged then.
 */
export async function stage(
  options: Pick<PublishOptions, 'store' | 'dist' | 'commit' | 'together' | 'approve'>,
): Promise<Pick<Published, 'remote' | 'version'>> {
  const release = await readBuild(options);
  await putInStore(openStore(options.store), release, options);
  return { remote: release.name, version: release.version };
}

/** Can something be published to a store? A build takes long, and needs no store. @throws InvalidRelease, StoreUnavailable */
export async function checkCanPublish(location: string, names: readonly string[]): Promise<void> {
  const store = openStore(location);
  await store.change('shell', async () => {});
  const { kind } = await readState(store, 'shell');
  if (kind === 'never-released' && !names.includes('shell')) throw new InvalidRelease(NO_SHELL);
}

/** The checks of `stage`, and then the files. */
async function putInStore(
  store: ReleaseStore,
  release: Release,
  options: Pick<PublishOptions, 'dist' | 'together' | 'approve'>,
): Promise<void> {
  const dist = path.resolve(options.dist);
  await checkFiles(buildSource(dist).read, release);
  await checkAgainstOtherVersions(store, release);
  await checkAgainstLive(store, dist, release, options.together);
  await options.approve?.();
  await store.add(release, dist);
}

/**
 * Makes a version live that is in the store: one that was staged, the canary, or an earlier one. What it replaces counts as withdrawn when
 * that goes back to an earlier one.
 *
 * @param options `ifChangedAt`: only while the pointer was changed last at that time, see `changedAt`
 * @throws InvalidRelease with the reason: as for `publish`, or when it is quarantined and no reason is given
 */
export async function setLive(
  options: {
    store: string;
    remote: string;
    version: string;
    failures?: string;
    ifChangedAt?: string;
  } & ChangeMeta,
): Promise<Published> {
  const store = openStore(options.store);
  const { remote, version, ifChangedAt } = options;
  const failures = await readFailures(options.failures ?? defaultFailuresFolder(store.location));
  const quarantineOf = (known: Pointer | null) => known && quarantined(failures, remote, known).get(version);
  const quarantine = quarantineOf(await lastKnown(store, remote, await readState(store, remote)));
  if (quarantine && !options.reason) {
    throw new InvalidRelease(
      `${remote} ${version} is quarantined since ${quarantine.since}: ${quarantine.reason} To try it again: live ${remote} ${version} --reason "…"`,
    );
  }
  const release = await checkedFromStore(store, remote, version);
  const [done] = await makeLive(store, [release], await changeMeta(options), {
    action: (known) => (known && goodVersions(known).includes(version) ? 'rollback' : 'live'),
    check: (known) => checkUnchanged(remote, known, ifChangedAt),
    unchanged: async (known, state) => {
      const isLive = state.kind === 'live' && known?.version === version && !quarantineOf(known);
      return isLive ? { remote, version, changed: false } : undefined;
    },
  });
  return withQuarantine(done as Published, quarantine);
}

function withQuarantine(done: Published, ended: Quarantine | null | undefined): Published {
  return done.changed && ended ? { ...done, endedQuarantine: ended.since } : done;
}

/**
 * Makes the last good versions of these remotes live again, as one change: the shell first, and each checked beside the others. The last
 * good one was neither rolled back nor is it quarantined, so that a second rollback goes further back; next to the shell it fits that. What
 * is live counts as withdrawn then, until it is live again. Of a remote whose pointer is broken it is the newest version that is whole
 * and fits, also the one that was live.
 *
 * @throws InvalidRelease when there is no such version, or when it does not fit what is live then: as for `publish`. Nothing is changed.
 */
export async function rollback(
  options: { store: string; remotes: readonly string[]; failures?: string } & ChangeMeta,
): Promise<Published[]> {
  const store = openStore(options.store);
  const failures = await readFailures(options.failures ?? defaultFailuresFolder(store.location));
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
  return makeLive(store, releases, await changeMeta(options), {
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

/** What decides about a change, once no other one can come between. */
interface Decision {
  action: (known: Pointer | null) => LiveEntry['action'];
  /** What is said when there is nothing to change. */
  unchanged?: (known: Pointer | null, state: PointerState) => Promise<Published | undefined>;
  /** Stops the change by throwing. */
  check?: (known: Pointer | null, release: Release) => void;
  together?: readonly string[];
}

/** Changes the pointers in this order, after a look at what is live at that very moment. */
async function makeLive(
  store: ReleaseStore,
  releases: readonly Release[],
  facts: Pick<Change, 'by' | 'reason'>,
  { action, unchanged, check, together }: Decision,
): Promise<Published[]> {
  const names = releases.map(({ name }) => name);
  /** Those that are written: in a bucket the rest is done again when another change came between. */
  const done = new Map<string, Published>();
  try {
    await store.change(names.join(', '), async (write) => {
      const states = await readStates(store);
      const beside = await liveWith(store, states, releases);
      const left: { release: Release; known: Pointer | null }[] = [];
      for (const release of releases.filter(({ name }) => !done.has(name))) {
        const { name } = release;
        const state = states.get(name) ?? { kind: 'never-released' };
        const known = await lastKnown(store, name, state);
        const same = await unchanged?.(known, state);
        if (same) {
          done.set(name, same);
          continue;
        }
        check?.(known, release);
        checkBeside(release, beside, together);
        await checkNotRemoved(store, release);
        left.push({ release, known });
      }
      for (const { release, known } of left) {
        const { name, version, commit } = release;
        await writePointer(write, name, known, { ...facts, action: action(known), version, commit });
        const ended = known?.canary?.version === version ? undefined : known?.canary;
        done.set(name, { remote: name, version, changed: true, ...(ended && { endedCanary: ended }) });
      }
    });
  } catch (error) {
    if (done.size === 0) throw error;
    const written = [...done.keys()].join(', ');
    throw new InvalidRelease(`${written} changed, and the others did not: ${(error as Error).message}`, {
      cause: error,
    });
  }
  if ([...done.values()].some(({ changed }) => changed)) await writePointerIndex(store);
  const all: Published[] = [];
  for (const release of releases) {
    const one = done.get(release.name) as Published;
    const problem = one.changed && (await problemBeside(store, release, together));
    all.push({ ...one, ...(problem && { problem }) });
  }
  return all;
}

/** Who and why, for the history. */
export async function changeMeta({ by, reason }: ChangeMeta): Promise<ChangeMeta & { by: string }> {
  return { by: by ?? (await releasedBy()), ...(reason && { reason }) };
}

async function readBuild({ dist, commit }: Pick<PublishOptions, 'dist' | 'commit'>): Promise<Release> {
  const json = await buildSource(dist)
    .read('release.json', MAX_RELEASE_JSON_BYTES)
    .catch((error: unknown) => {
      if (!(error instanceof FileNotFound)) throw error;
      throw new InvalidRelease(`There is no release.json in ${path.resolve(dist)}: build it first.`);
    });
  const built = parseRelease(json.toString('utf8'));
  const release = { ...built, commit: commit ?? built.commit };
  // A shell is checked otherwise than a remote.
  if ((release.kind === 'shell') === (release.name === 'shell')) return release;
  throw new InvalidRelease(`release.json of ${release.name} says that it is a ${release.kind}.`);
}
