import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseFailure, type ReleaseFailure } from '../protocol/quarantine';
import { bucketAt } from './bucket';
import { isBucket, placeIn } from './location';

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
