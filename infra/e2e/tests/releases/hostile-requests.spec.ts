import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { CanarySite } from '../../support/canary-site';
import { edition } from '../../support/probe-team';

test.describe.configure({ mode: 'default' });

let site: CanarySite;

test.beforeAll(async () => {
  site = await CanarySite.start([]);
});
test.afterAll(() => site.shell.stop());

/** What is answered before the framework, beside it, or by it. */
const ADDRESSES = [
  '/proef',
  '/proef?',
  '/assets/js/main.js',
  '/releases/remote-probe/',
  '/health/live',
  '/metrics',
  '/report/views',
  '/report/failures',
  '/api/contact',
  '/api/logout',
  '/robots.txt',
  '/sitemap.xml',
  '/__dev/events',
];

/** What has ended servers: parts of addresses that are no URL, no path, or no UTF-8. */
const PIECES = [
  '[',
  ']',
  '//',
  '\\',
  '..',
  '%',
  '%00',
  '%c0%ae',
  '%zz',
  '*',
  '?',
  '#',
  '@',
  ':',
  ':99999',
  'http://[/',
  'http://',
  'javascript:',
  '\u00e9',
  '\u0000',
  ' ',
  '\t',
];

const hostile = fc.oneof(
  fc.constantFrom(...PIECES),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('a', '%', ';', ',', '"', '=').map((one) => one.repeat(2000)),
);
const target = fc
  .tuple(fc.constantFrom('', ...ADDRESSES), fc.array(hostile, { maxLength: 3 }))
  .map(([address, parts]) => address + parts.join(''));
const header = fc.tuple(
  fc.constantFrom(
    'Cookie',
    'Accept-Encoding',
    'If-None-Match',
    'User-Agent',
    'Upgrade',
    'Connection',
    'Content-Length',
    'Transfer-Encoding',
    'Traceparent',
    'X-Forwarded-For',
    'X-Request-Id',
    'Content-Type',
    'Range',
    'Host',
  ),
  fc.oneof(
    hostile,
    fc.constantFrom('bucket=', 'bucket=99999999999', 'bucket=-1; bucket=[', 'websocket', 'chunked'),
  ),
);
const request = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'PROPFIND', 'CONNECT', ''),
    target,
    headers: fc.array(header, { maxLength: 4 }),
    body: fc.oneof(fc.constant(''), hostile),
  })
  .map(
    ({ method, target: to, headers, body }) =>
      `${method} ${to} HTTP/1.1\r\n${['Host: x', ...headers.map((one) => one.join(': '))].join('\r\n')}\r\n\r\n${body}`,
  );

/** Each of these has ended a server, or looks as if it could. */
const KNOWN = [
  'GET http://[/ HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET // HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET \\\\[ HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /proef HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
];

/** Sends bytes, and waits until the server has answered or closed the connection. */
function send(bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(site.shell.port, '127.0.0.1', () => socket.end(Buffer.from(bytes, 'latin1')));
    socket.on('error', () => {});
    socket.once('data', () => socket.destroy());
    socket.once('close', () => resolve());
  });
}

test('a connection that sends ever more requests without reading answers is closed', async () => {
  const socket = connect(site.shell.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2000));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const answers = (await text(socket).catch(() => '')).split('HTTP/1.1 ').length - 1;
  expect(answers).toBeLessThan(100);
});

test('while there is a canary, no bytes end the shell, and the next visitor gets the page', async () => {
  await site.canary(await edition('kanarie'), 50);
  const { composition } = await site.shell.health();
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 8, maxLength: 8 }), async (requests) => {
      await Promise.all(requests.map(send));
      await site.visit({});
    }),
    // The same requests in each run.
    { seed: 1, numRuns: 60, examples: [[KNOWN]] },
  );
  expect((await site.shell.health()).composition).toBe(composition);
});
