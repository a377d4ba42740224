import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bucketAt } from './bucket';
import { isBucket } from './location';
import { replaceFile } from './replace-file';

/** How many files stay in one folder, the newest by name. */
const MAX_KEPT = 20;

/** How long a bucket may take to answer, in ms: shells ask again and again. */
const BUCKET_TIMEOUT_MS = 3000;

/** A record is small, in bytes. */
const MAX_RECORD_BYTES = 64 * 1024;

/** A name that begins with a time, so that names sort like times, and that nothing else has. @param time ISO 8601 */
export function recordName(time: string): string {
  return `${time.replace(/[^\dTZ]/g, '-')}-${randomUUID().slice(0, 8)}`;
}

/**
 * Writes a small file below a folder or bucket that all shells share. Each process writes files of its own, so that several can write at
 * once.
 *
 * @param name as of `recordName`: the files in the folder that come first by name are removed when there are too many
 * @throws when nothing can be written there
 */
export async function writeRecord(place: string, folder: string, name: string, text: string): Promise<void> {
  if (isBucket(place)) await bucketAt(place).put(`${folder}/${name}`, text);
  else await replaceFile(path.join(place, folder, name), text);
  // It is written: what is too old and stays goes with the next one.
  await recordsIn(place, folder)
    .then((all) => removeFiles(place, all.slice(0, -MAX_KEPT)))
    .catch(() => {});
}

async function removeFiles(place: string, files: readonly string[]): Promise<void> {
  if (isBucket(place)) await bucketAt(place).delete(files);
  else await Promise.all(files.map((file) => rm(path.join(place, file), { force: true })));
}

/**
 * The paths of the files below a folder, sorted, without those in whose path below it a name begins with a dot.
 *
 * @throws StoreUnavailable when a bucket cannot be read
 */
export async function recordsIn(place: string, folder = ''): Promise<string[]> {
  const files = isBucket(place)
    ? (await bucketAt(place).list(folder, { timeoutMs: BUCKET_TIMEOUT_MS })).map(({ key }) => key)
    : await filesBelow(place, folder);
  return files.filter((file) => !/(?:^|\/)\./.test(file.slice(folder.length))).sort();
}

async function filesBelow(place: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(place, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) =>
    path.relative(place, path.join(parentPath, name)).split(path.sep).join('/'),
  );
}

/** Removes the files below a folder. @throws when they cannot be removed */
export async function removeRecords(place: string, folder: string): Promise<void> {
  await removeFiles(place, await recordsIn(place, folder));
}

/** The text of a file; empty when it cannot be read. */
export async function readRecord(place: string, file: string): Promise<string> {
  const bytes = isBucket(place)
    ? bucketAt(place)
        .get(file, MAX_RECORD_BYTES, { timeoutMs: BUCKET_TIMEOUT_MS })
        .then((found) => found?.bytes ?? '')
    : readFile(path.join(place, file));
  return bytes.then(String, () => '');
}
