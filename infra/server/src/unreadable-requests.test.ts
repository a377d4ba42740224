import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { refuseInvalid, refuseUnreadable, timeoutOptions } from './unreadable-requests.js';

const app = fastify({ ...timeoutOptions(300), clientErrorHandler: refuseUnreadable });
app.post('/', async () => ({}));
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
