import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A stored file: its key, and when it was stored, in ms since the epoch. */
export interface Stored {
  key: string;
  storedAt: number;
}

/** Where the encrypted files are. A file is there whole or not at all. */
export interface FileStore {
  /** @param file a file on this machine, which is copied */
  put(key: string, file: string): Promise<void>;
  get(key: string): Promise<Readable>;
  /** One that is not there is deleted already. */
  delete(key: string): Promise<void>;
  /** The files whose key begins with these two hexadecimal digits. */
  list(start: string): Promise<Stored[]>;
}

/** Each file in a folder named after the first two digits of its key. */
class FolderStore implements FileStore {
  constructor(private readonly folder: string) {}

  async put(key: string, file: string): Promise<void> {
    const target = this.pathOf(key);
    const beside = `${target}.new`;
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    try {
      await copyFile(file, beside);
      await synced(beside);
      await rename(beside, target);
      await synced(path.dirname(target));
    } catch (error) {
      await rm(beside, { force: true }).catch(() => {});
      throw error;
    }
  }

  async get(key: string): Promise<Readable> {
    const handle = await open(this.pathOf(key));
    return handle.createReadStream();
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async list(start: string): Promise<Stored[]> {
    const folder = path.join(this.folder, start);
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const found = names.map(async (key) => {
      const about = await stat(path.join(folder, key)).catch(() => null);
      return about ? [{ key, storedAt: about.mtimeMs }] : [];
    });
    return (await Promise.all(found)).flat();
  }

  private pathOf(key: string): string {
    return path.join(this.folder, key.slice(0, 2), key);
  }
}

/** Until this, a power cut can take a file that was written. */
async function synced(file: string): Promise<void> {
  const handle = await open(file);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @param location a folder */
export function fileStoreAt(location: string): FileStore {
  return new FolderStore(location);
}
