import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { bucketAt, sourceIn } from './bucket';
import { collect } from './collect';
import { absoluteLocation, isBucket, isHttp } from './location';
import { FileNotFound, FileTooLarge } from './store-errors';

/** How long a read over HTTP may take, in ms. */
const HTTP_TIMEOUT_MS = 10_000;

/** A file that is older than this has another time when it changes, in ms: times in HTTP are whole seconds. */
const SETTLED_AFTER_MS = 2000;

/** How a file is read. */
export interface ReadOptions {
  /** How long it may take from another machine, in ms. */
  timeoutMs?: number;
  /**
   * For a small file that is read again and again: its bytes are remembered, and only read when they have changed since. A store on
   * another machine is told which version is known, and answers 304 without a body.
   */
  again?: boolean;
}

/** Reads the files of a store. */
export interface ReleaseSource {
  /** For messages. */
  location: string;
  /**
   * The bytes of a file, by its path in the store.
   *
   * @param maxBytes a larger file is not read
   * @throws FileNotFound, FileTooLarge; another error when the file cannot be read, of a bucket StoreUnavailable
   */
  read(file: string, maxBytes: number, options?: ReadOptions): Promise<Buffer>;
}

/** @param location a folder, a bucket (`s3://…`), or an http(s) address such as that of a bucket behind a CDN. */
export function openSource(location: string): ReleaseSource {
  if (isBucket(location)) return sourceIn(bucketAt(location));
  return isHttp(location) ? httpSource(absoluteLocation(location)) : folderSource(location);
}

/** One build, in a folder: its files may be links out of it. */
export function buildSource(folder: string): ReleaseSource {
  return folderSource(folder, { followLinks: true });
}

/** A store in a folder. */
export function folderSource(folder: string, { followLinks = false } = {}): ReleaseSource {
  const root = path.resolve(folder);
  /** The files that are read again and again, each with what tells whether it has changed. */
  const known = new Map<string, { state: string; bytes: Buffer }>();
  return {
    location: root,
    async read(file, maxBytes, { again } = {}) {
      const place = path.join(root, file);
      try {
        const found = await stat(place, { bigint: true });
        if (!found.isFile() || !(followLinks || (await isBelow(root, place))))
          throw new FileNotFound(`${file} is not in the store.`);
        if (found.size > maxBytes) throw new FileTooLarge(file, maxBytes);
        const state = [found.ino, found.size, found.mtimeNs].join(' ');
        const before = known.get(file);
        if (again && before?.state === state) return before.bytes;
        const bytes = await collect(createReadStream(place, { end: maxBytes }), file, maxBytes);
        if (again) known.set(file, { state, bytes });
        return bytes;
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'ENOENT' || code === 'ENOTDIR') throw new FileNotFound(`${file} is not in the store.`);
        throw error;
      }
    },
  };
}

/** A link may lead out of the folder. The folder itself may be one: that is how Kubernetes mounts some. */
async function isBelow(root: string, place: string): Promise<boolean> {
  const [folder, file] = await Promise.all([realpath(root), realpath(place)]);
  return file.startsWith(folder + path.sep);
}

function httpSource(base: string): ReleaseSource {
  /** The last answers for the files that are read again and again, each with the headers that ask whether it has changed. */
  const known = new Map<string, { condition: Record<string, string>; bytes: Buffer }>();
  return {
    location: base,
    async read(file, maxBytes, { timeoutMs = HTTP_TIMEOUT_MS, again } = {}) {
      const before = again ? known.get(file) : undefined;
      const response = await fetch(`${base}/${file}`, {
        cache: 'no-store',
        signal: AbortSignal.timeout(timeoutMs),
        ...(before && { headers: before.condition }),
      });
      if (response.status === 304 && before) return before.bytes;
      if (response.ok) {
        const bytes = await collect(response.body ?? [], file, maxBytes);
        if (again) known.set(file, { condition: conditionOf(response.headers), bytes });
        return bytes;
      }
      await response.body?.cancel();
      if (response.status === 404 || response.status === 403)
        throw new FileNotFound(`${file} is not in the store.`);
      throw new Error(`${base}/${file} answers ${response.status}.`);
    },
  };
}

/**
 * The headers of a request that asks whether a file has changed since this answer. None when the store does not say what it sent, or
 * when the file may change within the second of its time: some servers tell versions apart by that alone, also in their ETag.
 */
function conditionOf(answer: Headers): Record<string, string> {
  const [etag, modified, date] = ['etag', 'last-modified', 'date'].map((name) => answer.get(name) ?? '');
  if (modified && !(Date.parse(date ?? '') - Date.parse(modified) >= SETTLED_AFTER_MS)) return {};
  if (etag) return { 'if-none-match': etag };
  return modified ? { 'if-modified-since': modified } : {};
}
