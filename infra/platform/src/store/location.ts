import path from 'node:path';
import { InvalidRelease } from '../protocol/release';

const BUCKET_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;

/** The bucket and the folder in it that an address such as `s3://releases/site` names. */
export interface BucketAddress {
  bucket: string;
  /** Empty, or with a slash at its end. */
  prefix: string;
}

/** Is this the address of a bucket: `s3://bucket` or `s3://bucket/folder`? */
export function isBucket(location: string): boolean {
  return location.startsWith('s3://');
}

/** Can this be the place of a store, a folder or a bucket? Only its form is looked at. */
export function isStoreLocation(location: string): boolean {
  return isBucket(location) ? BUCKET_ADDRESS.test(location) : !/^https?:\/\//.test(location);
}

/** The absolute path of a folder; the address of a bucket without slashes at its end. @throws InvalidRelease for an address over HTTP */
export function absoluteLocation(location: string): string {
  if (isBucket(location)) return location.replace(/(?<=[^/:])\/+$/, '');
  if (isStoreLocation(location)) return path.resolve(location);
  throw new InvalidRelease(
    `Nothing can be written to ${location}: name the bucket itself (s3://…), or a folder.`,
  );
}

/** What an address of a bucket names. @throws InvalidRelease */
export function parseBucket(location: string): BucketAddress {
  const [, bucket = '', folder = ''] = BUCKET_ADDRESS.exec(location) ?? [];
  if (!bucket) throw new InvalidRelease(`${location} is no address of a bucket, such as s3://releases/site.`);
  const prefix = folder.split('/').filter(Boolean).join('/');
  return { bucket, prefix: prefix && `${prefix}/` };
}
