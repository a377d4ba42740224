import * as v from 'valibot';
import { frames } from './frames';
import type { Pointer } from './release';

/** A release failed while a shell ran it. */
const releaseFailure = v.object({
  remote: v.string(),
  version: v.string(),
  /** When the version became live, or the canary, as the pointer says: tells one publication of a version from the next. */
  publishedAt: v.string(),
  /** What happened, in a sentence. */
  reason: v.string(),
  /** The path of the page that was rendered for a visitor at that moment. Missing when it failed otherwise. */
  page: v.optional(v.string()),
  /** Where in its scripts it happened, as of `framesOf`. Missing when nothing was thrown. */
  frames: v.optional(frames),
  /** This failure alone quarantines the version: it is known from many page views. */
  isDecisive: v.optional(v.boolean()),
  /** ISO 8601, UTC. */
  time: v.pipe(
    v.string(),
    v.check((time) => !Number.isNaN(Date.parse(time))),
  ),
});

export type ReleaseFailure = v.InferOutput<typeof releaseFailure>;

/** Why no shell runs a version. */
export interface Quarantine {
  version: string;
  /** What happened last, or what was decisive, in a sentence. */
  reason: string;
  /** ISO 8601, UTC. */
  since: string;
  /**
   * The pages over which it failed, when it never failed otherwise. Such a version still runs where no other one is left: what one
   * visitor asks for must not take all pages of a remote away.
   */
  pages?: readonly string[];
}

/** A version is quarantined at its second failure within this time, in ms, or at a decisive one. */
const QUARANTINE_WINDOW_MS = 3_600_000;

/** Parses a record of a failure. Undefined when it is not readable: it says nothing about any release then. */
export function parseFailure(text: string): ReleaseFailure | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), releaseFailure), text);
  return success ? output : undefined;
}

/**
 * The versions of a remote that are quarantined: they failed twice within an hour, or once decisively. Publishing the version again,
 * rolling back to it, or making it the canary again, ends that: the pointer names it with another time then, also once another version
 * is live.
 *
 * @param pointer what is live in the store
 */
export function quarantined(
  failures: readonly ReleaseFailure[],
  remote: string,
  pointer: Pick<Pointer, 'version' | 'at' | 'canary' | 'liveAt'>,
): ReadonlyMap<string, Quarantine> {
  const publications = new Map<string, ReleaseFailure[]>();
  const before = new Map(Object.entries(pointer.liveAt ?? {}));
  for (const failure of failures) {
    const { version, publishedAt } = failure;
    const last = publishedAtOf(pointer, version) ?? before.get(version);
    const isOver = last !== undefined && publishedAt !== last;
    if (failure.remote !== remote || isOver) continue;
    const key = `${version} ${publishedAt}`;
    publications.set(key, [...(publications.get(key) ?? []), failure]);
  }
  const found = new Map<string, Quarantine>();
  for (const ofOne of publications.values()) {
    ofOne.sort((a, b) => a.time.localeCompare(b.time));
    const second = ofOne.find((failure, i) => {
      const before = ofOne[i - 1];
      if (failure.isDecisive) return true;
      return before && Date.parse(failure.time) - Date.parse(before.time) <= QUARANTINE_WINDOW_MS;
    });
    const last = ofOne.at(-1);
    if (!second || !last) continue;
    const { version, reason } = [...ofOne].reverse().find(({ isDecisive }) => isDecisive) ?? last;
    const pages = new Set(ofOne.flatMap(({ page }) => page ?? []));
    const isOverPages = ofOne.every(({ page }) => page !== undefined);
    found.set(version, { version, reason, since: second.time, ...(isOverPages && { pages: [...pages] }) });
  }
  return found;
}

/** When a version became what the pointer names it as: live, or the canary. Undefined of any other version. */
export function publishedAtOf(
  { version, at, canary }: Pick<Pointer, 'version' | 'at' | 'canary'>,
  wanted: string,
): string | undefined {
  if (wanted === version) return at;
  return wanted === canary?.version ? canary.at : undefined;
}
