import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { bucketAt, sourceIn } from './bucket';
import { collect } from './collect';
import { isBucket } from './location';
import { FileNotFound, FileTooLarge } from './store-errors';

export interface ReadOptions {
  /** How long it may take from a bucket, in ms. */
  timeoutMs?: number;
  /**
   * For a small file in a bucket that is read again and again: its bytes are remembered, and the bucket is told which version is known,
   * so that it answers 304 without a body.
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

/** @param location a folder, or a bucket (`s3://…`) */
export function openSource(location: string): ReleaseSource {
  return isBucket(location) ? sourceIn(bucketAt(location)) : folderSource(location);
}

/** One build, in a folder: its files may be links out of it. */
export function buildSource(folder: string): ReleaseSource {
  return folderSource(folder, { followLinks: true });
}

export function folderSource(folder: string, { followLinks = false } = {}): ReleaseSource {
  const root = path.resolve(folder);
  return {
    location: root,
    async read(file, maxBytes) {
      const place = path.join(root, file);
      try {
        const found = await stat(place);
        if (!found.isFile() || !(followLinks || (await isBelow(root, place))))
          throw new FileNotFound(`${file} is not in the store.`);
        if (found.size > maxBytes) throw new FileTooLarge(file, maxBytes);
        return await collect(createReadStream(place, { end: maxBytes }), file, maxBytes);
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
