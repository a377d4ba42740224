import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { InvalidRelease } from './release';
import { megabytes } from './rules';

/** How long a read over HTTP may take, in ms. */
const HTTP_TIMEOUT_MS = 10_000;

/** Reads the files of a store. */
export interface ReleaseSource {
  /** For messages. */
  location: string;
  /**
   * The bytes of a file, by its path in the store.
   *
   * @param maxBytes a larger file is not read
   * @param timeoutMs how long it may take when it is read over HTTP
   * @throws FileNotFound, FileTooLarge; another error when the file cannot be read
   */
  read(file: string, maxBytes: number, timeoutMs?: number): Promise<Buffer>;
}

/** The file does not exist in the store (as opposed to: the store cannot be reached). */
export class FileNotFound extends Error {
  override name = 'FileNotFound';
}

/** The file is larger than it may be. */
export class FileTooLarge extends InvalidRelease {
  override name = 'FileTooLarge';

  constructor(file: string, maxBytes: number) {
    super(`${file} is larger than ${megabytes(maxBytes)}, which is the most that is read of it.`);
  }
}

/** @param location a folder, or an http(s) address such as a bucket behind a CDN. */
export function openSource(location: string): ReleaseSource {
  return /^https?:\/\//.test(location) ? httpSource(location.replace(/\/+$/, '')) : folderSource(location);
}

/** A store, or one build, in a folder. */
export function folderSource(folder: string): ReleaseSource {
  const root = path.resolve(folder);
  return {
    location: root,
    async read(file, maxBytes) {
      const place = path.join(root, file);
      try {
        const found = await stat(place);
        if (!found.isFile()) throw new FileNotFound(`${file} is not in the store.`);
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

function httpSource(base: string): ReleaseSource {
  return {
    location: base,
    async read(file, maxBytes, timeoutMs = HTTP_TIMEOUT_MS) {
      const response = await fetch(`${base}/${file}`, {
        cache: 'no-store',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return collect(response.body ?? [], file, maxBytes);
      await response.body?.cancel();
      if (response.status === 404 || response.status === 403)
        throw new FileNotFound(`${file} is not in the store.`);
      throw new Error(`${base}/${file} answers ${response.status}.`);
    },
  };
}

/** The bytes of a stream, which is closed as soon as there are too many. */
async function collect(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  file: string,
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw new FileTooLarge(file, maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
