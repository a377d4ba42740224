import { addAbortSignal, type Readable } from 'node:stream';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { connectS3, type S3, S3_TIMEOUT_MS } from '@site/server';
import { collect } from './collect';
import { absoluteLocation, parseBucket } from './location';
import type { ReleaseSource } from './source';
import { FileNotFound, StoreNotWritable, StoreUnavailable } from './store-errors';

/** How many objects one request deletes at most: a limit of S3. */
const MAX_DELETED = 1000;

/** The bytes of an object and its state, with which a later write or read is made conditional. */
interface StoredObject {
  bytes: Buffer;
  etag: string;
}

export interface ListedObject {
  key: string;
  /** In bytes. */
  size: number;
  /** Ms since the epoch, by the clock of the bucket. */
  changedAt: number;
}

/** What a write may replace: an object in this state, no object, or whatever is there. */
export type Replaces = { etag: string } | 'nothing' | 'anything';

/**
 * The objects below an address in an S3-compatible bucket, see `connectS3`.
 *
 * Of what goes wrong, each method throws a sentence: StoreUnavailable when nothing can be read, StoreNotWritable when nothing can be
 * written.
 */
export class Bucket {
  readonly #bucket: string;
  readonly #prefix: string;
  #client: Promise<S3> | undefined;

  /** @throws InvalidRelease when this is no address of a bucket */
  constructor(readonly location: string) {
    const { bucket, prefix } = parseBucket(location);
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  /**
   * An object, or null when it is in the state `known` still.
   *
   * @throws FileNotFound, FileTooLarge, StoreUnavailable
   */
  async get(
    key: string,
    maxBytes: number,
    { known, timeoutMs = S3_TIMEOUT_MS }: { known?: string; timeoutMs?: number } = {},
  ): Promise<StoredObject | null> {
    const { sdk, client } = await this.#connect();
    const signal = AbortSignal.timeout(timeoutMs);
    const command = new sdk.GetObjectCommand({ ...this.#place(key), ...(known && { IfNoneMatch: known }) });
    let answer: GetObjectCommandOutput;
    try {
      answer = await client.send(command, { abortSignal: signal });
    } catch (error) {
      if (statusOf(error) === 304) return null;
      if (isMissing(error)) throw new FileNotFound(`${key} is not in the store.`);
      throw this.#unavailable(error);
    }
    const body = addAbortSignal(signal, answer.Body as Readable);
    try {
      const bytes = await collect(body, key, maxBytes);
      if (bytes.length === (answer.ContentLength ?? bytes.length)) return { bytes, etag: answer.ETag ?? '' };
    } catch (error) {
      if (error instanceof Error && 'code' in error) throw this.#unavailable(error);
      throw error;
    }
    throw new StoreUnavailable(`The bucket ${this.#name} sends half of ${key}.`);
  }

  /**
   * Writes an object.
   *
   * @returns its state, or null when what is there is not what it may replace
   * @throws StoreNotWritable
   */
  async put(
    key: string,
    bytes: Buffer | string,
    {
      replaces = 'anything',
      immutable = false,
      type,
    }: { replaces?: Replaces; immutable?: boolean; type?: string } = {},
  ): Promise<string | null> {
    const { sdk, client } = await this.#connect();
    const body = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
    const command = new sdk.PutObjectCommand({
      ...this.#place(key),
      Body: body,
      ContentType: type ?? 'application/json',
      CacheControl: immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(replaces === 'nothing' && { IfNoneMatch: '*' }),
      ...(typeof replaces === 'object' && { IfMatch: replaces.etag }),
    });
    try {
      const { ETag } = await client.send(command, { abortSignal: AbortSignal.timeout(S3_TIMEOUT_MS) });
      return ETag ?? '';
    } catch (error) {
      const status = statusOf(error);
      const isOther = status === 412 || status === 409 || (typeof replaces === 'object' && isMissing(error));
      if (replaces === 'anything' || !isOther) throw this.#notWritable(key, error);
      // An earlier attempt of the client may have been written although its answer was lost.
      const there = await this.get(key, body.length).catch(() => null);
      return there?.bytes.equals(body) ? there.etag : null;
    }
  }

  /** When an object was last written: ms since the epoch, by the clock of the bucket. Null when there is none. @throws StoreUnavailable */
  async changedAt(key: string): Promise<number | null> {
    const { sdk, client } = await this.#connect();
    try {
      const { LastModified } = await client.send(new sdk.HeadObjectCommand(this.#place(key)), {
        abortSignal: AbortSignal.timeout(S3_TIMEOUT_MS),
      });
      return LastModified?.getTime() ?? 0;
    } catch (error) {
      if (isMissing(error)) return null;
      throw this.#unavailable(error);
    }
  }

  /** All objects below a folder, also those in folders below it. @throws StoreUnavailable */
  async list(folder: string, { timeoutMs = S3_TIMEOUT_MS } = {}): Promise<ListedObject[]> {
    return (await this.#list(folder, false, timeoutMs)).objects;
  }

  /** The names of the objects and folders directly in a folder. @throws StoreUnavailable */
  async names(folder: string): Promise<{ files: string[]; folders: string[] }> {
    const { objects, folders } = await this.#list(folder, true, S3_TIMEOUT_MS);
    const nameOf = (key: string) => key.replace(/\/$/, '').split('/').at(-1) ?? '';
    return { files: objects.map(({ key }) => nameOf(key)), folders: folders.map(nameOf) };
  }

  /** Deletes objects; those that are not there are deleted already. @throws StoreNotWritable */
  async delete(keys: readonly string[]): Promise<void> {
    const { sdk, client } = await this.#connect();
    for (let start = 0; start < keys.length; start += MAX_DELETED) {
      const part = keys.slice(start, start + MAX_DELETED);
      const Objects = part.map((key) => ({ Key: this.#prefix + key }));
      try {
        const { Errors = [] } = await client.send(
          new sdk.DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } }),
          { abortSignal: AbortSignal.timeout(S3_TIMEOUT_MS) },
        );
        const [failed] = Errors;
        if (failed) throw Object.assign(new Error(failed.Message), { name: failed.Code });
      } catch (error) {
        throw this.#notWritable(part[0] ?? '', error);
      }
    }
  }

  async #list(
    folder: string,
    isFlat: boolean,
    timeoutMs: number,
  ): Promise<{ objects: ListedObject[]; folders: string[] }> {
    const { sdk, client } = await this.#connect();
    const Prefix = this.#prefix + (folder && `${folder}/`);
    const objects: ListedObject[] = [];
    const folders: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const command = new sdk.ListObjectsV2Command({
        Bucket: this.#bucket,
        Prefix,
        ContinuationToken,
        ...(isFlat && { Delimiter: '/' }),
      });
      try {
        const page = await client.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) });
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
          const key = Key.slice(this.#prefix.length);
          objects.push({ key, size: Size, changedAt: LastModified?.getTime() ?? 0 });
        }
        folders.push(
          ...(page.CommonPrefixes ?? []).map((one) => (one.Prefix ?? '').slice(this.#prefix.length)),
        );
        ContinuationToken = page.NextContinuationToken;
      } catch (error) {
        throw this.#unavailable(error);
      }
    } while (ContinuationToken);
    return { objects, folders };
  }

  #connect(): Promise<S3> {
    this.#client ??= connectS3();
    return this.#client;
  }

  /** For sentences. */
  get #name(): string {
    return `s3://${this.#bucket}`;
  }

  #place(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  #unavailable(error: unknown): StoreUnavailable {
    return new StoreUnavailable(`The bucket ${this.#name} ${problemOf(error)}.`, { cause: error });
  }

  #notWritable(key: string, error: unknown): StoreNotWritable {
    const sentence =
      nameOf(error) === 'AccessDenied'
        ? `These credentials may not write ${this.#prefix}${key} to the bucket ${this.#name} (AccessDenied).`
        : `Nothing can be written: the bucket ${this.#name} ${problemOf(error)}.`;
    return new StoreNotWritable(sentence, { cause: error });
  }
}

const buckets = new Map<string, Bucket>();

/** The bucket at an address, of which this process has one. @throws InvalidRelease when it is no address of a bucket */
export function bucketAt(location: string): Bucket {
  const address = absoluteLocation(location);
  const bucket = buckets.get(address) ?? new Bucket(address);
  buckets.set(address, bucket);
  return bucket;
}

/**
 * Reads the files in a bucket.
 *
 * @param onState called with the state of each file that is read again and again, null when there is none
 */
export function sourceIn(
  bucket: Bucket,
  onState: (file: string, etag: string | null) => void = () => {},
): ReleaseSource {
  const known = new Map<string, StoredObject>();
  return {
    location: bucket.location,
    async read(file, maxBytes, { timeoutMs, again } = {}) {
      const before = again ? known.get(file) : undefined;
      try {
        const found = (await bucket.get(file, maxBytes, { known: before?.etag, timeoutMs })) ?? before;
        if (!found) throw new FileNotFound(`${file} is not in the store.`);
        if (again) {
          known.set(file, found);
          onState(file, found.etag);
        }
        return found.bytes;
      } catch (error) {
        if (again && error instanceof FileNotFound) onState(file, null);
        throw error;
      }
    },
  };
}

const nameOf = (error: unknown) => (error as { name?: string }).name ?? '';

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}

function isMissing(error: unknown): boolean {
  return nameOf(error) === 'NoSuchKey' || (statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket');
}

/** What is wrong with a bucket, by the error code that it answers or the name of the client's error. */
const PROBLEMS: Record<string, string> = {
  NoSuchBucket: 'does not exist',
  RequestTimeTooSkewed: 'does not accept the time of this machine: set its clock',
  CredentialsProviderError: 'needs credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or a role',
  AbortError: 'does not answer in time',
  TimeoutError: 'does not answer in time',
};
const REFUSED =
  /^(?:AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken|InvalidToken|Forbidden|403)$/;

/** The end of a sentence that begins with the bucket. */
function problemOf(error: unknown): string {
  const name = nameOf(error);
  const { message = '', code } = error as NodeJS.ErrnoException;
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'hangs up';
  if (PROBLEMS[name]) return PROBLEMS[name];
  if (REFUSED.test(name) || statusOf(error) === 403) return `refuses these credentials (${name})`;
  if (/region is missing/i.test(message)) return 'needs a region: set AWS_REGION';
  const status = statusOf(error);
  if (status && status >= 400) return `answers ${status} (${name})`;
  return `cannot be reached: ${code ?? message.replace(/\.$/, '')}`;
}
