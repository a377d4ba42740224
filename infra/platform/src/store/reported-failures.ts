import * as v from 'valibot';
import { frames } from '../protocol/frames';
import type { ReleaseId } from '../protocol/release';
import { readRecord, recordsIn, removeRecords, writeRecord } from './records';

const reported = v.object({
  /** What failed in a browser, or `render-failed`. */
  kind: v.string(),
  /** The path of the page. */
  path: v.string(),
  /** As of `framesOf`. Empty when it is not known where. */
  frames,
  /** How often it happened. */
  count: v.pipe(v.number(), v.gtValue(0)),
  /** The last time: ISO 8601, UTC. */
  time: v.string(),
});

/** Failures of one kind at one place in the scripts of a version. They never quarantine it: anybody can report some. */
export type ReportedFailure = v.InferOutput<typeof reported>;

/** Beside the failures that count, and of no remote. */
const folderOf = ({ name, version }: ReleaseId) => `.reported/${name}/${version}`;

/**
 * Writes what one process has counted of a version, instead of what it wrote before.
 *
 * @param process tells processes apart, and begins with the time at which it started
 * @throws when nothing can be written there
 */
export async function writeReported(
  place: string,
  id: ReleaseId,
  process: string,
  failures: readonly ReportedFailure[],
): Promise<void> {
  await writeRecord(place, folderOf(id), `${process}.json`, JSON.stringify(failures));
}

/** What each process has counted of a version. What is not readable is left out. @throws StoreUnavailable */
export async function readReported(place: string, id: ReleaseId): Promise<ReportedFailure[]> {
  const texts = (await recordsIn(place, folderOf(id))).map((file) => readRecord(place, file));
  return (await Promise.all(texts)).flatMap(parseReported);
}

/** Forgets what was counted of a version. @throws when that cannot be removed */
export async function removeReported(place: string, id: ReleaseId): Promise<void> {
  await removeRecords(place, folderOf(id));
}

function parseReported(text: string): ReportedFailure[] {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(reported)), text);
  return success ? output : [];
}
