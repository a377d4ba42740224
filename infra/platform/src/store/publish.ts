import path from 'node:path';
import { wasRolledBack } from '../protocol/history';
import { quarantined } from '../protocol/quarantine';
import { InvalidRelease, type Pointer, parseRelease, type Release } from '../protocol/release';
import { MAX_RELEASE_JSON_BYTES } from '../protocol/rules';
import {
  checkAgainstLive,
  checkAgainstOtherVersions,
  checkedFromStore,
  checkFiles,
  NO_SHELL,
} from './checks';
import { readLiveEntries } from './history';
import { type ChangeOptions, makeLive, openChange, type Published, withQuarantine } from './make-live';
import { checkUnchanged, lastKnown, type PointerState, readState } from './pointers';
import { goodVersions } from './rollback';
import { buildSource } from './source';
import { openStore, type ReleaseStore } from './store';
import { FileNotFound } from './store-errors';

export interface PublishOptions extends ChangeOptions {
  /** Folder of the build, with release.json. */
  dist: string;
  /** The remotes that are published right after this shell: their live releases need not fit it. */
  together?: readonly string[];
  /** The commit that was built. Default: that of release.json, which may come from a cache. */
  commit?: string | null;
  /** Do not publish a withdrawn build again; for scripts that publish at every start. */
  keepRollback?: boolean;
  /** Publish a quarantined version again although the pointer names it. */
  endQuarantine?: boolean;
}

/**
 * Makes a build the live release of its remote: puts it in the store as `stage` does and changes the pointer.
 *
 * @throws InvalidRelease with the reason; the live release is unchanged then.
 */
export async function publish(options: PublishOptions): Promise<Published> {
  const { store, facts, readFailures } = await openChange(options);
  const failures = await readFailures();
  const release = await readBuild(options);
  const { name, version } = release;
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
  const [done] = await makeLive(store, [release], facts, {
    action: () => 'publish',
    unchanged,
    together: options.together,
  });
  return withQuarantine(done as Published, quarantine);
}

/**
 * Puts a build in the store after all checks, without making it live, so that it can be previewed and made live later.
 *
 * @param options as for `publish`
 * @throws InvalidRelease with the reason; the store is unchanged then.
 */
export async function stage(
  options: Pick<PublishOptions, 'store' | 'dist' | 'commit' | 'together'>,
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

async function putInStore(
  store: ReleaseStore,
  release: Release,
  options: Pick<PublishOptions, 'dist' | 'together'>,
): Promise<void> {
  const dist = path.resolve(options.dist);
  await checkFiles(buildSource(dist).read, release);
  await checkAgainstOtherVersions(store, release);
  await checkAgainstLive(store, dist, release, options.together);
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
  options: ChangeOptions & { remote: string; version: string; ifChangedAt?: string },
): Promise<Published> {
  const { store, facts, readFailures } = await openChange(options);
  const failures = await readFailures();
  const { remote, version, ifChangedAt } = options;
  const quarantineOf = (known: Pointer | null) => known && quarantined(failures, remote, known).get(version);
  const quarantine = quarantineOf(await lastKnown(store, remote, await readState(store, remote)));
  if (quarantine && !options.reason) {
    throw new InvalidRelease(
      `${remote} ${version} is quarantined since ${quarantine.since}: ${quarantine.reason} To try it again: live ${remote} ${version} --reason "…"`,
    );
  }
  const release = await checkedFromStore(store, remote, version);
  const [done] = await makeLive(store, [release], facts, {
    action: (known) => (known && goodVersions(known).includes(version) ? 'rollback' : 'live'),
    check: (known) => checkUnchanged(remote, known, ifChangedAt),
    unchanged: async (known, state) => {
      const isLive = state.kind === 'live' && known?.version === version && !quarantineOf(known);
      return isLive ? { remote, version, changed: false } : undefined;
    },
  });
  return withQuarantine(done as Published, quarantine);
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
