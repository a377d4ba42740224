import path from 'node:path';
import { parseFailure, type ReleaseFailure } from '../protocol/quarantine';
import { absoluteLocation, isBucket } from './location';
import { readRecord, recordName, recordsIn, writeRecord } from './records';

/** Where the failures of the releases in a store are, unless another place is configured. @param store a folder or a bucket */
export function defaultFailuresFolder(store: string): string {
  return isBucket(store) ? `${absoluteLocation(store)}/.failures` : path.join(store, '.failures');
}

/**
 * Records a failure in a folder or bucket that all shells share, where the newest ones of each version are kept.
 *
 * @throws when nothing can be written there.
 */
export async function recordFailure(folder: string, failure: ReleaseFailure): Promise<void> {
  const { remote, version, time } = failure;
  await writeRecord(
    folder,
    `${remote}/${version}`,
    `${recordName(time)}.json`,
    JSON.stringify(failure, null, 2),
  );
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
