import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_CONTINUED_PER_SECOND, startTracing, type Tracing, traceRequests } from '@site/server';
import fastify, { type FastifyInstance } from 'fastify';
import { Collector } from '../../../../testkit/src/collector';
import { proxyApi } from './api-proxy';
import { isTraced } from './traces';

const TRACE = 'a'.repeat(32);
const SPAN = 'b'.repeat(16);

let backend: Server;
let collector: Collector;
let seen: IncomingMessage[];
let tracing: Tracing | undefined;
let app: FastifyInstance;

beforeAll(async () => {
  backend = createServer((request, response) => {
    seen.push(request);
    response.statusCode = request.url === '/api/broken' ? 500 : 200;
    response.end('{}');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});
afterAll(() => backend.close());

/** A server that forwards calls, of which it traces a share. */
async function serve(share: number, endpoint: string | null = collector.url): Promise<void> {
  const settings = { endpoint, share, service: 'shell', version: '1.0.0' };
  tracing = await startTracing(settings, { info() {}, warn() {} });
  app = fastify({ trustProxy: true });
  traceRequests(app, isTraced);
  const { port } = backend.address() as AddressInfo;
  const rules = { maxBodyBytes: 1024, maxBodyBytesOf: () => 1024, takesFiles: () => false, unavailable: '' };
  await proxyApi(app, `http://127.0.0.1:${port}`, rules);
  await app.listen({ port: 0, host: '127.0.0.1' });
}
beforeEach(async () => {
  seen = [];
  collector = await new Collector().open();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await tracing?.stop();
  await collector.close();
});

const call = (address: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${address}`, { headers });
/** What the collector has in the end. */
async function received() {
  await tracing?.stop();
  return collector.spans;
}

test('what a client says about its trace is not forwarded, only what is decided about it', async () => {
  await serve(0);
  const client = { traceparent: `00-${TRACE}-${SPAN}-00`, tracestate: 'own=jan', baggage: 'naam=jan' };
  await call('/api/auth/user', client);
  await call('/api/auth/user');
  for (const { headers } of seen) {
    expect(headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
    expect(headers).not.toHaveProperty('tracestate');
    expect(headers).not.toHaveProperty('baggage');
  }
  expect(await received()).toEqual([]);
});

test('without a collector only the trace of a caller is passed on', async () => {
  await serve(1, null);
  const traceparent = `00-${TRACE}-${SPAN}-01`;
  await call('/api/auth/user', { traceparent, tracestate: 'own=jan', baggage: 'naam=jan' });
  expect(seen[0]?.headers).toMatchObject({ traceparent });
  expect(seen[0]?.headers).not.toHaveProperty('tracestate');
  expect(seen[0]?.headers).not.toHaveProperty('baggage');
});

test('a call that is traced is forwarded as part of the span that waits for it', async () => {
  await serve(1);
  await call('/api/broken', { traceparent: `00-${TRACE}-${SPAN}-01` });
  const spans = await received();
  const [waiting, server] = spans;
  expect(server).toMatchObject({ name: 'GET /api/*', traceId: TRACE, parentSpanId: SPAN, hasFailed: true });
  expect(waiting).toMatchObject({ name: 'GET', parentSpanId: server?.spanId, hasFailed: true });
  expect(waiting?.attributes).toMatchObject({ 'http.response.status_code': 500, 'error.type': '500' });
  expect(seen[0]?.headers.traceparent).toBe(`00-${TRACE}-${waiting?.spanId}-01`);
  expect(spans).toHaveLength(2);
});

test('of the traces that clients ask for, each second has a few at most', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  await serve(0);
  const asked = MAX_CONTINUED_PER_SECOND + 10;
  for (let i = 0; i < asked; i++) await call('/api/auth/user', { traceparent: `00-${TRACE}-${SPAN}-01` });
  const forwarded = seen.filter(({ headers }) => headers.traceparent?.toString().endsWith('-01'));
  expect(seen).toHaveLength(asked);
  expect(forwarded).toHaveLength(MAX_CONTINUED_PER_SECOND);
});
