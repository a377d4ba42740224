import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { POLLED, readPointer, readVerified, sha256 } from './read';
import { openSource, type ReleaseSource } from './source';
import { FileNotFound, FileTooLarge } from './store-errors';

let folder: string;
let server: http.Server;
/** That of a bucket, which the server answers for. */
let address: string;
let answer: http.RequestListener;

const before = { ...process.env };
let run = 0;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'source-'));
  server = http.createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  // This process keeps the connection to each address that it knows.
  run += 1;
  address = `s3://releases/run-${run}`;
});
afterEach(() => {
  process.env = { ...before };
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  server.close();
});

/** Answers with a file that does not end. @returns how many bytes were sent until the reader hung up */
function answerWithoutEnd(): Promise<number> {
  return new Promise((resolve) => {
    answer = (_request, response) => {
      let sent = 0;
      const send = () => {
        while (!response.destroyed) {
          sent += 65_536;
          if (!response.write(Buffer.alloc(65_536))) break;
        }
      };
      response.on('drain', send).on('close', () => resolve(sent));
      send();
    };
  });
}

test('a file in a folder is read up to the size that is asked for, and not at all when it is larger', async () => {
  const source = openSource(folder);
  writeFileSync(path.join(folder, 'a'), 'four');
  expect(String(await source.read('a', 4))).toBe('four');
  await expect(source.read('a', 3)).rejects.toThrow(FileTooLarge);
  // Would not fit in memory.
  writeFileSync(path.join(folder, 'huge'), '');
  truncateSync(path.join(folder, 'huge'), 2 ** 40);
  await expect(source.read('huge', 1024 * 1024)).rejects.toThrow('huge is larger than 1 MB');
});

test('a link out of the folder is not in the store', async () => {
  const outside = mkdtempSync(path.join(os.tmpdir(), 'outside-'));
  writeFileSync(path.join(outside, 'secret'), 'secret');
  symlinkSync(path.join(outside, 'secret'), path.join(folder, 'file'));
  symlinkSync(outside, path.join(folder, 'sub'));
  const source = openSource(folder);
  for (const file of ['file', 'sub/secret']) await expect(source.read(file, 9)).rejects.toThrow(FileNotFound);
  rmSync(outside, { recursive: true });
});

test('what is no file in a folder is not in the store', async () => {
  mkdirSync(path.join(folder, 'sub'));
  const source = openSource(folder);
  for (const file of ['sub', 'none', 'none/deeper'])
    await expect(source.read(file, 9)).rejects.toThrow(FileNotFound);
});

test('a file in a bucket is read up to the size that is asked for, and no further', async () => {
  answer = (_request, response) => response.end('four');
  expect(String(await openSource(address).read('a', 4))).toBe('four');
  await expect(openSource(address).read('a', 3)).rejects.toThrow(FileTooLarge);
  const sent = answerWithoutEnd();
  await expect(openSource(address).read('endless', 1000)).rejects.toThrow(FileTooLarge);
  // What the network had taken already.
  expect(await sent).toBeLessThan(20 * 1024 * 1024);
});

test('a shell waits for a pointer in a bucket no longer than 3 seconds, publishers 30, and both 30 for other files', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  answer = (_request, response) => response.end(JSON.stringify({ version: '1' }));
  expect(await readPointer(openSource(address), 'mfe-one', POLLED)).toMatchObject({ version: '1' });
  expect(await readPointer(openSource(address), 'mfe-one')).toMatchObject({ version: '1' });
  await openSource(address).read('a', 1000);
  expect(timeout.mock.calls).toEqual([[3000], [30_000], [30_000]]);
  timeout.mockImplementation(() => AbortSignal.any([AbortSignal.abort(new Error('too late'))]));
  await expect(openSource(address).read('a', 1000)).rejects.toThrow(
    'The bucket s3://releases does not answer in time.',
  );
});

describe('a pointer that is read again and again', () => {
  /** The conditions of the requests, and the answers. */
  let seen: string[];
  beforeEach(() => {
    seen = [];
  });

  /** @param etag what the bucket says of the pointer that it has now, if anything */
  function serve(version: string, etag?: string): void {
    answer = ({ headers }, response) => {
      const known = headers['if-none-match'];
      const isSame = known !== undefined && known === etag;
      seen.push(`${known ?? 'unconditional'}: ${isSame ? 304 : 200}`);
      response.writeHead(isSame ? 304 : 200, { ...(etag && { etag }) });
      response.end(isSame ? undefined : JSON.stringify({ version }));
    };
  }
  const versionAt = async (source: ReleaseSource) => (await readPointer(source, 'mfe-one'))?.version;

  test('is sent again only when it has changed', async () => {
    const source = openSource(address);
    serve('1', '"a"');
    expect([await versionAt(source), await versionAt(source)]).toEqual(['1', '1']);
    serve('2', '"b"');
    expect([await versionAt(source), await versionAt(source)]).toEqual(['2', '2']);
    expect(seen).toEqual(['unconditional: 200', '"a": 304', '"a": 200', '"b": 304']);
  });

  test('is read in full when the bucket says nothing about it', async () => {
    const source = openSource(address);
    serve('1');
    await versionAt(source);
    serve('2');
    expect(await versionAt(source)).toBe('2');
  });

  test('in a folder is what was written last', async () => {
    mkdirSync(path.join(folder, 'mfe-one'));
    const source = openSource(folder);
    for (const version of ['1', '2', '2', '3']) {
      writeFileSync(path.join(folder, 'new'), JSON.stringify({ version }));
      renameSync(path.join(folder, 'new'), path.join(folder, 'mfe-one/current.json'));
      expect([await versionAt(source), await versionAt(source)]).toEqual([version, version]);
    }
    rmSync(path.join(folder, 'mfe-one/current.json'));
    expect(await versionAt(source)).toBeUndefined();
  });
});

test('a pointer over 64 KB is refused', async () => {
  mkdirSync(path.join(folder, 'mfe-one'));
  const pointer = path.join(folder, 'mfe-one/current.json');
  const json = JSON.stringify({ version: '1' });
  writeFileSync(pointer, json.padEnd(64 * 1024));
  expect(await readPointer(openSource(folder), 'mfe-one')).toMatchObject({ version: '1' });
  writeFileSync(pointer, json.padEnd(64 * 1024 + 1));
  await expect(readPointer(openSource(folder), 'mfe-one')).rejects.toThrow(
    'mfe-one/current.json is larger than 0.0625 MB',
  );
});

test('a file that is larger than its release says is not what was built, and is not read whole', async () => {
  const file = { path: 'web/a.js', size: 1, sha256: sha256('a') };
  const sent = answerWithoutEnd();
  await expect(readVerified(openSource(address).read, file)).rejects.toThrow(
    'The file web/a.js is not what was built: its hash differs.',
  );
  expect(await sent).toBeLessThan(20 * 1024 * 1024);
});
