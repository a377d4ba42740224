import type { Release, ReleaseId } from '../protocol/release';
import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';
import { isBucket } from './location';
import type { ReleaseSource } from './source';

/** Writes a small file as a whole. */
export type Write = (file: string, text: string) => Promise<void>;
/** Removes a version: no reader finds it any more. Its files may still take space, until `clean`. */
export type Remove = (id: ReleaseId) => Promise<void>;

/**
 * A store that can be written: a folder or a bucket. Small files (pointers, history) are written within `change`, version folders with
 * `add`.
 */
export interface ReleaseStore extends ReleaseSource {
  /** The names of the folders below a folder, sorted, without those that begin with a dot. Empty when there is no such folder. */
  folders(folder?: string): Promise<string[]>;
  /** The names of the files in a folder, sorted. Empty when there is no such folder. */
  files(folder: string): Promise<string[]>;
  /** A folder on this machine with the files of a version, verified or as they are in the store. @throws InvalidRelease */
  folderOf(release: Release): Promise<string>;
  /**
   * Runs a change of small files: no other change of the same pointer comes between what it reads and what it writes, and in a folder no
   * change at all. The work may run more than once, and writes the pointer first.
   *
   * @param name the remote whose pointer, history and versions are changed
   * @throws StoreNotWritable, or what the work throws; nothing is written when it throws before its first write.
   */
  change<T>(name: string, work: (write: Write, remove: Remove) => Promise<T>): Promise<T>;
  /** When a version was last added, in ms since the epoch, or null when there is no such version. */
  addedAt(id: ReleaseId): Promise<number | null>;
  /** The size of a version, in bytes. */
  sizeOf(id: ReleaseId): Promise<number>;
  /** Deletes the files of removed versions, and what processes that were killed left unfinished. */
  clean(): Promise<void>;
  /**
   * Adds a version with the files of a build. It appears as a whole. One that is there already counts as added now.
   *
   * @throws InvalidRelease when the version is there already with other files, or a file is not the one of the release; StoreNotWritable
   */
  add(release: Release, dist: string): Promise<void>;
}

/**
 * Opens a store to which releases can be published.
 *
 * @param location a folder, or a bucket: `s3://releases/site`
 * @throws InvalidRelease
 */
export function openStore(location: string): ReleaseStore {
  return isBucket(location) ? bucketStore(location) : folderStore(location);
}
