/// <reference path="./s3rver.d.ts" />
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import AWSAccount from 's3rver/lib/models/account.js';

const BUCKET = 'releases';
const FOLDER = 'site';

/** The credentials that may do everything: those that s3rver has. */
const ADMIN = 'S3RVER';

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
  putByHand(file: string, text: string): Promise<void>;
  /** Makes the objects in a folder older by this time, in ms. */
  age(folder: string, by: number): Promise<void>;
  /** What is stored with an object. */
  head(file: string): Promise<{ CacheControl?: string; ContentType?: string }>;
  stop(): Promise<void>;
}

/** How long a slow bucket takes to answer, in ms. */
const SLOW_MS = 1500;

/**
 * Starts an S3-compatible server: s3rver, with a layer in front that adds what it lacks. Conditional writes are those of S3: 412 for an
 * object that is in another state. An object is written as a whole. A team's credentials are limited to a folder, as by a policy.
 */
export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  const upstream = (await server.run()).port;
  const requests: TestBucket['requests'] = [];
  let state: BucketState = 'right';
  const turns = new Map<string, Promise<unknown>>();
  /** The writes whose answer was lost already. */
  const lost = new Set<string>();
  /** Requests for one object have their turns. */
  const inTurn = <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = (turns.get(key) ?? Promise.resolve()).then(work, work);
    turns.set(key, turn);
    return turn;
  };

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { method = '', url = '' } = request;
    const key = decodeURIComponent(url.split('?')[0] ?? '').replace(`/${BUCKET}/`, '');
    const { what, status, headers = {}, body = '' } = await answerOf(request, { method, url, key });
    requests.push({ what: what ?? `${method} ${key}`, status });
    const isWritten = method === 'PUT' && status === 200;
    if (state === 'losing answers' && isWritten && !lost.has(key)) {
      lost.add(key);
      return void response.destroy();
    }
    response.writeHead(status, headers);
    const half = state === 'half' && method === 'GET' && body.length > 1;
    if (!half) return void response.end(method === 'HEAD' ? undefined : body);
    response.write(body.slice(0, body.length / 2));
    await sleep(20);
    response.destroy();
  };

  const answerOf = async (
    request: http.IncomingMessage,
    { method, url, key }: { method: string; url: string; key: string },
  ): Promise<Answer> => {
    const body = await buffer(request);
    if (state === 'silent') return new Promise(() => {});
    if (state === 'slow') await sleep(SLOW_MS);
    if (state === 'unavailable') return refusal(503, 'SlowDown');
    if (state === 'without the bucket') return refusal(404, 'NoSuchBucket');
    // s3rver does not compute signatures.
    if (state === 'with another secret') return refusal(403, 'SignatureDoesNotMatch');
    if (state === 'with another clock') return refusal(403, 'RequestTimeTooSkewed');
    if (method === 'GET' && url.includes('list-type=2')) {
      const folder = new URL(url, 'http://bucket').searchParams.get('prefix');
      return { ...(await forward(upstream, request, body)), what: `LIST ${folder}` };
    }
    const isDelete = method === 'POST' && url.includes('delete');
    const written = isDelete
      ? keysOf(body.toString('utf8'))
      : method === 'GET' || method === 'HEAD'
        ? []
        : [key];
    const who = /Credential=([^/]+)\//.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (who !== ADMIN && written.some((one) => !one.startsWith(`${FOLDER}/${who}/`))) {
      return refusal(403, 'AccessDenied');
    }
    if (isDelete) return { ...(await forward(upstream, request, body)), what: `DELETE ${written.join(' ')}` };
    return inTurn(key, async () => {
      const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
      if (method === 'PUT' && (ifMatch || ifNoneMatch)) {
        const there = await stateOf(directory, key);
        if (ifMatch && there === null) return refusal(404, 'NoSuchKey');
        const isOther = ifMatch ? ifMatch !== there : there !== null;
        if (isOther) return refusal(412, 'PreconditionFailed');
      }
      return forward(upstream, request, body);
    });
  };

  const layer = http.createServer((request, response) => {
    if (state === 'refusing') return void request.socket.destroy();
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => layer.listen(0, '127.0.0.1', resolve));
  const env = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(layer.address() as AddressInfo).port}`,
    AWS_REGION: 'eu-west-1',
  };
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${upstream}`,
    region: env.AWS_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: ADMIN, secretAccessKey: ADMIN },
  });
  return {
    location: `s3://${BUCKET}/${FOLDER}`,
    env: { ...env, AWS_ACCESS_KEY_ID: ADMIN, AWS_SECRET_ACCESS_KEY: ADMIN },
    envOf: (remote) => {
      new AWSAccount(1, remote).createKeyPair(remote, `secret of ${remote}`);
      return { ...env, AWS_ACCESS_KEY_ID: remote, AWS_SECRET_ACCESS_KEY: `secret of ${remote}` };
    },
    requests,
    become: (next) => {
      state = next;
      lost.clear();
      layer.closeAllConnections();
    },
    putByHand: async (file, text) => {
      await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: `${FOLDER}/${file}`, Body: text }));
    },
    age: async (folder, by) => {
      const root = path.join(directory, BUCKET, FOLDER, folder);
      const then = new Date(Date.now() - by);
      for (const file of await readdir(root, { recursive: true }))
        await utimes(path.join(root, file), then, then);
    },
    head: (file) => client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: `${FOLDER}/${file}` })),
    stop: async () => {
      client.destroy();
      layer.closeAllConnections();
      await new Promise((resolve) => layer.close(resolve));
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

interface Answer {
  /** What was asked, when that is not the method and the key. */
  what?: string;
  status: number;
  headers?: http.OutgoingHttpHeaders;
  body?: Buffer | string;
}

/** The answer of s3rver. The request stays as it was signed. */
async function forward(port: number, request: http.IncomingMessage, body: Buffer): Promise<Answer> {
  const { method, url: path, headers } = request;
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const sent = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false }, resolve);
    sent.on('error', reject).end(body);
  });
  const { connection, 'transfer-encoding': chunked, ...rest } = answer.headers;
  return { status: answer.statusCode ?? 500, headers: rest, body: await buffer(answer) };
}

/** The ETag of an object, or null when there is none: where s3rver keeps it. */
async function stateOf(directory: string, key: string): Promise<string | null> {
  const md5 = await readFile(path.join(directory, BUCKET, `${key}._S3rver_object.md5`), 'utf8').catch(
    () => null,
  );
  return md5 && JSON.stringify(md5);
}

function refusal(status: number, code: string): Answer {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

/** The keys in the body of a request that deletes several objects. */
function keysOf(xml: string): string[] {
  return [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
}
