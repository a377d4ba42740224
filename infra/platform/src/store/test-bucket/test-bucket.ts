import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BucketAnswer, type BucketRequest, deletedKeys, MemoryBucket, refusal } from './memory-bucket';

const BUCKET = 'releases';
const FOLDER = 'site';

/** The credentials that may do everything. */
const ADMIN = 'ADMIN';

/** What is wrong with a bucket: `right` is nothing. */
export type BucketState =
  | 'right'
  | 'unavailable'
  | 'silent'
  | 'slow'
  | 'half'
  | 'losing answers'
  | 'without the bucket'
  | 'with another clock'
  | 'with another secret'
  | 'refusing';

/** A release store in an S3-compatible bucket. */
export interface TestBucket {
  /** Of the release store: `s3://releases/site`. */
  location: string;
  /** What a process needs in its environment to read and write everything. */
  env: Record<string, string>;
  /** The same for a team, which may write only below the name of its remote. */
  envOf(remote: string): Record<string, string>;
  /** The requests since the start, or since they were forgotten: `GET site/mfe-forms/current.json`, with the status of the answer. */
  requests: { what: string; status: number }[];
  become(state: BucketState): void;
  /** Writes an object without any condition, as by hand. */
  putByHand(file: string, text: string): void;
  /** Makes the objects in a folder older by this time, in ms. */
  age(folder: string, by: number): void;
  /** What is stored with an object. */
  headersOf(file: string): http.OutgoingHttpHeaders;
  stop(): Promise<void>;
}

/** How long a slow bucket takes to answer, in ms. */
const SLOW_MS = 1500;

/** What a bucket answers to every request in these states. It does not compute signatures. */
const REFUSALS: Partial<Record<BucketState, BucketAnswer>> = {
  unavailable: refusal(503, 'SlowDown'),
  'without the bucket': refusal(404, 'NoSuchBucket'),
  'with another secret': refusal(403, 'SignatureDoesNotMatch'),
  'with another clock': refusal(403, 'RequestTimeTooSkewed'),
};

/** Starts an S3-compatible server. A team's credentials are limited to a folder, as by a policy. */
export async function startBucket(): Promise<TestBucket> {
  const objects = new MemoryBucket();
  const requests: TestBucket['requests'] = [];
  const accessKeys = new Set([ADMIN]);
  let state: BucketState = 'right';
  /** The writes whose answer was lost already. */
  const lost = new Set<string>();

  const answer = async (incoming: http.IncomingMessage, response: http.ServerResponse) => {
    const { method = '', headers } = incoming;
    const { pathname, searchParams: query } = new URL(incoming.url ?? '', 'http://bucket');
    const key = decodeURIComponent(pathname).replace(/^\/[^/]*\/?/, '');
    const request = { method, key, query, headers, body: await buffer(incoming) };
    if (state === 'silent') return;
    if (state === 'slow') await sleep(SLOW_MS);
    const { status, headers: more, body = '' } = REFUSALS[state] ?? permitted(request);
    requests.push({ what: describe(request), status });
    if (state === 'losing answers' && method === 'PUT' && status === 200 && !lost.has(key)) {
      lost.add(key);
      return void response.destroy();
    }
    response.writeHead(status, more);
    const half = state === 'half' && method === 'GET' && body.length > 1;
    if (!half) return void response.end(method === 'HEAD' ? undefined : body);
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  };

  const permitted = (request: BucketRequest): BucketAnswer => {
    const [, who = ''] = /Credential=([^/]+)\//.exec(request.headers.authorization ?? '') ?? [];
    if (!accessKeys.has(who)) return refusal(403, 'InvalidAccessKeyId');
    const mayWrite = (key: string) => who === ADMIN || key.startsWith(`${FOLDER}/${who}/`);
    return writtenKeys(request).every(mayWrite) ? objects.answer(request) : refusal(403, 'AccessDenied');
  };

  const server = http.createServer((request, response) => {
    if (state === 'refusing') return void request.socket.destroy();
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const envOf = (name: string) => {
    accessKeys.add(name);
    return {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: name,
      AWS_SECRET_ACCESS_KEY: `secret of ${name}`,
    };
  };
  return {
    location: `s3://${BUCKET}/${FOLDER}`,
    env: envOf(ADMIN),
    envOf,
    requests,
    become: (next) => {
      state = next;
      lost.clear();
      server.closeAllConnections();
    },
    putByHand: (file, text) => void objects.put(`${FOLDER}/${file}`, Buffer.from(text)),
    age: (folder, by) => objects.age(`${FOLDER}/${folder}/`, by),
    headersOf: (file) => objects.headersOf(`${FOLDER}/${file}`),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The keys that a request writes or deletes. */
function writtenKeys({ method, key, body }: BucketRequest): string[] {
  if (method === 'GET' || method === 'HEAD') return [];
  return method === 'POST' ? deletedKeys(body) : [key];
}

function describe(request: BucketRequest): string {
  const { method, key, query } = request;
  if (method === 'GET' && !key) return `LIST ${query.get('prefix')}`;
  return method === 'POST' ? `DELETE ${writtenKeys(request).join(' ')}` : `${method} ${key}`;
}
