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

/** Is this an address over HTTP, such as that of a bucket behind a CDN? It can only be read. */
export function isHttp(location: string): boolean {
  return /^https?:\/\//.test(location);
}

/** Can this be the place of a store? Of an address only its form is looked at. */
export function isStoreLocation(location: string): boolean {
  if (isHttp(location)) return URL.canParse(location);
  return !isBucket(location) || BUCKET_ADDRESS.test(location);
}

/** The absolute path of a folder; an address without slashes at its end. */
export function absoluteLocation(location: string): string {
  const isAddress = isBucket(location) || isHttp(location);
  return isAddress ? location.replace(/(?<=[^/:])\/+$/, '') : path.resolve(location);
}

/** What an address of a bucket names. @throws InvalidRelease */
export function parseBucket(location: string): BucketAddress {
  const [, bucket = '', folder = ''] = BUCKET_ADDRESS.exec(location) ?? [];
  if (!bucket) throw new InvalidRelease(`${location} is no address of a bucket, such as s3://releases/site.`);
  const prefix = folder.split('/').filter(Boolean).join('/');
  return { bucket, prefix: prefix && `${prefix}/` };
}
