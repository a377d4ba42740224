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
import { readPointer, readVerified, sha256 } from './read';
import { openSource, type ReleaseSource } from './source';
import { FileNotFound, FileTooLarge } from './store-errors';

let folder: string;
let server: http.Server;
let address: string;
let answer: http.RequestListener;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'source-'));
  server = http.createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
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

test('a file over HTTP is read up to the size that is asked for, and no further', async () => {
  answer = (_request, response) => response.end('four');
  expect(String(await openSource(address).read('a', 4))).toBe('four');
  await expect(openSource(address).read('a', 3)).rejects.toThrow(FileTooLarge);
  const sent = answerWithoutEnd();
  await expect(openSource(address).read('endless', 1000)).rejects.toThrow(FileTooLarge);
  // What the network had taken already.
  expect(await sent).toBeLessThan(20 * 1024 * 1024);
});

test('over HTTP 404 and 403 mean that the file is not in the store, and other errors that it cannot be read', async () => {
  answer = ({ url }, response) => response.writeHead(Number(url?.slice(1))).end('x');
  for (const status of ['404', '403']) {
    await expect(openSource(address).read(status, 9)).rejects.toThrow(FileNotFound);
  }
  await expect(openSource(address).read('500', 9)).rejects.toThrow('/500 answers 500.');
});

test('a pointer is waited for no longer than 3 seconds, and other files 10', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  answer = (_request, response) => response.end(JSON.stringify({ version: '1' }));
  expect(await readPointer(openSource(address), 'mfe-one')).toMatchObject({ version: '1' });
  await openSource(address).read('a', 1000);
  expect(timeout.mock.calls).toEqual([[3000], [10_000]]);
  timeout.mockImplementation(() => AbortSignal.any([AbortSignal.abort(new Error('too late'))]));
  await expect(openSource(address).read('a', 1000)).rejects.toThrow('too late');
});

describe('a pointer that is read again and again', () => {
  /** The conditions of the requests, and the answers. */
  let seen: string[];
  beforeEach(() => {
    seen = [];
  });

  /** Answers like a bucket or a web server. @param headers what it says of the file that it has now */
  function serve(file: { version: string; headers: Record<string, string> }): void {
    answer = ({ headers }, response) => {
      const { 'if-none-match': etag, 'if-modified-since': modified } = headers;
      const isSame = etag
        ? etag === file.headers.etag
        : modified && modified === file.headers['last-modified'];
      seen.push(`${etag ?? modified ?? 'unconditional'}: ${isSame ? 304 : 200}`);
      response.writeHead(isSame ? 304 : 200, file.headers);
      response.end(isSame ? undefined : JSON.stringify({ version: file.version }));
    };
  }
  const old = 'Mon, 01 Jan 2026 10:00:00 GMT';
  const versionAt = async (source: ReleaseSource) => (await readPointer(source, 'mfe-one'))?.version;

  test.each([
    ['etag', '"a"', '"b"'],
    ['last-modified', old, 'Mon, 01 Jan 2026 10:00:01 GMT'],
  ])('is sent again only when it has changed, by its %s', async (header, before, after) => {
    const source = openSource(address);
    serve({ version: '1', headers: { [header]: before } });
    expect([await versionAt(source), await versionAt(source)]).toEqual(['1', '1']);
    serve({ version: '2', headers: { [header]: after } });
    expect([await versionAt(source), await versionAt(source)]).toEqual(['2', '2']);
    expect(seen).toEqual(['unconditional: 200', `${before}: 304`, `${before}: 200`, `${after}: 304`]);
  });

  test('is read in full as long as it may change within the second of its time', async () => {
    const source = openSource(address);
    const justNow = new Date().toUTCString();
    serve({ version: '1', headers: { etag: '"same"', 'last-modified': justNow } });
    expect(await versionAt(source)).toBe('1');
    serve({ version: '2', headers: { etag: '"same"', 'last-modified': justNow } });
    expect(await versionAt(source)).toBe('2');
    expect(seen).toEqual(['unconditional: 200', 'unconditional: 200']);
  });

  test('is read in full when the store says nothing about it', async () => {
    const source = openSource(address);
    serve({ version: '1', headers: {} });
    await versionAt(source);
    serve({ version: '2', headers: {} });
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
