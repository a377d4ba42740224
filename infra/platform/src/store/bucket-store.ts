import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentTypeOf } from '../protocol/content-types';
import { InvalidRelease, type Release, type ReleaseId } from '../protocol/release';
import { MAX_RELEASE_JSON_BYTES } from '../protocol/rules';
import { type Bucket, bucketAt, type ListedObject, type Replaces, sourceIn } from './bucket';
import { filesInStore, hasVersion, readPointer, readVerified } from './read';
import { ReleaseCache } from './release-cache';
import { buildSource } from './source';
import type { ReleaseStore } from './store';
import { StoreNotWritable } from './store-errors';

/** How often a change is made again when another one came between. */
const MAX_ATTEMPTS = 20;

/** A version without release.json whose files are older than this was removed, or left by a process that was killed, in ms. */
const UNFINISHED_MS = 3_600_000;

/** How many files are written at once. */
const WRITES_AT_ONCE = 8;

/** Copies of what is live, with which a release is checked: the maximum of all together, in bytes. */
const MAX_COPIES_BYTES = 512 * 1024 * 1024;

/** A pointer is not what it was when this change read it. */
class PointerChanged extends Error {}

/**
 * The store in a bucket. A pointer is written on the condition that it is still what the change has read; otherwise the change is made
 * again. `release.json` is written last and removed first, so that a version appears and vanishes as a whole.
 */
export function bucketStore(location: string): ReleaseStore {
  return new BucketStore(bucketAt(location)).open();
}

class BucketStore {
  /** The state of each pointer as it was read last. */
  readonly #states = new Map<string, string | null>();
  readonly #copies: ReleaseCache;
  readonly #source: ReturnType<typeof sourceIn>;

  constructor(private readonly bucket: Bucket) {
    this.#source = sourceIn(bucket, (file, etag) => this.#states.set(file, etag));
    this.#copies = new ReleaseCache({
      source: this.#source,
      folder: path.join(process.env.RELEASE_CACHE || path.join(os.tmpdir(), 'site-releases'), 'checked'),
      maxBytes: MAX_COPIES_BYTES,
    });
  }

  open(): ReleaseStore {
    return {
      ...this.#source,
      folders: (below = '') => this.#visible('folders', below),
      files: (below) => this.#visible('files', below),
      folderOf: (release) => this.#folderOf(release),
      change: (name, work) => this.#change(name, () => work(this.#write, (id) => this.#remove(id))),
      addedAt: (id) => this.bucket.changedAt(jsonOf(id)),
      sizeOf: async (id) => sumOf(await this.bucket.list(folderOf(id))),
      clean: () => this.#clean(),
      add: (release, dist) => this.#add(release, dist),
    };
  }

  async #visible(kind: 'folders' | 'files', below: string): Promise<string[]> {
    const names = (await this.bucket.names(below))[kind];
    return names.filter((name) => !name.startsWith('.')).sort();
  }

  async #folderOf(release: Release): Promise<string> {
    await this.#copies.fetch(release);
    const folder = this.#copies.folderOf(release);
    if (folder) return folder;
    throw new InvalidRelease(
      `${release.name} ${release.version} cannot be checked: there is no room for its files on this machine (RELEASE_CACHE).`,
    );
  }

  async #change<T>(name: string, work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof PointerChanged)) throw error;
        if (attempt === MAX_ATTEMPTS) {
          throw new StoreNotWritable(`The pointer of ${name} changes all the time: try again.`);
        }
        await sleep(Math.random() * 100);
      }
    }
  }

  readonly #write = async (file: string, text: string): Promise<void> => {
    const state = this.#states.get(file);
    const replaces: Replaces =
      state === undefined ? 'anything' : state === null ? 'nothing' : { etag: state };
    const etag = await this.bucket.put(file, text, { replaces });
    if (etag === null) throw new PointerChanged();
    this.#states.set(file, etag);
  };

  async #remove(id: ReleaseId): Promise<void> {
    const json = await this.bucket.get(jsonOf(id), MAX_RELEASE_JSON_BYTES).catch(() => null);
    await this.bucket.delete([jsonOf(id)]);
    // Somebody who makes it live looks for its release.json once the pointer is written, so that one of the two always sees the other.
    const pointer = await readPointer(this.#source, id.name).catch(() => null);
    if (json && [pointer?.version, pointer?.canary?.version].includes(id.version)) {
      await this.bucket.put(jsonOf(id), json.bytes);
      return;
    }
    // What is left when this process is killed here goes with `clean`.
    await this.bucket.delete((await this.bucket.list(folderOf(id))).map(({ key }) => key));
  }

  async #add(release: Release, dist: string): Promise<void> {
    const build = buildSource(dist);
    const upload = async (file: Release['files'][number]) => {
      // The build may have been replaced since it was checked.
      const bytes = await readVerified(build.read, file);
      const key = `${folderOf(release)}/${file.path}`;
      await this.bucket.put(key, bytes, { immutable: true, type: contentTypeOf(file.path) });
    };
    const isThere = await hasVersion(this.#source, release);
    // The same output may have been built from sources with other comments: the source maps are those that release.json lists now.
    await eachOf(isThere ? (release.maps ?? []) : filesInStore(release), upload);
    // What an earlier removal of this version left may have been cleaned away meanwhile.
    const there = new Map((await this.bucket.list(folderOf(release))).map(({ key, size }) => [key, size]));
    await eachOf(
      filesInStore(release).filter((file) => there.get(`${folderOf(release)}/${file.path}`) !== file.size),
      upload,
    );
    // One that was there already counts as added now.
    await this.bucket.put(jsonOf(release), JSON.stringify(release, null, 2));
  }

  async #clean(): Promise<void> {
    for (const name of await this.#visible('folders', '')) {
      await this.bucket.delete(unfinishedIn(name, await this.bucket.list(name)));
    }
  }
}

const folderOf = ({ name, version }: ReleaseId) => `${name}/${version}`;
const jsonOf = (id: ReleaseId) => `${folderOf(id)}/release.json`;

/** The files of versions that are not there as a whole, and of which nothing was written lately. */
function unfinishedIn(name: string, objects: readonly ListedObject[]): string[] {
  const versions = new Map<string, ListedObject[]>();
  for (const object of objects) {
    const [, version = '', ...rest] = object.key.split('/');
    if (version.startsWith('.') || rest.length === 0) continue;
    versions.set(version, [...(versions.get(version) ?? []), object]);
  }
  return [...versions].flatMap(([version, files]) => {
    const isWhole = files.some(({ key }) => key === jsonOf({ name, version }));
    const newest = Math.max(...files.map(({ changedAt }) => changedAt));
    return isWhole || Date.now() - newest < UNFINISHED_MS ? [] : files.map(({ key }) => key);
  });
}

function sumOf(objects: readonly ListedObject[]): number {
  return objects.reduce((sum, { size }) => sum + size, 0);
}

/** Does the work for each, some at once. */
async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: WRITES_AT_ONCE }, worker));
}
