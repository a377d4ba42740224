import { InvalidRelease, isCanaryShare, parseObject } from './release';

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

/** Somebody took a remote off the site. `at` is when the pointer was changed. */
export interface RetireEntry extends HistoryFacts {
  action: 'retire';
  /** The version that was live. */
  version: string;
}

export type HistoryEntry = LiveEntry | CanaryEntry | PruneEntry | RetireEntry;

/** The last two are in histories from before. */
const LIVE_ACTIONS = ['publish', 'live', 'rollback', 'promote', 'repair'] as const;
const CANARY_ACTIONS = ['canary', 'canary-end'] as const;

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

/** Parses an entry of a history. @throws InvalidRelease with what is wrong with it */
export function parseHistoryEntry(json: string): HistoryEntry {
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
  } else if (action === 'retire') {
    check('version', isText('version'));
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
