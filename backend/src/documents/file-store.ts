import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import { connectS3, type S3 } from '@site/server';

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

/** The files below an address in an S3-compatible bucket. They are encrypted before they are sent there. */
class BucketStore implements FileStore {
  private readonly bucket: string;
  private readonly prefix: string;
  private s3: Promise<S3> | undefined;

  constructor(location: string) {
    const { hostname, pathname } = new URL(location);
    this.bucket = hostname;
    this.prefix = pathname.replace(/^\/+|\/+$/g, '').replace(/(?<=.)$/, '/');
  }

  async put(key: string, file: string): Promise<void> {
    const { sdk, client } = await this.connect();
    const { size } = await stat(file);
    const content = { Body: createReadStream(file), ContentLength: size };
    await client.send(new sdk.PutObjectCommand({ ...this.place(key), ...content }));
  }

  async get(key: string): Promise<Readable> {
    const { sdk, client } = await this.connect();
    const { Body } = await client.send(new sdk.GetObjectCommand(this.place(key)));
    return Body as Readable;
  }

  async delete(key: string): Promise<void> {
    const { sdk, client } = await this.connect();
    await client.send(new sdk.DeleteObjectCommand(this.place(key)));
  }

  async list(start: string): Promise<Stored[]> {
    const { sdk, client } = await this.connect();
    const found: Stored[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await client.send(
        new sdk.ListObjectsV2Command({ Bucket: this.bucket, Prefix: this.prefix + start, ContinuationToken }),
      );
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        found.push({ key: Key.slice(this.prefix.length), storedAt: LastModified?.getTime() ?? Date.now() });
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return found;
  }

  private connect(): Promise<S3> {
    this.s3 ??= connectS3();
    return this.s3;
  }

  private place(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: this.prefix + key };
  }
}

/** @param location a folder, or a bucket as `s3://bucket/folder` */
export function fileStoreAt(location: string): FileStore {
  return location.startsWith('s3://') ? new BucketStore(location) : new FolderStore(location);
}
