import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { promisify } from 'node:util';
import { InvalidRelease, isCanaryShare, parseObject } from '../protocol/release';
import type { ReleaseStore } from './store';

/** Who did something with a remote, when and why. */
interface HistoryFacts {
  /** When: ISO 8601, UTC. */
  at: string;
  /** Who: a name, or the user of the machine. */
  by: string;
  /** Why, as far as it was said. */
  reason?: string;
}

/** Somebody made a version live. `at` is that of the pointer. */
export interface LiveEntry extends HistoryFacts {
  action: (typeof LIVE_ACTIONS)[number];
  /** The version that became live. */
  version: string;
  /** The version that was live before, or null when there was none or it is not known. */
  replaced: string | null;
  /** The commit that was built, or null when it is not known. */
  commit: string | null;
  /** The canary that this ended, when it was another version. */
  endedCanary?: string;
}

/** Somebody made a version the canary, gave it another share, or ended it. `at` is when the pointer was changed. */
export interface CanaryEntry extends HistoryFacts {
  action: (typeof CANARY_ACTIONS)[number];
  version: string;
  /** The share of the visitors that got it from then on, or until then. */
  percent: number;
  /** The version that was the canary before, when that was another one. */
  replaced: string | null;
  /** The commit that was built, or null when it is not known. */
  commit: string | null;
}

/** Somebody removed versions that nothing needs any more. */
export interface PruneEntry extends HistoryFacts {
  action: 'prune';
  removed: readonly string[];
}

export type HistoryEntry = LiveEntry | CanaryEntry | PruneEntry;

/** An entry of a history is small, in bytes. */
const MAX_ENTRY_BYTES = 16 * 1024;

const LIVE_ACTIONS = ['publish', 'promote', 'rollback', 'repair'] as const;
const CANARY_ACTIONS = ['canary', 'canary-end'] as const;

const folderOf = (name: string) => `${name}/.history`;

/** The file of an entry: its name begins with the time, so that names sort like times. */
export function historyFile(name: string, { at }: Pick<HistoryEntry, 'at'>): string {
  return `${folderOf(name)}/${at.replace(/[^\dTZ]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
}

/**
 * What was done with a remote, newest first. An entry that is not readable is left out.
 *
 * @param onInvalid gets a sentence for each of those
 */
export async function readHistory(
  store: ReleaseStore,
  name: string,
  onInvalid: (problem: string) => void = () => {},
): Promise<HistoryEntry[]> {
  const files = await store.files(folderOf(name));
  const entries = await Promise.all(
    files.reverse().map(async (file): Promise<HistoryEntry | null> => {
      const place = `${folderOf(name)}/${file}`;
      try {
        return parseEntry((await store.read(place, MAX_ENTRY_BYTES)).toString('utf8'));
      } catch (error) {
        onInvalid(`${place} is left out of the history: ${(error as Error).message}`);
        return null;
      }
    }),
  );
  return entries.filter((entry) => entry !== null);
}

/** What was live, newest first. As `readHistory` otherwise. */
export async function readLiveEntries(store: ReleaseStore, name: string): Promise<LiveEntry[]> {
  return (await readHistory(store, name)).filter(isLiveEntry);
}

export function isLiveEntry(entry: HistoryEntry): entry is LiveEntry {
  return isOneOf(LIVE_ACTIONS, entry.action);
}

export function isCanaryEntry(entry: HistoryEntry): entry is CanaryEntry {
  return isOneOf(CANARY_ACTIONS, entry.action);
}

const isOneOf = (known: readonly string[], action: unknown) => known.some((one) => one === action);

/** Was this version rolled back, and not live again since? @param entries newest first */
export function wasRolledBack(entries: readonly LiveEntry[], version: string): boolean {
  const last = entries.find((entry) => entry.version === version || entry.replaced === version);
  return last?.version !== version && last?.action === 'rollback';
}

/** @throws InvalidRelease with what is wrong with an entry */
function parseEntry(json: string): HistoryEntry {
  const value = parseObject(json, 'it') as Record<string, unknown>;
  const check = (field: string, isRight: boolean) => {
    if (!isRight) throw new InvalidRelease(`its ${field} is ${JSON.stringify(value[field]) ?? 'missing'}.`);
  };
  const isText = (field: string) => typeof value[field] === 'string';
  const isTextOrNull = (field: string) => value[field] === null || isText(field);
  const { at, action, removed } = value;
  check('at', typeof at === 'string' && !Number.isNaN(Date.parse(at)));
  check('by', isText('by'));
  check('reason', value.reason === undefined || isText('reason'));
  if (action === 'prune') {
    check('removed', Array.isArray(removed) && removed.every((version) => typeof version === 'string'));
  } else {
    const isCanary = isOneOf(CANARY_ACTIONS, action);
    check('action', isCanary || isOneOf(LIVE_ACTIONS, action));
    check('percent', !isCanary || isCanaryShare(value.percent));
    check('endedCanary', value.endedCanary === undefined || isText('endedCanary'));
    check('version', isText('version'));
    check('replaced', isTextOrNull('replaced'));
    check('commit', isTextOrNull('commit'));
  }
  return value as unknown as HistoryEntry;
}

/** Who releases, when nobody says so: RELEASE_BY, the name that git knows, or the user of the machine. */
export async function releasedBy(): Promise<string> {
  if (process.env.RELEASE_BY) return process.env.RELEASE_BY;
  try {
    const { stdout } = await promisify(execFile)('git', ['config', 'user.name']);
    if (stdout.trim()) return stdout.trim();
  } catch {
    // No git, or no name.
  }
  try {
    return os.userInfo().username;
  } catch {
    return 'unknown';
  }
}
