import { quarantined } from '../protocol/quarantine';
import {
  type Canary,
  changedAt,
  InvalidRelease,
  isCanaryShare,
  isReleaseId,
  type Pointer,
} from '../protocol/release';
import { checkBeside, checkedFromStore, checkNotRemoved, liveWith, problemBeside } from './checks';
import { type ChangeOptions, openChange } from './make-live';
import { checkUnchanged, namedIn, readState, readStates, writeCanary } from './pointers';
import { readRelease, requireRelease } from './read';
import type { ReleaseStore } from './store';

export interface CanaryOptions extends ChangeOptions {
  remote: string;
  /** The share of the visitors that get the canary: more than 0, less than 100. */
  percent: number;
  /** Default: the canary that there is, or the version that was staged last. */
  version?: string;
  /** Only while the pointer was changed last at this time, see `changedAt`. */
  ifChangedAt?: string;
}

export interface CanaryChanged {
  remote: string;
  /** The pointer, as it is now. */
  pointer: Pointer;
  canary: Canary;
  /** False when it was the canary with this share already. */
  changed: boolean;
  /** As of `Published`. */
  problem?: string;
}

/**
 * Makes a version that is in the store the canary of its remote: a share of the visitors gets it instead of the live one. Of the canary
 * that there is, this changes the share. A version that is quarantined is tried again only when it is named.
 *
 * @throws InvalidRelease when there is no such version, or when it does not fit what is live: as for `setLive`.
 */
export async function setCanary(options: CanaryOptions): Promise<CanaryChanged> {
  const { remote, percent, ifChangedAt } = options;
  checkShare(remote, percent);
  const { store, facts, readFailures } = await openChange(options);
  const failures = await readFailures();
  const before = await pointerOf(store, remote);
  checkUnchanged(remote, before, ifChangedAt);
  const bad = quarantined(failures, remote, before);
  const version = options.version ?? before.canary?.version ?? (await stagedLast(store, remote, before, bad));
  const quarantine = bad.get(version);
  if (quarantine && options.version === undefined) {
    throw new InvalidRelease(
      `${remote} ${version} is quarantined since ${quarantine.since}: ${quarantine.reason} To try it again: canary ${remote} ${percent} ${version}`,
    );
  }
  checkNotLive(remote, version, before);
  const startsAnew = quarantine !== undefined;
  const isSameCanary = before.canary?.version === version && !startsAnew;
  const checked = isSameCanary ? null : await checkedFromStore(store, remote, version);
  const release = checked ?? (await requireRelease(store, { name: remote, version }));
  const done = await store.change(remote, async (write): Promise<CanaryChanged> => {
    const states = await readStates(store);
    const known = await pointerOf(store, remote);
    checkUnchanged(remote, known, ifChangedAt);
    checkNotLive(remote, version, known);
    // The canary that there was has ended meanwhile: its files and pages were not checked here.
    if (!checked) checkUnchanged(remote, known, changedAt(before));
    const isSame = known.canary?.version === version && known.canary.percent === percent;
    if (known.canary && isSame && !startsAnew) {
      return { remote, pointer: known, canary: known.canary, changed: false };
    }
    checkBeside(release, await liveWith(store, states, [release]));
    await checkNotRemoved(store, release);
    const { commit } = release;
    const change = { action: 'canary', version, percent, commit, ...facts } as const;
    const pointer = await writeCanary(write, remote, known, change, { startsAnew });
    return { remote, pointer, canary: pointer.canary as Canary, changed: true };
  });
  if (!done.changed) return done;
  const problem = await problemBeside(store, release);
  return { ...done, ...(problem && { problem }) };
}

/**
 * Ends the canary of a remote: all visitors get the live version.
 *
 * @returns the canary that there was
 * @throws InvalidRelease when there is none
 */
export async function endCanary(
  options: Omit<CanaryOptions, 'percent' | 'version'>,
): Promise<{ remote: string; live: string; ended: Canary }> {
  const { remote, ifChangedAt } = options;
  checkNotShell(remote);
  const { store, facts } = await openChange(options);
  return store.change(remote, async (write) => {
    const known = await pointerOf(store, remote);
    checkUnchanged(remote, known, ifChangedAt);
    const { canary } = known;
    if (!canary) throw new InvalidRelease(`${remote} has no canary: all visitors get ${known.version}.`);
    const { version, percent } = canary;
    const commit = await readRelease(store, remote, version).then(
      (release) => release.commit,
      () => null,
    );
    const change = { action: 'canary-end', version, percent, commit, ...facts } as const;
    await writeCanary(write, remote, known, change);
    return { remote, live: known.version, ended: canary };
  });
}

function checkShare(remote: string, percent: number): void {
  checkNotShell(remote);
  if (isCanaryShare(percent)) return;
  throw new InvalidRelease(
    `The share of a canary is more than 0 and less than 100 percent: "live ${remote} <version>" makes it live for everybody, and "canary ${remote} --end" ends it.`,
  );
}

function checkNotShell(remote: string): void {
  if (remote !== 'shell') return;
  throw new InvalidRelease('The shell has no canary: a running shell goes on with its own build.');
}

function checkNotLive(remote: string, version: string, { version: live }: Pointer): void {
  if (version === live) throw new InvalidRelease(`${remote} ${version} is live already, for everybody.`);
}

/** What the pointer of a remote says. @throws InvalidRelease when there is none that can be followed */
async function pointerOf(store: ReleaseStore, remote: string): Promise<Pointer> {
  const state = await readState(store, remote);
  if (state.kind === 'live') return state.pointer;
  if (state.kind !== 'broken') {
    const is = state.kind === 'retired' ? 'is retired' : 'was never released';
    throw new InvalidRelease(
      `${remote} ${is}: publish it first, so that there is something to compare with.`,
    );
  }
  throw new InvalidRelease(
    `${remote}: ${state.problem} To mend it: rollback ${remote}, or publish it again.`,
  );
}

/** The version that was added last, of those that were neither live before nor quarantined. @throws InvalidRelease */
async function stagedLast(
  store: ReleaseStore,
  remote: string,
  pointer: Pointer,
  bad: ReadonlyMap<string, unknown>,
): Promise<string> {
  const named = namedIn(pointer);
  const candidates = (await store.folders(remote)).filter(
    (one) => !named.includes(one) && !bad.has(one) && isReleaseId(remote, one),
  );
  const times = await Promise.all(
    candidates.map(async (one) => ({ one, at: await store.addedAt({ name: remote, version: one }) })),
  );
  const newest = times.filter(({ at }) => at !== null).sort((a, b) => Number(b.at) - Number(a.at))[0];
  if (newest) return newest.one;
  throw new InvalidRelease(
    `There is no version of ${remote} to try that was not live before: put one in the store with "publish ${remote} --staged" first.`,
  );
}
