import path from 'node:path';
import { type Quarantine, quarantined } from '../protocol/failures';
import { wasRolledBack } from '../protocol/history';
import { type Canary, InvalidRelease, type Pointer, parseRelease, type Release } from '../protocol/release';
import { MAX_RELEASE_JSON_BYTES } from '../protocol/rules';
import {
  checkAgainstLive,
  checkAgainstOtherVersions,
  checkBeside,
  checkedFromStore,
  checkFiles,
  checkNotRemoved,
  type LeftOut,
  problemBeside,
} from './checks';
import { defaultFailuresFolder, readFailures } from './failures';
import { readLiveEntries, releasedBy } from './history';
import {
  type Change,
  canariesAmong,
  checkUnchanged,
  lastKnown,
  liveAmong,
  type PointerState,
  readState,
  readStates,
  writePointer,
  writePointerIndex,
} from './pointers';
import { buildSource, FileNotFound } from './source';
import { openStore, type ReleaseStore } from './store';

/** The result of a change of what is live. */
export interface Published {
  remote: string;
  version: string;
  /** False when this version was already live, or stays withdrawn. */
  changed: boolean;
  /** The live version, when this build was rolled back before and stays withdrawn. */
  withdrawnFor?: string;
  /** Why no shell runs this version, although the pointer names it. */
  quarantine?: Quarantine;
  /** The canary that this change ended: its comparison was with what was live before. Missing when the canary itself is live now. */
  endedCanary?: Canary;
  /** What somebody else did at the same moment that this release does not fit, and what to do. */
  problem?: string;
}

/** What the history says about a change, next to what follows from the build. */
export interface Said {
  /** Who: a name. Default: RELEASE_BY, the name that git knows, or the user of the machine. */
  by?: string;
  /** Why. */
  reason?: string;
}

export interface PublishOptions extends Said, LeftOut {
  /** Folder or bucket of the release store. */
  store: string;
  /** Folder of the build, with release.json. */
  dist: string;
  /** Folder with the recorded failures of releases. */
  failures?: string;
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
  const release = await readBuild(options.dist);
  const { name, version } = release;
  const failures = await readFailures(options.failures ?? defaultFailuresFolder(store.location));
  const unchanged = async (known: Pointer | null, state: PointerState): Promise<Published | undefined> => {
    const same = { remote: name, version, changed: false };
    // The pointer does not name what was pruned.
    const isWithdrawn = async () =>
      known?.withdrawn.includes(version) || wasRolledBack(await readLiveEntries(store, name), version);
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
  const early = await unchanged(await lastKnown(store, name, state), state);
  if (early) return early;
  await putInStore(store, release, options);
  return makeLive(store, release, { action: 'publish', ...(await said(options)) }, { unchanged });
}

/**
 * Puts a build in the store, at `<store>/<name>/<version>`, without making it live, so that it can be previewed and promoted.
 *
 * Checked first: the release is not too large; every file has the size and hash of release.json. Of a remote: the live kit is in its
 * range; no path is claimed by another remote; every page renders in Node and is hydrated in a DOM without an error (with the live
 * shell). Of a shell: its kit is in the range of each live remote, and each page of these is rendered and hydrated with it.
 *
 * @param options as for `publish`
 * @throws InvalidRelease with the reason; the store is unchanged then.
 */
export async function stage(
  options: Pick<PublishOptions, 'store' | 'dist' | 'approve'> & LeftOut,
): Promise<Pick<Published, 'remote' | 'version'>> {
  const release = await readBuild(options.dist);
  await putInStore(openStore(options.store), release, options);
  return { remote: release.name, version: release.version };
}

/** The checks of `stage`, and then the files. */
async function putInStore(
  store: ReleaseStore,
  release: Release,
  options: Pick<PublishOptions, 'dist' | 'approve'> & LeftOut,
): Promise<void> {
  const dist = path.resolve(options.dist);
  await checkFiles(buildSource(dist).read, release);
  await checkAgainstOtherVersions(store, release);
  await checkAgainstLive(store, dist, release, options);
  await options.approve?.();
  await store.add(release, dist);
}

/**
 * Makes a version live that is in the store and was not live before: one that was staged, or is the canary.
 *
 * @param options `ifChangedAt`: only while the pointer was changed last at that time, see `changedAt`
 * @throws InvalidRelease with the reason
 */
export async function promote(
  options: { store: string; remote: string; version: string; ifChangedAt?: string } & Said,
): Promise<Published> {
  const store = openStore(options.store);
  const { remote, ifChangedAt } = options;
  const release = await checkedFromStore(store, remote, options.version);
  const check = (now: Pointer | null) => checkUnchanged(remote, now, ifChangedAt);
  return makeLive(store, release, { action: 'promote', ...(await said(options)) }, { check });
}

/**
 * Makes an earlier version live again: `to`, or the last one that was not rolled back itself and is not quarantined, so that a second
 * rollback goes further back. The current version counts as withdrawn until it is live again.
 *
 * @param options `to` may be quarantined when there is a reason
 * @throws InvalidRelease when there is no such version, or when it does not fit what is live now: as for `publish`.
 */
export async function rollback(
  options: { store: string; remote: string; to?: string; failures?: string } & Said,
): Promise<Published> {
  const store = openStore(options.store);
  const { remote } = options;
  const failures = await readFailures(options.failures ?? defaultFailuresFolder(store.location));
  const known = await lastKnown(store, remote, await readState(store, remote));
  if (!known) throw new InvalidRelease(`${remote} was never released.`);
  const bad = quarantined(failures, remote, known);
  const to = options.to ?? targetOf(remote, known, bad);
  const quarantine = bad.get(to);
  if (quarantine && !options.reason) {
    throw new InvalidRelease(
      `${remote} ${to} is quarantined since ${quarantine.since}: ${quarantine.reason} To try it again: rollback ${remote} ${to} --reason "…"`,
    );
  }
  const release = await checkedFromStore(store, remote, to);
  if (![known.version, ...known.previous, ...known.withdrawn].includes(to)) {
    throw new InvalidRelease(`${remote} ${to} was not live before: promote makes a staged version live.`);
  }
  const check = (now: Pointer | null) => {
    if (options.to || now?.version === known.version) return;
    throw new InvalidRelease(
      `${remote} ${now?.version} became live meanwhile, so that ${to} is no longer the version before it: try again.`,
    );
  };
  const done = await makeLive(store, release, { action: 'rollback', ...(await said(options)) }, { check });
  return { ...done, changed: to !== known.version };
}

/**
 * Mends the pointer of a remote that is not readable, or that names a version which is not in the store or damaged: it then names the
 * newest version before that, of those that were not rolled back, that is whole and fits what is live.
 *
 * @returns changed is false when there is nothing to mend
 * @throws InvalidRelease when no version fits
 */
export async function repair(options: { store: string; remote: string } & Said): Promise<Published> {
  const store = openStore(options.store);
  const { remote } = options;
  const state = await readState(store, remote);
  if (state.kind === 'never-released') throw new InvalidRelease(`${remote} was never released.`);
  if (state.kind === 'live') return { remote, version: state.pointer.version, changed: false };
  const known = await lastKnown(store, remote, state);
  const versions = known
    ? [known.version, ...known.previous.filter((version) => !known.withdrawn.includes(version))]
    : [];
  const problems: string[] = [];
  for (const version of versions) {
    try {
      const release = await checkedFromStore(store, remote, version);
      const reason = options.reason ?? state.problem;
      return await makeLive(store, release, { action: 'repair', ...(await said({ ...options, reason })) });
    } catch (error) {
      if (!(error instanceof InvalidRelease)) throw error;
      problems.push(error.message);
    }
  }
  const staged = await store.folders(remote);
  throw new InvalidRelease(
    [
      `No version of ${remote} that was live before can be live.`,
      ...problems,
      staged.length > 0
        ? `In the store are ${staged.join(', ')}: make one live with promote ${remote} <version>.`
        : 'Publish it again.',
    ].join(' '),
  );
}

/** The version that a rollback without a version leads to. */
function targetOf(remote: string, known: Pointer, bad: ReadonlyMap<string, Quarantine>): string {
  const to = lastGood(known, bad);
  if (to) return to;
  throw new InvalidRelease(
    known.previous.length === 0
      ? `${remote} ${known.version} is its first release: there is nothing to go back to.`
      : `What was live before ${remote} ${known.version} was rolled back itself or is quarantined: name the version to go back to.`,
  );
}

/** The last earlier version that was not rolled back and is not quarantined. */
export function lastGood(
  { previous, withdrawn }: Pointer,
  bad: ReadonlyMap<string, Quarantine>,
): string | undefined {
  return previous.find((version) => !withdrawn.includes(version) && !bad.has(version));
}

/** Changes the pointer, after a look at what is live at that very moment. */
async function makeLive(
  store: ReleaseStore,
  release: Release,
  change: Omit<Change, 'version' | 'commit'>,
  more: {
    unchanged?: (known: Pointer | null, state: PointerState) => Promise<Published | undefined>;
    check?: (known: Pointer | null) => void;
  } = {},
): Promise<Published> {
  const { name, version, commit } = release;
  const done = await store.change(name, async (write): Promise<Published> => {
    const states = await readStates(store);
    const state = states.get(name) ?? { kind: 'never-released' };
    const known = await lastKnown(store, name, state);
    const unchanged = await more.unchanged?.(known, state);
    if (unchanged) return unchanged;
    more.check?.(known);
    checkBeside(release, liveAmong(states), await canariesAmong(store, states));
    await checkNotRemoved(store, release);
    await writePointer(write, name, known, { ...change, version, commit });
    const ended = known?.canary?.version === version ? undefined : known?.canary;
    return { remote: name, version, changed: true, ...(ended && { endedCanary: ended }) };
  });
  if (!done.changed) return done;
  await writePointerIndex(store);
  const problem = await problemBeside(store, release);
  return { ...done, ...(problem && { problem }) };
}

/** Who and why, for the history. */
export async function said({ by, reason }: Said): Promise<Said & { by: string }> {
  return { by: by ?? (await releasedBy()), ...(reason && { reason }) };
}

async function readBuild(dist: string): Promise<Release> {
  const json = await buildSource(dist)
    .read('release.json', MAX_RELEASE_JSON_BYTES)
    .catch((error: unknown) => {
      if (!(error instanceof FileNotFound)) throw error;
      throw new InvalidRelease(`There is no release.json in ${path.resolve(dist)}: build it first.`);
    });
  const release = parseRelease(json.toString('utf8'));
  // A shell is checked otherwise than a remote.
  if ((release.kind === 'shell') === (release.name === 'shell')) return release;
  throw new InvalidRelease(`release.json of ${release.name} says that it is a ${release.kind}.`);
}
