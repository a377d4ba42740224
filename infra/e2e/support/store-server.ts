import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@site/local/ports';
import { stopServer } from '@site/testkit/stop-server';

/** How a store answers for a file, which is null when it does not have it. `before` has the pointers of long ago. */
type Answer = (
  response: ServerResponse,
  file: string,
  bytes: Buffer | null,
  before: ReadonlyMap<string, Buffer>,
) => void | Promise<void>;

const isPointer = (file: string) => file.endsWith('/current.json');

const asIs: Answer = (response, _file, bytes) => {
  response.statusCode = bytes ? 200 : 404;
  response.end(bytes ?? undefined);
};

const silence: Answer = () => {};

/** Changes the files of releases, and no pointer. */
const changed =
  (change: (bytes: Buffer) => Buffer): Answer =>
  (response, file, bytes, before) =>
    asIs(response, file, bytes && !isPointer(file) ? change(bytes) : bytes, before);

/** What can be wrong with a store, besides that it refuses connections. */
const ANSWERS = {
  right: asIs,
  unavailable: (response) => void response.writeHead(503).end(),
  silent: silence,
  'silent about files': (response, file, bytes, before) =>
    (isPointer(file) ? asIs : silence)(response, file, bytes, before),
  dripping: async (response, _file, bytes) => {
    for (const byte of bytes ?? []) {
      if (response.destroyed) return;
      response.write(Uint8Array.of(byte));
      await sleep(500);
    }
    response.end();
  },
  'a website': (response) => void response.end('<!doctype html><title>Welkom</title>'),
  truncated: changed((bytes) => bytes.subarray(0, bytes.length / 2)),
  altered: changed((bytes) => bytes.map((byte) => byte ^ 1) as Buffer),
  'out of date': (response, file, bytes, before) => asIs(response, file, before.get(file) ?? bytes, before),
} as const satisfies Record<string, Answer>;

/** The state of a store: `right`, `refusing` connections, or what is wrong with its answers. */
export type StoreState = keyof typeof ANSWERS | 'refusing';

/** A release store that is read like one in a bucket. */
export interface StoreServer {
  location: string;
  /** What a shell needs in its environment to read it. Its failures are written to the folder. */
  env: Record<string, string>;
  /** Changes its state, also for the answers that are under way. */
  become(state: StoreState): Promise<void>;
  stop(): Promise<void>;
}

async function pointersOf(folder: string): Promise<Map<string, Buffer>> {
  const files = (await readdir(folder)).map((name) => `${name}/current.json`);
  const read = async (file: string) => [file, await readFile(path.join(folder, file))] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Serves a release store as a bucket does. @param folder the store; its pointers of now are those that are out of date later */
export async function serveStore(folder: string): Promise<StoreServer> {
  const port = await freePort();
  let answer: Answer = asIs;
  const before = await pointersOf(folder);
  const handle = async (url: string, response: ServerResponse) => {
    const file = new URL(url, 'http://bucket').pathname.replace('/releases/site/', '');
    const bytes = await readFile(path.join(folder, file)).catch(() => null);
    await answer(response, file, bytes, before);
  };
  let server: Server | undefined;
  const stop = async () => {
    const stopped = server && stopServer(server);
    server = undefined;
    await stopped;
  };
  const start = async () => {
    const started = createServer((request, response) => void handle(request.url ?? '', response));
    await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', resolve));
    server = started;
  };
  await start();
  return {
    location: 's3://releases/site',
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'reader',
      AWS_SECRET_ACCESS_KEY: 'secret',
      RELEASE_FAILURES: path.join(folder, '.failures'),
    },
    become: async (state) => {
      await stop();
      if (state === 'refusing') return;
      answer = ANSWERS[state];
      await start();
    },
    stop,
  };
}
