import {
  type HistoryEntry,
  isCanaryEntry,
  isLiveEntry,
  type LiveEntry,
  type PruneEntry,
} from '../protocol/history';
import { type Quarantine, quarantined, type ReleaseFailure } from '../protocol/quarantine';
import { InvalidRelease, type Pointer, type ReleaseId } from '../protocol/release';
import { readHistory } from './history';
import { type ChangeOptions, openChange } from './make-live';
import { readState, writeChange } from './pointers';
import { readRelease } from './read';
import { defaultFailuresFolder } from './release-failures';
import { removeReported } from './reported-failures';
import { goodVersions } from './rollback';
import type { ReleaseStore } from './store';

const DAY_MS = 86_400_000;

export interface PruneOptions extends ChangeOptions {
  /** Default: every remote, and the shell. */
  remote?: string;
  /** How many versions stay that a rollback can lead to, besides the live one. Default: 5, at least 1. */
  keep?: number;
  /** What was live, a canary or added within so many days stays, for open tabs and previews. Default: 14. */
  days?: number;
  /** Removes nothing: only says what would be removed. */
  dryRun?: boolean;
}

/** What was removed of a remote, or would be. */
export interface Pruned {
  remote: string;
  versions: readonly string[];
  /** Their size together. */
  bytes: number;
  /** Why nothing of this remote was removed. */
  problem?: string;
}

/** What decides about the versions of a remote. */
interface Rules {
  keep: number;
  /** Ms since the epoch. */
  since: number;
  failures: readonly ReleaseFailure[];
}

/**
 * Removes the versions that nothing needs any more. A pointer no longer names them, which is written before their files go; the history and
 * the failures that quarantine stay. What an interrupted prune left is removed too.
 *
 * @returns a line for each remote of which something was removed, or nothing could be
 * @throws InvalidRelease
 */
export async function prune(options: PruneOptions): Promise<Pruned[]> {
  const { remote, keep = 5, days = 14, dryRun = false } = options;
  if (!Number.isInteger(keep) || keep < 1) throw new InvalidRelease('--keep is a whole number, at least 1.');
  if (!(days >= 0)) throw new InvalidRelease('--days is a number, at least 0.');
  const { store, facts, readFailures } = await openChange(options);
  const failures = await readFailures();
  const names = await store.folders();
  if (remote !== undefined && !names.includes(remote)) {
    throw new InvalidRelease(`There is no ${remote} in the store ${store.location}.`);
  }
  const place = options.failures ?? defaultFailuresFolder(store.location);
  const rules: Rules = { keep, since: Date.now() - days * DAY_MS, failures };
  const all: Pruned[] = [];
  for (const name of remote === undefined ? names : [remote]) {
    const found = await pruneOne(store, name, rules, dryRun ? null : facts);
    if (found.versions.length > 0 || found.problem) all.push(found);
    if (dryRun) continue;
    // Without the version nothing explains them. They take little space where they stay.
    const ids = found.versions.map((version) => ({ name, version }));
    await Promise.all(ids.map((id) => removeReported(place, id).catch(() => {})));
  }
  if (!dryRun) await store.clean();
  return all;
}

/** How many versions were removed of all remotes, and their size in bytes. */
export function totalOf(pruned: readonly Pruned[]): { count: number; bytes: number } {
  return {
    count: pruned.reduce((sum, { versions }) => sum + versions.length, 0),
    bytes: pruned.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** For people: `3 versions, 2.4 MB`. */
export function formatPruned({ count, bytes }: { count: number; bytes: number }): string {
  return `${count} ${count === 1 ? 'version' : 'versions'}, ${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** @param facts for the history; null removes nothing */
async function pruneOne(
  store: ReleaseStore,
  name: string,
  rules: Rules,
  facts: Pick<PruneEntry, 'by' | 'reason'> | null,
): Promise<Pruned> {
  // Outside of the change, which is to be short.
  const { versions: found, problem } = await superfluous(store, name, rules);
  const sizes = new Map<string, number>();
  for (const version of found) sizes.set(version, await store.sizeOf({ name, version }));
  const result = (versions: readonly string[]): Pruned => ({
    remote: name,
    versions,
    bytes: versions.reduce((sum, version) => sum + (sizes.get(version) ?? 0), 0),
    ...(problem && { problem }),
  });
  if (!facts || found.length === 0) return result(found);
  return store.change(name, async (write, remove) => {
    const { versions, pointer } = await superfluous(store, name, rules);
    const removed = versions.filter((version) => sizes.has(version));
    if (removed.length === 0) return result([]);
    const entry: PruneEntry = { action: 'prune', removed, at: new Date().toISOString(), ...facts };
    await writeChange(write, name, pointer && without(removed, pointer), entry);
    for (const version of removed) await remove({ name, version });
    return result(removed);
  });
}

function without(removed: readonly string[], pointer: Pointer): Pointer {
  const stays = (version: string) => !removed.includes(version);
  // With the same `at`: nothing became live.
  return {
    ...pointer,
    previous: pointer.previous.filter(stays),
    liveAt: Object.fromEntries(Object.entries(pointer.liveAt ?? {}).filter(([version]) => stays(version))),
    withdrawn: pointer.withdrawn.filter(stays),
  };
}

/** The versions of a remote that nothing needs any more. */
async function superfluous(
  store: ReleaseStore,
  name: string,
  { keep, since, failures }: Rules,
): Promise<{ versions: string[]; pointer: Pointer | null; problem?: string }> {
  const state = await readState(store, name);
  if (state.kind === 'broken') {
    // What a rollback may need stays.
    return {
      versions: [],
      pointer: null,
      problem: `${state.problem} To mend it: rollback ${name}, or publish it again.`,
    };
  }
  const pointer = state.kind === 'never-released' ? null : state.pointer;
  const history = await readHistory(store, name);
  const needed = new Set(
    pointer && [
      pointer.version,
      ...(pointer.canary ? [pointer.canary.version] : []),
      ...canariesSince(since, history),
      ...rollbackTargets(pointer, quarantined(failures, name, pointer)).slice(0, keep),
      ...liveSince(since, history.filter(isLiveEntry)),
    ],
  );
  const ids = (await store.folders(name)).map((version): ReleaseId => ({ name, version }));
  const versions: string[] = [];
  for (const id of ids.filter(({ version }) => !needed.has(version))) {
    const addedAt = await store.addedAt(id);
    if (addedAt === null || addedAt >= since) continue;
    // Whatever else is in the folder, that of another store by mistake too, is not ours to remove.
    if (await readRelease(store, name, id.version).catch(() => null)) versions.push(id.version);
  }
  return { versions, pointer };
}

/** What a rollback can lead to, and what shells run instead of a quarantined version: the best first. */
function rollbackTargets(pointer: Pointer, bad: ReadonlyMap<string, Quarantine>): readonly string[] {
  return [...new Set([...goodVersions(pointer, bad), ...goodVersions(pointer)])];
}

/** The versions that were the canary at some moment since then: each until it was ended, or another one replaced it. */
function canariesSince(since: number, history: readonly HistoryEntry[]): readonly string[] {
  const recent = history.filter(({ at }) => Date.parse(at) >= since);
  return recent.flatMap((entry) => {
    if (isLiveEntry(entry)) return entry.endedCanary ?? [];
    if (!isCanaryEntry(entry)) return [];
    return entry.replaced ? [entry.version, entry.replaced] : [entry.version];
  });
}

/** The versions that were live at some moment since then. @param entries newest first */
function liveSince(since: number, entries: readonly LiveEntry[]): readonly string[] {
  // Each version was live until the next one.
  const recent = entries.filter(({ at }) => Date.parse(at) >= since);
  const known = recent.flatMap(({ version, replaced }) => (replaced ? [version, replaced] : [version]));
  const before = entries[recent.length];
  return recent.length > 0 && before ? [...known, before.version] : known;
}
