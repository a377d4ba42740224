import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { TestBackend } from '../../test/test-backend.js';

let backend: TestBackend;
let impatient: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  // Long before the default check of Node for slow connections, every 30 seconds.
  impatient = await TestBackend.start({}, { requestTimeout: 100 });
});
afterAll(async () => {
  await backend.stop();
  await impatient.stop();
});

/** Sends bytes and returns the response. */
async function answerTo(bytes: string, { url } = backend) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) };
}

test.each([
  ['no HTTP at all', 'hallo\r\n\r\n', 400, 'niet goed aangekomen'],
  ['an impossible header', 'GET /api/auth/user HTTP/1.1\r\nHost: x\r\nX\u0000y: z\r\n\r\n', 400, 'niet goed'],
  [
    'two lengths of one body',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'niet goed',
  ],
  [
    'more cookies than fit',
    `GET /api/auth/user HTTP/1.1\r\nHost: x\r\nCookie: a=${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'cookies',
  ],
  ['HTTP/1.1 without a host', 'GET /api/auth/user HTTP/1.1\r\n\r\n', 400, 'niet goed'],
])('%s is rejected in Dutch', async (_what, bytes, status, words) => {
  const answer = await answerTo(bytes);
  expect(answer).toMatchObject({ status, body: { success: false, message: expect.stringContaining(words) } });
  expect(answer.head).toContain('cache-control: no-store');
});

test.each([
  ['headers', 'GET /api/auth/user HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  [
    'a body',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ],
])('%s that never ends is closed at the timeout', async (_what, bytes) => {
  expect(await answerTo(bytes, impatient)).toMatchObject({
    status: 408,
    body: { success: false, message: 'Wat u stuurde, kwam niet op tijd aan. Probeer het opnieuw.' },
  });
});
