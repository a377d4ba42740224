import * as v from 'valibot';
import { InvalidRelease, isCanaryShare, parseObject } from './release';

const text = v.string();

/** Who did something with a remote, when and why. */
const facts = {
  /** When: ISO 8601, UTC. What changes the pointer has the time that it has there. */
  at: v.pipe(
    text,
    v.check((at) => !Number.isNaN(Date.parse(at))),
  ),
  /** A name, or the user of the machine. */
  by: text,
  /** As far as it was said. */
  reason: v.optional(text),
};

/** A version that somebody chose. */
const choice = {
  ...facts,
  version: text,
  /** The version that was live, or the canary, before. Null when there was no other, or it is not known. */
  replaced: v.nullable(text),
  /** The commit that was built, or null when it is not known. */
  commit: v.nullable(text),
};

/** Somebody made a version live. */
const live = v.object({
  ...choice,
  action: v.picklist(['publish', 'live', 'rollback']),
  /** The canary that this ended, when it was another version. */
  endedCanary: v.optional(text),
});

/** Somebody made a version the canary, gave it another share, or ended it. */
const canary = v.object({
  ...choice,
  action: v.picklist(['canary', 'canary-end']),
  /** The share of the visitors that got it from then on, or until then. */
  percent: v.custom<number>(isCanaryShare),
});

/** Somebody removed versions that nothing needs any more. */
const prune = v.object({
  ...facts,
  action: v.literal('prune'),
  removed: v.pipe(v.array(text), v.readonly()),
});

/** Somebody took a remote off the site, of which this version was live. */
const retire = v.object({ ...facts, action: v.literal('retire'), version: text });

const entry = v.variant('action', [live, canary, prune, retire]);

export type LiveEntry = v.InferOutput<typeof live>;
export type CanaryEntry = v.InferOutput<typeof canary>;
export type PruneEntry = v.InferOutput<typeof prune>;
export type HistoryEntry = v.InferOutput<typeof entry>;

export function isLiveEntry(entry: HistoryEntry): entry is LiveEntry {
  return v.is(live.entries.action, entry.action);
}

export function isCanaryEntry(entry: HistoryEntry): entry is CanaryEntry {
  return v.is(canary.entries.action, entry.action);
}

/** Was this version rolled back, and not live again since? @param entries newest first */
export function wasRolledBack(entries: readonly LiveEntry[], version: string): boolean {
  const last = entries.find((entry) => entry.version === version || entry.replaced === version);
  return last?.version !== version && last?.action === 'rollback';
}

/** Parses an entry of a history. @throws InvalidRelease with what is wrong with it */
export function parseHistoryEntry(json: string): HistoryEntry {
  const { success, output, issues } = v.safeParse(entry, parseObject(json, 'it'), { abortEarly: true });
  if (success) return output;
  const { key = '', value } = issues[0].path?.[0] ?? {};
  throw new InvalidRelease(`its ${key} is ${JSON.stringify(value) ?? 'missing'}.`);
}
