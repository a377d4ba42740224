import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads the files of a store. */
export interface ReleaseSource {
  /** For messages. */
  location: string;
  /** The bytes of a file, by its path in the store. @throws when it cannot be read; FileNotFound when it does not exist. */
  read(file: string): Promise<Buffer>;
}

/** The file does not exist in the store (as opposed to: the store cannot be reached). */
export class FileNotFound extends Error {
  override name = 'FileNotFound';
}

/** @param location a folder, or an http(s) address such as a bucket behind a CDN. */
export function openSource(location: string): ReleaseSource {
  return /^https?:\/\//.test(location) ? httpSource(location.replace(/\/+$/, '')) : folderSource(location);
}

function folderSource(folder: string): ReleaseSource {
  const root = path.resolve(folder);
  return {
    location: root,
    async read(file) {
      try {
        return await readFile(path.join(root, file));
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
    async read(file) {
      const response = await fetch(`${base}/${file}`, {
        cache: 'no-store',
        signal: AbortSignal.timeout(10_000),
      });
      if (response.status === 404 || response.status === 403)
        throw new FileNotFound(`${file} is not in the store.`);
      if (!response.ok) throw new Error(`${base}/${file} answers ${response.status}.`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}
