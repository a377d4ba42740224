import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import fastify from 'fastify';
import { until } from '../../testkit/src/until';
import { refuseInvalid, refuseSlowBodies, refuseUnreadable, timeoutOptions } from './unreadable-requests.js';

const TIMEOUT_MS = 300;
const app = fastify({ ...timeoutOptions(TIMEOUT_MS), clientErrorHandler: refuseUnreadable });
app.post('/', async () => ({}));
app.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
app.post('/files', async ({ body }) => `${(await buffer(body as Readable)).length} bytes`);
/** More than the buffers of both ends hold. */
app.get('/long', async () => Buffer.alloc(2 ** 26));
const later = new EventEmitter();
app.get('/later', async () => {
  later.emit('asked');
  await once(later, 'answer');
  return 'later';
});
app.get('/', async () => 'hallo');
refuseInvalid(app.server);
refuseSlowBodies(app.server, TIMEOUT_MS, ({ url }) => url === '/files');
let port: string;
beforeAll(async () => {
  ({ port } = new URL(await app.listen({ port: 0 })));
});
afterAll(() => app.close());

test.each([
  ['what is no HTTP', 'HALLO\r\n\r\n', 400, 'Wat u stuurde, is niet goed aangekomen. Probeer het opnieuw.'],
  [
    'more headers than fit',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'Uw browser stuurt te veel gegevens mee. Verwijder de cookies van onze website en probeer het opnieuw.',
  ],
  // Long before Node's default check for slow connections, every half minute.
  [
    'headers that do not end in time',
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    408,
    'Wat u stuurde, kwam niet op tijd aan. Probeer het opnieuw.',
  ],
  [
    'a body that does not end in time',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    408,
    'Wat u stuurde, kwam niet op tijd aan. Probeer het opnieuw.',
  ],
  [
    'HTTP/1.1 without a host',
    'GET / HTTP/1.1\r\n\r\n',
    400,
    'Wat u stuurde, is niet goed aangekomen. Probeer het opnieuw.',
  ],
  [
    'an unknown expectation',
    'GET / HTTP/1.1\r\nHost: x\r\nExpect: alles\r\n\r\n',
    417,
    'Wat u stuurde, is niet goed aangekomen. Probeer het opnieuw.',
  ],
])('%s is rejected in Dutch', async (_what, request, status, message) => {
  const socket = connect(Number(port), 'localhost');
  socket.write(request);
  const [head, body] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('\r\nx-content-type-options: nosniff\r\n');
  expect(head).toContain('\r\nreferrer-policy: no-referrer\r\n');
  expect(head).toContain("\r\ncontent-security-policy: default-src 'none'");
  expect(JSON.parse(body ?? '')).toEqual({ success: false, message });
});

describe('files', () => {
  const PART = Buffer.alloc(64 * 1024);
  const PARTS = 5;

  // The time between two looks at what arrived passes when a test says so.
  beforeEach(() => {
    const doNotFake = [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
    ] as const;
    const timeouts = ['clearImmediate', 'clearTimeout', 'setTimeout'] as const;
    jest.useFakeTimers({ doNotFake: [...doNotFake, ...timeouts] });
  });
  afterEach(() => jest.useRealTimers());
  const passTime = () => jest.advanceTimersByTime(2 * TIMEOUT_MS);

  /** Begins to send files. */
  async function begin() {
    const connected = once(app.server, 'connection');
    const client = connect(Number(port), 'localhost');
    const [connection] = (await connected) as [Socket];
    const answer = text(client);
    let sent = 0;
    const send = async (part: string | Buffer) => {
      client.write(part);
      sent += part.length;
      await until(() => connection.bytesRead === sent);
    };
    await send(
      `POST /files HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${PARTS * PART.length}\r\n\r\n`,
    );
    return { client, send, answer };
  }

  test('that go on arriving may take long', async () => {
    const { client, send, answer } = await begin();
    for (let part = 1; part < PARTS; part++) {
      await send(PART);
      passTime();
    }
    client.write(PART);
    expect(await answer).toContain(`${PARTS * PART.length} bytes`);
  });

  test('that hardly arrive are refused', async () => {
    const { send, answer } = await begin();
    await send(PART);
    passTime();
    await send(PART.subarray(0, 100));
    passTime();
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('that are refused before they arrived are looked at no longer than their connection lasts', async () => {
    const connected = once(app.server, 'connection');
    const client = connect(Number(port), 'localhost');
    const [connection] = (await connected) as [Socket];
    const closed = once(connection, 'close');
    client.write(
      `POST /nergens HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${PART.length}\r\n\r\n`,
    );
    expect(await text(client)).toMatch(/^HTTP\/1\.1 404 /);
    await closed;
    passTime();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('a connection whose answer is never read is closed', async () => {
  const connected = once(app.server, 'connection');
  const client = connect(Number(port), 'localhost').pause();
  client.on('error', () => {});
  client.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n');
  const [connection] = await connected;
  await once(connection, 'close');
  client.destroy();
});

/** Sends requests at once, of which the first is not answered yet. */
async function pipeline(requests: number) {
  const asked = once(later, 'asked');
  const client = connect(Number(port), 'localhost');
  const closed = once(client, 'close');
  const all = text(client);
  client.write('GET /later HTTP/1.1\r\nHost: x\r\n\r\n');
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests - 2));
  client.end('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await asked;
  return { all, closed };
}

test('some requests that are sent without waiting for answers are answered in their order', async () => {
  const { all } = await pipeline(8);
  later.emit('answer');
  expect((await all).match(/hallo|later/g)).toEqual(['later', ...Array(7).fill('hallo')]);
});

test('a connection that sends ever more of them is closed', async () => {
  const { closed } = await pipeline(1000);
  await closed;
});

test('a connection may be used for any number of requests, one after the other', async () => {
  const client = connect(Number(port), 'localhost');
  client.setEncoding('utf8');
  for (let request = 0; request < 100; request++) {
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [received] = await once(client, 'data');
    expect(received).toContain('hallo');
  }
  client.destroy();
});
