import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pointer } from './release';

/** A release failed while a shell ran it. */
export interface ReleaseFailure {
  remote: string;
  version: string;
  /** `at` of the remote's pointer at that moment: tells one publication of a version from the next. */
  publishedAt: string;
  /** What happened, in a sentence. */
  reason: string;
  /** The path of the page that was rendered for a visitor at that moment. Missing when it failed otherwise. */
  page?: string;
  /** ISO 8601, UTC. */
  time: string;
}

/** Why no shell runs a version. */
export interface Quarantine {
  version: string;
  /** What happened last, in a sentence. */
  reason: string;
  /** ISO 8601, UTC. */
  since: string;
  /**
   * The pages over which it failed, when it never failed otherwise. Such a version still runs where no other one is left: what one
   * visitor asks for must not take all pages of a remote away.
   */
  pages?: readonly string[];
}

/** A version is quarantined at its second failure within this time, in ms. */
const QUARANTINE_WINDOW_MS = 3_600_000;

/** How many failures of one version are kept, the newest. */
const MAX_KEPT = 20;

/** The folder for the failures of the releases in a store that is a folder, unless another one is configured. */
export function defaultFailuresFolder(store: string): string {
  return path.join(store, '.failures');
}

/**
 * Records a failure in a folder that all shells share. Each failure is a file of its own, so that several processes can record at once.
 *
 * @throws when the folder cannot be written.
 */
export async function recordFailure(folder: string, failure: ReleaseFailure): Promise<void> {
  const { remote, version, time } = failure;
  const target = path.join(folder, remote, version);
  await mkdir(target, { recursive: true });
  const name = `${time.replace(/[^\dTZ]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
  const unfinished = path.join(target, `.${name}`);
  await writeFile(unfinished, JSON.stringify(failure, null, 2));
  await rename(unfinished, path.join(target, name));
  // The names begin with the time.
  const tooOld = (await visibleNames(target)).sort().slice(0, -MAX_KEPT);
  await Promise.all(tooOld.map((file) => rm(path.join(target, file), { force: true })));
}

/**
 * All recorded failures. A file that is not readable is skipped: it says nothing about any release.
 *
 * @param known what earlier calls read, by file, which is not read again: a record never changes
 */
export async function readFailures(
  folder: string,
  known = new Map<string, ReleaseFailure>(),
): Promise<ReleaseFailure[]> {
  const failures: ReleaseFailure[] = [];
  for (const remote of await visibleNames(folder)) {
    for (const version of await visibleNames(path.join(folder, remote))) {
      for (const file of await visibleNames(path.join(folder, remote, version))) {
        const place = path.join(folder, remote, version, file);
        const failure = known.get(place) ?? parseFailure(await readFile(place, 'utf8').catch(() => ''));
        if (failure?.remote !== remote || failure.version !== version) continue;
        known.set(place, failure);
        failures.push(failure);
      }
    }
  }
  return failures;
}

async function visibleNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.startsWith('.'));
}

function parseFailure(text: string): ReleaseFailure | undefined {
  try {
    const { remote, version, publishedAt, reason, page, time } = JSON.parse(text) as ReleaseFailure;
    const isComplete = [remote, version, publishedAt, reason, time].every((v) => typeof v === 'string');
    return isComplete && !Number.isNaN(Date.parse(time))
      ? { remote, version, publishedAt, reason, time, ...(typeof page === 'string' && { page }) }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The versions of a remote that are quarantined: they failed twice within an hour. Publishing the version again, or rolling back to
 * it, ends that: the pointer names it with another time then.
 *
 * @param pointer what is live in the store
 */
export function quarantined(
  failures: readonly ReleaseFailure[],
  remote: string,
  pointer: Pick<Pointer, 'version' | 'at'>,
): ReadonlyMap<string, Quarantine> {
  const publications = new Map<string, ReleaseFailure[]>();
  for (const failure of failures) {
    const { version, publishedAt } = failure;
    const isOver = version === pointer.version && publishedAt !== pointer.at;
    if (failure.remote !== remote || isOver) continue;
    const key = `${version} ${publishedAt}`;
    publications.set(key, [...(publications.get(key) ?? []), failure]);
  }
  const found = new Map<string, Quarantine>();
  for (const ofOne of publications.values()) {
    ofOne.sort((a, b) => a.time.localeCompare(b.time));
    const second = ofOne.find((failure, i) => {
      const before = ofOne[i - 1];
      return before && Date.parse(failure.time) - Date.parse(before.time) <= QUARANTINE_WINDOW_MS;
    });
    const last = ofOne.at(-1);
    if (!second || !last) continue;
    const { version, reason } = last;
    const pages = new Set(ofOne.flatMap(({ page }) => page ?? []));
    const isOverPages = ofOne.every(({ page }) => page !== undefined);
    found.set(version, { version, reason, since: second.time, ...(isOverPages && { pages: [...pages] }) });
  }
  return found;
}
