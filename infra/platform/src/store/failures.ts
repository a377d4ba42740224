import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pointer } from '../protocol/release';
import { bucketAt } from './bucket';
import { isBucket, placeIn } from './location';

/** A release failed while a shell ran it. */
export interface ReleaseFailure {
  remote: string;
  version: string;
  /** When the version became live, or the canary, as the pointer says: tells one publication of a version from the next. */
  publishedAt: string;
  /** What happened, in a sentence. */
  reason: string;
  /** The path of the page that was rendered for a visitor at that moment. Missing when it failed otherwise. */
  page?: string;
  /** This failure alone quarantines the version: it is known from many page views. */
  isDecisive?: boolean;
  /** ISO 8601, UTC. */
  time: string;
}

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

/** How many failures of one version are kept, the newest. */
const MAX_KEPT = 20;

/** How long a bucket may take to answer, in ms: shells ask again and again. */
const BUCKET_TIMEOUT_MS = 3000;

/** A recorded failure is small, in bytes. */
const MAX_RECORD_BYTES = 16 * 1024;

/** Where the failures of the releases in a store are, unless another place is configured. @param store a folder or a bucket */
export function defaultFailuresFolder(store: string): string {
  return placeIn(store, '.failures');
}

/**
 * Records a failure in a folder or bucket that all shells share. Each failure is a file of its own, so that several processes can record
 * at once.
 *
 * @throws when nothing can be written there.
 */
export async function recordFailure(folder: string, failure: ReleaseFailure): Promise<void> {
  const { remote, version, time } = failure;
  const name = `${time.replace(/[^\dTZ]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
  const json = JSON.stringify(failure, null, 2);
  if (isBucket(folder)) {
    const bucket = bucketAt(folder);
    const target = `${remote}/${version}`;
    await bucket.put(`${target}/${name}`, json);
    await bucket.delete(tooOld(await bucket.list(target).then((all) => all.map(({ key }) => key))));
    return;
  }
  const target = path.join(folder, remote, version);
  await mkdir(target, { recursive: true });
  const unfinished = path.join(target, `.${name}`);
  await writeFile(unfinished, json);
  await rename(unfinished, path.join(target, name));
  await Promise.all(
    tooOld(await visibleNames(target)).map((file) => rm(path.join(target, file), { force: true })),
  );
}

/** Those that are not kept: the names begin with the time. */
function tooOld(names: readonly string[]): string[] {
  return [...names].sort().slice(0, -MAX_KEPT);
}

/**
 * All recorded failures. A file that is not readable is skipped: it says nothing about any release.
 *
 * @param known what earlier calls read, by file, which is not read again: a record never changes
 * @throws StoreUnavailable when a bucket cannot be read
 */
export async function readFailures(
  folder: string,
  known = new Map<string, ReleaseFailure>(),
): Promise<ReleaseFailure[]> {
  const failures: ReleaseFailure[] = [];
  for (const file of await recordsIn(folder)) {
    const failure = known.get(file) ?? parseFailure(await readRecord(folder, file));
    const [remote, version] = file.split('/');
    if (!failure || failure.remote !== remote || failure.version !== version) continue;
    known.set(file, failure);
    failures.push(failure);
  }
  return failures;
}

/** The files in the folder of failures: `mfe-forms/1.2.0-3f9a01bc/….json`. */
async function recordsIn(folder: string): Promise<string[]> {
  if (isBucket(folder)) {
    const all = await bucketAt(folder).list('', { timeoutMs: BUCKET_TIMEOUT_MS });
    return all.map(({ key }) => key);
  }
  const files: string[] = [];
  for (const remote of await visibleNames(folder)) {
    for (const version of await visibleNames(path.join(folder, remote))) {
      const names = await visibleNames(path.join(folder, remote, version));
      files.push(...names.map((name) => `${remote}/${version}/${name}`));
    }
  }
  return files;
}

/** The text of a record; empty when it cannot be read. */
async function readRecord(folder: string, file: string): Promise<string> {
  const bytes = isBucket(folder)
    ? bucketAt(folder)
        .get(file, MAX_RECORD_BYTES, { timeoutMs: BUCKET_TIMEOUT_MS })
        .then((found) => found?.bytes ?? '')
    : readFile(path.join(folder, file));
  return bytes.then(String, () => '');
}

async function visibleNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.startsWith('.'));
}

function parseFailure(text: string): ReleaseFailure | undefined {
  try {
    const { remote, version, publishedAt, reason, page, isDecisive, time } = JSON.parse(
      text,
    ) as ReleaseFailure;
    const more = { ...(typeof page === 'string' && { page }), ...(isDecisive === true && { isDecisive }) };
    const isComplete = [remote, version, publishedAt, reason, time].every((v) => typeof v === 'string');
    return isComplete && !Number.isNaN(Date.parse(time))
      ? { remote, version, publishedAt, reason, time, ...more }
      : undefined;
  } catch {
    return undefined;
  }
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
