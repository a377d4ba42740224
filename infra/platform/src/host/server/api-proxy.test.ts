import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { requestIdOf } from '@site/server';
import fastify, { type FastifyInstance } from 'fastify';
import { until } from '../../../../testkit/src/until';
import { type ApiRules, proxyApi } from './api-proxy';

const rules: ApiRules = {
  maxBodyBytes: 3 * 1024 * 1024,
  maxBodyBytesOf: (path) => (path === '/api/complaints' ? 3 * 1024 * 1024 : 100 * 1024),
  takesFiles: (path) => path === '/api/files',
  unavailable:
    'Onze dienst is even niet bereikbaar. Probeer het over een minuut opnieuw of bel 085 000 00 00.',
};

const seen: IncomingMessage[] = [];
const logged: object[] = [];
let status = 200;
let backend: Server;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  backend = createServer((request, response) => {
    seen.push(request);
    response.setHeader('x-request-id', String(request.headers['x-request-id']));
    response.statusCode = status;
    response.setHeader('retry-after', '1');
    // Once the body has arrived, as far as somebody sends one.
    if (request.url === '/api/files') request.resume().on('end', () => response.end('{}'));
    else response.end('{}');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  app = fastify({
    trustProxy: true,
    genReqId: ({ headers }) => requestIdOf(headers),
    logger: { stream: { write: (line: string) => logged.push(JSON.parse(line)) } },
  });
  await proxyApi(app, `http://127.0.0.1:${port}`, rules);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => {
  seen.length = 0;
});

test('the request id is forwarded to the backend and returned', async () => {
  const { headers } = await app.inject({
    url: '/api/auth/user',
    headers: { 'x-request-id': 'from-the-gateway' },
  });
  expect(seen[0]?.headers['x-request-id']).toBe('from-the-gateway');
  expect(headers['x-request-id']).toBe('from-the-gateway');
});

test('a request without a valid id gets a new one', async () => {
  await app.inject({ url: '/api/auth/user', headers: { 'x-request-id': 'x'.repeat(65) } });
  expect(seen[0]?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('the metrics of the backend are not available to visitors', async () => {
  for (const url of ['/metrics', '/api/../metrics', '/api/%2e%2e/metrics', '//metrics'])
    await app.inject({ url });
  expect(seen.map(({ url }) => url)).not.toContain('/metrics');
});

test('a path that cannot be forwarded is refused like any invalid call', async () => {
  const reply = await app.inject({
    url: '/api/customers/..%2F..%2Fmetrics',
    headers: { 'x-request-id': 'odd' },
  });
  expect([reply.statusCode, reply.headers['x-request-id']]).toEqual([400, 'odd']);
  expect(reply.json()).toEqual({
    success: false,
    message: 'Wat u stuurde, is niet goed aangekomen. Probeer het opnieuw.',
    requestId: 'odd',
  });
  expect(seen).toEqual([]);
});

test.each(['text/plain; application/json', 'text/plain;=', 'application/json; charset="'])(
  'a body goes on with its content type as it came, for the backend to judge: %s',
  async (type) => {
    const headers = { 'content-type': type };
    const reply = await app.inject({ method: 'POST', url: '/api/contact', headers, payload: '{}' });
    expect(reply.statusCode).toBe(200);
    expect(seen[0]?.headers).toMatchObject({ 'content-type': type, 'content-length': '2' });
  },
);

test.each(['garbage', '/', 'application/json/json'])(
  'a content type that is none is refused as the backend refuses it, and logged: %s',
  async (type) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/contact?email=jan@bedrijf.nl',
      headers: { 'content-type': type, 'x-request-id': 'typed' },
      payload: '{}',
    });
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toEqual({
      success: false,
      message: 'Wat u stuurde, heeft niet de juiste vorm. Open de website opnieuw en probeer het nog eens.',
      requestId: 'typed',
    });
    expect(logged).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/api/contact', status: 415, requestId: 'typed' }),
    );
  },
);

test('a body over the limit is refused without calling the backend', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ message: 'x'.repeat(300 * 1024) }),
  });
  expect(reply.statusCode).toBe(413);
  expect(reply.json()).toMatchObject({
    success: false,
    message: 'Uw bericht is te groot. Maak het korter en probeer het opnieuw.',
  });
  expect(seen).toEqual([]);
});

test('bodies that do not arrive keep no connection to the backend from others', async () => {
  let arrived = 0;
  app.server.on('request', () => arrived++);
  const half =
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
  // More than there are connections.
  const sockets = Array.from({ length: 140 }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => {}).write(half);
  await until(() => arrived === sockets.length);
  expect((await fetch(`${url}/api/auth/user`)).status).toBe(200);
  expect(seen.map((request) => request.url)).toEqual(['/api/auth/user']);
  for (const socket of sockets) socket.destroy();
});

test('files are forwarded as they arrive, and only so many at once, also of one network', async () => {
  const send = (network: number) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const half = `X-Forwarded-For: 192.0.2.${network}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 99\r\n\r\n--x`;
    socket.on('error', () => {}).write(`POST /api/files HTTP/1.1\r\nHost: x\r\n${half}`);
    return socket;
  };
  const refused = async (network: number) => String((await once(send(network), 'data'))[0]);
  const sockets = Array.from({ length: 8 }, () => send(0));
  await until(() => seen.length === sockets.length);
  expect(await refused(0)).toMatch(/^HTTP\/1\.1 429 /);
  for (let network = 1; network < 8; network++)
    sockets.push(...Array.from({ length: 8 }, () => send(network)));
  await until(() => seen.length === sockets.length);
  expect(await refused(8)).toMatch(/^HTTP\/1\.1 429 /);
  for (const socket of sockets) socket.destroy();
  const payload = '--x--\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  await until(
    async () =>
      (await app.inject({ method: 'POST', url: '/api/files', headers, payload })).statusCode === 200,
  );
  expect((await app.inject({ method: 'POST', url: '/api/contact', headers, payload })).statusCode).toBe(415);
});

test('a complaint may be longer than other bodies', async () => {
  const payload = JSON.stringify({ beschrijving: 'x'.repeat(2 * 1024 * 1024) });
  const headers = { 'content-type': 'application/json' };
  const reply = await app.inject({ method: 'POST', url: '/api/complaints', headers, payload });
  expect(reply.statusCode).toBe(200);
  expect(seen[0]?.headers['content-length']).toBe(String(payload.length));
});

test('hop-by-hop headers are not forwarded to the backend', async () => {
  const headers = { 'keep-alive': 'nonsense', 'proxy-connection': 'keep-alive' };
  const reply = await app.inject({ url: '/api/auth/user', headers });
  expect(reply.statusCode).toBe(200);
  expect(seen[0]?.headers['keep-alive']).toBeUndefined();
  expect(seen[0]?.headers['proxy-connection']).toBeUndefined();
});

test('a body whose length is not said is refused, because it would be held whole', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 411 /);
  expect(seen).toEqual([]);
});

test('of a caller who goes away at once the backend never gets to know another address', async () => {
  for (let i = 0; i < 20; i++) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write('GET /api/auth/user HTTP/1.1\r\nHost: x\r\n\r\n', () => socket.resetAndDestroy());
    await once(socket, 'close');
  }
  await app.inject({ url: '/api/auth/user' });
  expect(seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual(seen.map(() => '127.0.0.1'));
  expect(logged).not.toContainEqual(expect.objectContaining({ level: 50 }));
});

test('Expect: 100-continue is answered', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
    payload: '{}',
  });
  expect(reply.statusCode).toBe(200);
});

test('a connection that is to be closed is closed', async () => {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/auth/user`, { agent: false, headers: { connection: 'close' } }, resolve).on(
      'error',
      reject,
    );
  });
  reply.resume();
  expect(reply.headers.connection).toBe('close');
  expect(reply.headers['keep-alive']).toBeUndefined();
});

test('a 503 of the backend is not retried', async () => {
  status = 503;
  const reply = await app.inject({ url: '/api/auth/user' });
  status = 200;
  expect([reply.statusCode, seen.length]).toEqual([503, 1]);
});

test('an unavailable backend is answered with 503 in Dutch, with the request id', async () => {
  await new Promise((resolve) => backend.close(resolve));
  const reply = await app.inject({ url: '/api/auth/user', headers: { 'x-request-id': 'in-vain' } });
  expect([reply.statusCode, reply.headers['retry-after'], reply.headers['x-request-id']]).toEqual([
    503,
    '10',
    'in-vain',
  ]);
  expect(reply.json()).toEqual({
    success: false,
    message: 'Onze dienst is even niet bereikbaar. Probeer het over een minuut opnieuw of bel 085 000 00 00.',
    requestId: 'in-vain',
  });
});
