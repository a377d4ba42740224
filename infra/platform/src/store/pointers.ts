import type { CanaryEntry, HistoryEntry, LiveEntry } from '../protocol/history';
import { type Canary, changedAt, InvalidRelease, type Pointer, type Release } from '../protocol/release';
import { historyFile, readLiveEntries } from './history';
import { readPointer, readRelease } from './read';
import type { ReleaseStore, Write } from './store';
import { StoreUnavailable } from './store-errors';

/** How many earlier versions a pointer names. */
const MAX_PREVIOUS = 20;

/** What the pointer of a remote says, and whether it can be followed. */
export type PointerState =
  | { kind: 'live'; pointer: Pointer; release: Release }
  | { kind: 'never-released' }
  | { kind: 'retired'; pointer: Pointer }
  /** The pointer is not readable, or the version that it names is not. `pointer` as far as it is known. */
  | { kind: 'broken'; problem: string; pointer: Pointer | null };

/** What the pointer of a remote says. A problem concerns this remote only. @throws StoreUnavailable */
export async function readState(store: ReleaseStore, name: string): Promise<PointerState> {
  let pointer: Pointer | null;
  try {
    pointer = await readPointer(store, name);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    return { kind: 'broken', problem: sentence(error), pointer: null };
  }
  if (!pointer) return { kind: 'never-released' };
  if (pointer.retired) return { kind: 'retired', pointer };
  try {
    return { kind: 'live', pointer, release: await readRelease(store, name, pointer.version) };
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    const problem = `current.json names ${pointer.version}, which cannot be read: ${sentence(error)}`;
    return { kind: 'broken', problem, pointer };
  }
}

/** The state of each remote in the store, and of the shell, by name. */
export async function readStates(store: ReleaseStore): Promise<Map<string, PointerState>> {
  const names = await store.folders();
  return new Map(await Promise.all(names.map(async (name) => [name, await readState(store, name)] as const)));
}

/** The releases that are live, the shell among them. */
export function liveAmong(states: ReadonlyMap<string, PointerState>): Release[] {
  return [...states.values()].flatMap((state) => (state.kind === 'live' ? [state.release] : []));
}

/** The releases that are canaries. One that cannot be read is left out: shells do not run it. @throws StoreUnavailable */
export async function canariesAmong(
  store: ReleaseStore,
  states: ReadonlyMap<string, PointerState>,
): Promise<Release[]> {
  const all = [...states].map(async ([name, state]) => {
    const canary = state.kind === 'live' ? state.pointer.canary : undefined;
    if (!canary) return [];
    return readRelease(store, name, canary.version).catch((error: unknown) => {
      if (error instanceof StoreUnavailable) throw error;
      return [];
    });
  });
  return (await Promise.all(all)).flat();
}

/** The versions that a pointer names: all others in the store are staged. */
export function namedIn({ version, canary, previous, withdrawn }: Pointer): string[] {
  return [version, ...(canary ? [canary.version] : []), ...previous, ...withdrawn];
}

/** Somebody else has changed a pointer. */
export class ChangedMeanwhile extends InvalidRelease {
  override name = 'ChangedMeanwhile';
}

/** Was a pointer changed last at this time? @param wanted undefined: it does not matter. @throws ChangedMeanwhile */
export function checkUnchanged(remote: string, now: Pointer | null, wanted: string | undefined): void {
  if (wanted === undefined || (now && changedAt(now) === wanted)) return;
  throw new ChangedMeanwhile(`Somebody else changed ${now ? formatPointer(remote, now) : remote} meanwhile.`);
}

function formatPointer(remote: string, { version, canary }: Pointer): string {
  const share = canary ? `${canary.version} is the canary for ${canary.percent}%` : 'there is no canary';
  return `${remote} (${version} is live, ${share})`;
}

/**
 * What is known of the pointer of a remote, for the next one: of a broken pointer what the history says, which is not what the canary
 * was. Null when it was never released.
 */
export async function lastKnown(
  store: ReleaseStore,
  name: string,
  state: PointerState,
): Promise<Pointer | null> {
  if (state.kind === 'live' || state.kind === 'retired') return state.pointer;
  if (state.kind === 'never-released') return null;
  if (state.pointer) return state.pointer;
  const [newest, ...older] = await readLiveEntries(store, name);
  if (!newest) return null;
  const inStore = await store.folders(name);
  const withdrawn = newest.action === 'rollback' && newest.replaced ? [newest.replaced] : [];
  const previous = [newest.replaced, ...older.map(({ version }) => version)].filter(
    (version): version is string => version !== null && inStore.includes(version),
  );
  return { version: newest.version, at: newest.at, previous, withdrawn };
}

/** Writes a pointer, if it changes, and what the history says about that. To be called within `store.change`, after the checks. */
export async function writeChange(
  write: Write,
  name: string,
  pointer: Pointer | null,
  entry: HistoryEntry,
): Promise<void> {
  if (pointer) await write(`${name}/current.json`, JSON.stringify(pointer, null, 2));
  await write(historyFile(name, entry), JSON.stringify(entry, null, 2));
}

/** What makes a version live, for its history. */
export type Change = Pick<LiveEntry, 'action' | 'version' | 'by' | 'commit' | 'reason'>;

/** Makes a version live, as of `writeChange`. A canary ends by that. @param known what the pointer was, as `lastKnown` says */
export async function writePointer(
  write: Write,
  name: string,
  known: Pointer | null,
  change: Change,
): Promise<Pointer> {
  const { version, action } = change;
  const replaced = known ? [known.version] : [];
  const newestOthers = (versions: readonly string[]) =>
    [...new Set(versions)].filter((other) => other !== version).slice(0, MAX_PREVIOUS);
  const previous = newestOthers([...replaced, ...(known?.previous ?? [])]);
  const times = { ...known?.liveAt, ...(known && { [known.version]: known.at }) };
  const pointer: Pointer = {
    version,
    at: timeAfter(known && changedAt(known)),
    previous,
    liveAt: Object.fromEntries(Object.entries(times).filter(([other]) => previous.includes(other))),
    withdrawn: newestOthers([...(action === 'rollback' ? replaced : []), ...(known?.withdrawn ?? [])]),
  };
  const endedCanary = known?.canary?.version === version ? undefined : known?.canary?.version;
  await writeChange(write, name, pointer, {
    ...change,
    replaced: known?.version ?? null,
    ...(endedCanary && { endedCanary }),
    at: pointer.at,
  });
  return pointer;
}

/** Makes a version the canary, gives it another share, or ends it, as of `writeChange`. */
export async function writeCanary(
  write: Write,
  name: string,
  { canary: before, ...known }: Pointer,
  change: Omit<CanaryEntry, 'at' | 'replaced'>,
  { startsAnew = false } = {},
): Promise<Pointer> {
  const changed = timeAfter(changedAt(known));
  const { action, version, percent } = change;
  const isSame = before?.version === version && !startsAnew;
  const canary: Canary = { version, percent, at: isSame ? before.at : changed };
  const pointer: Pointer = { ...known, ...(action === 'canary' && { canary }), changed };
  const replaced = before && before.version !== version ? before.version : null;
  await writeChange(write, name, pointer, { ...change, replaced, at: changed });
  return pointer;
}

/** Now, and in any case after another time: `at` tells one publication from the next. */
export function timeAfter(at: string | null): string {
  const before = Date.parse(at ?? '');
  return new Date(Math.max(Date.now(), Number.isNaN(before) ? 0 : before + 1)).toISOString();
}

function sentence(error: unknown): string {
  const { message } = error as Error;
  return error instanceof InvalidRelease || message.endsWith('.') ? message : `${message}.`;
}
