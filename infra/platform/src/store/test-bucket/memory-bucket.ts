import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** How many entries an answer lists at most: a limit of S3. */
const MAX_LISTED = 1000;

/** A request for a bucket: of the bucket itself, the key is empty. */
export interface BucketRequest {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface BucketAnswer {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | string;
}

interface MemoryObject {
  body: Buffer;
  etag: string;
  /** What is stored with it, as the headers of its answer. */
  headers: OutgoingHttpHeaders;
  changedAt: Date;
}

/**
 * The objects of a bucket, in memory, which answers as S3 does: an object is written as a whole, and a conditional write answers 412 when
 * the object is in another state. It has what a release store asks for: reads, writes, lists and deletions, also conditional ones.
 */
export class MemoryBucket {
  readonly #objects = new Map<string, MemoryObject>();

  answer({ method, key, query, headers, body }: BucketRequest): BucketAnswer {
    if (method === 'GET' && !key) return this.#list(query);
    if (method === 'POST' && query.has('delete')) return this.#delete(body);
    if (method === 'DELETE') return this.#remove(key);
    if (method === 'PUT') return this.#put(key, body, headers);
    if (method === 'GET' || method === 'HEAD') return this.#get(key, headers);
    return refusal(501, 'NotImplemented');
  }

  /** @returns its state: the ETag */
  put(key: string, body: Buffer, headers: OutgoingHttpHeaders = {}): string {
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    this.#objects.set(key, { body, etag, headers, changedAt: new Date() });
    return etag;
  }

  /** What is stored with an object. */
  headersOf(key: string): OutgoingHttpHeaders {
    return this.#objects.get(key)?.headers ?? {};
  }

  /** Makes the objects whose keys begin so older by this time, in ms. */
  age(prefix: string, by: number): void {
    for (const [key, object] of this.#objects) {
      if (key.startsWith(prefix)) object.changedAt = new Date(object.changedAt.getTime() - by);
    }
  }

  #get(key: string, { 'if-none-match': known }: IncomingHttpHeaders): BucketAnswer {
    const object = this.#objects.get(key);
    if (!object) return refusal(404, 'NoSuchKey');
    const headers = { ...object.headers, etag: object.etag, 'last-modified': object.changedAt.toUTCString() };
    if (known === object.etag) return { status: 304, headers };
    return { status: 200, headers: { ...headers, 'content-length': object.body.length }, body: object.body };
  }

  #put(key: string, body: Buffer, headers: IncomingHttpHeaders): BucketAnswer {
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
    const before = this.#objects.get(key);
    if (ifMatch && !before) return refusal(404, 'NoSuchKey');
    const isOther = ifMatch ? ifMatch !== before?.etag : ifNoneMatch && before;
    if (isOther) return refusal(412, 'PreconditionFailed');
    const stored = ['content-type', 'cache-control'].flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    return { status: 200, headers: { etag: this.put(key, body, Object.fromEntries(stored)) } };
  }

  #remove(key: string): BucketAnswer {
    this.#objects.delete(key);
    return { status: 204 };
  }

  #delete(body: Buffer): BucketAnswer {
    for (const key of deletedKeys(body)) this.#objects.delete(key);
    return xml(200, '<DeleteResult/>');
  }

  #list(query: URLSearchParams): BucketAnswer {
    const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter')];
    const after = query.get('continuation-token') ?? '';
    /** The objects, and the folders that stand for those below them: each by what it is listed as. */
    const entries = new Map<string, MemoryObject | null>();
    for (const key of [...this.#objects.keys()].sort()) {
      if (!key.startsWith(prefix)) continue;
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      if (end === -1) entries.set(key, this.#objects.get(key) ?? null);
      else entries.set(key.slice(0, end + 1), null);
    }
    const rest = [...entries].filter(([name]) => name > after);
    const listed = rest.slice(0, MAX_LISTED);
    const parts = listed.map(([name, object]) =>
      object
        ? `<Contents><Key>${escapeXml(name)}</Key><Size>${object.body.length}</Size><LastModified>${object.changedAt.toISOString()}</LastModified><ETag>${escapeXml(object.etag)}</ETag></Contents>`
        : `<CommonPrefixes><Prefix>${escapeXml(name)}</Prefix></CommonPrefixes>`,
    );
    const [last = ''] = listed.at(-1) ?? [];
    const more =
      rest.length > listed.length
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${escapeXml(last)}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>';
    return xml(200, `<ListBucketResult>${more}${parts.join('')}</ListBucketResult>`);
  }
}

/** The keys that a request deletes. */
export function deletedKeys(body: Buffer): string[] {
  return [...body.toString('utf8').matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
}

/** The answer of S3 that says what is wrong. */
export function refusal(status: number, code: string): BucketAnswer {
  return xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(status: number, text: string): BucketAnswer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>${text}`;
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
