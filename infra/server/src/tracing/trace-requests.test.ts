import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Collector, type ReceivedSpan } from '../../../testkit/src/collector.js';
import { until } from '../../../testkit/src/until.js';
import { recordSpan, traceOfLine } from './span.js';
import { spanOf, traceRequests } from './trace-requests.js';
import { MAX_CONTINUED_PER_SECOND, startTracing, type Tracing } from './tracing.js';

let collector: Collector;
let tracing: Tracing;
let app: FastifyInstance;
let url: string;
/** The request that is answered only when a test says so. */
let waiting: { answer: (text: string) => void; isClosed: boolean } | undefined;

beforeEach(() => listen(1));
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await tracing.stop();
  await collector.close();
});

/** A server whose requests are recorded, but not its health check. */
async function listen(share: number, before: (request: FastifyRequest) => void = () => {}): Promise<void> {
  collector = await new Collector().open();
  const started = await startTracing(
    { endpoint: collector.url, share, service: 'site' },
    { info: () => {}, warn: () => {} },
  );
  if (!started) throw new Error('Nothing was started.');
  tracing = started;
  waiting = undefined;
  app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request) => before(request));
  traceRequests(app, (route) => route !== '/health');
  app.get('/health', async () => 'ok');
  app.get('/cars/:id', async () => 'a car');
  app.get('/current', async () => traceOfLine().traceId ?? 'none');
  app.get('/fails', async () => {
    throw new Error('hush');
  });
  app.get('/away', (_request, reply) => void reply.code(503).send('away'));
  app.get('/slow', (_request, { raw }) => {
    return new Promise((resolve) => {
      const request = { answer: resolve, isClosed: false };
      raw.once('close', () => {
        request.isClosed = true;
      });
      waiting = request;
    });
  });
  app.post('/cars', async () => {
    await recordSpan('store', {}, async () => {});
    return traceOfLine().traceId;
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
}

async function call(path: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(`${url}${path}`, init);
  return answer.text();
}

/** What was recorded of all requests until now. */
async function recorded(): Promise<ReceivedSpan[]> {
  await app.close();
  await tracing.stop();
  return collector.spans;
}

const callerThat = (records: boolean) => {
  const parent = { traceId: randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex') };
  const traceparent = `00-${parent.traceId}-${parent.spanId}-${records ? '01' : '00'}`;
  return { parent, headers: { traceparent } };
};

test('a request is recorded with its method, its route and its status, and nothing that the visitor entered', async () => {
  await call('/cars/secret-1?q=secret-2', { headers: { 'user-agent': 'secret-3', cookie: 'secret=4' } });
  expect(await recorded()).toMatchObject([
    {
      name: 'GET /cars/:id',
      kind: 'server',
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/cars/:id',
        'http.response.status_code': 200,
      },
      hasFailed: false,
    },
  ]);
  const sent = collector.requests.map(({ body }) => body).join();
  expect(sent).not.toContain('secret');
  expect(sent).not.toContain('127.0.0.1');
});

test.each([
  ['/fails', 500],
  ['/away', 503],
])('an answer of %s with status %d is an error, without its message', async (path, status) => {
  await call(path);
  expect(await recorded()).toMatchObject([
    { attributes: { 'http.response.status_code': status, 'error.type': String(status) }, hasFailed: true },
  ]);
  expect(collector.requests.map(({ body }) => body).join()).not.toContain('hush');
});

test('a request that was refused is no error', async () => {
  await call('/cars', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } });
  const [span] = await recorded();
  expect(span).toMatchObject({ attributes: { 'http.response.status_code': 400 }, hasFailed: false });
});

test('a client that does not wait for the answer is recorded with status 499, which is no error', async () => {
  const client = httpRequest(`${url}/slow`);
  client.on('error', () => {});
  client.end();
  await until(() => waiting !== undefined);
  client.destroy();
  await until(() => waiting?.isClosed === true);
  waiting?.answer('late');
  expect(await recorded()).toMatchObject([
    { name: 'GET /slow', attributes: { 'http.response.status_code': 499 }, hasFailed: false },
  ]);
});

test('routes that are not covered, and addresses without a route, are not recorded', async () => {
  expect(await call('/health', callerThat(true))).toBe('ok');
  await call('/nowhere');
  expect(await recorded()).toEqual([]);
});

test('handlers are in the span of their request, also after a body was read', async () => {
  const { parent, headers } = callerThat(true);
  expect(await call('/current', { headers })).toBe(parent.traceId);
  const posts = Array.from({ length: 5 }, () => callerThat(true));
  const ids = await Promise.all(
    posts.map((post) =>
      call('/cars', {
        method: 'POST',
        body: JSON.stringify({ name: 'x'.repeat(100_000) }),
        headers: { ...post.headers, 'content-type': 'application/json' },
      }),
    ),
  );
  expect(ids).toEqual(posts.map((post) => post.parent.traceId));
  const spans = await recorded();
  expect(spans).toHaveLength(1 + 2 * posts.length);
  for (const post of posts) {
    const [store, request] = spans.filter(({ traceId }) => traceId === post.parent.traceId);
    expect(request).toMatchObject({ name: 'POST /cars', parentSpanId: post.parent.spanId });
    expect(store).toMatchObject({ name: 'store', parentSpanId: request?.spanId });
  }
});

test('a body that arrives in parts leaves its handler in the span of its own request', async () => {
  const posts = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { parent, headers } = callerThat(true);
      const post = httpRequest(`${url}/cars`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
      });
      for (const part of ['{"name":', '"a', 'b"', '}']) {
        await new Promise((resolve) => post.write(part, resolve));
        // The server, which is in this process, reads it.
        await setImmediate();
      }
      const [answer] = await once(post.end(), 'response');
      return [await text(answer), parent.traceId];
    }),
  );
  for (const [answered, traceId] of posts) expect(answered).toBe(traceId);
});

test('what the caller does not record is not recorded, also on a connection with requests that are', async () => {
  for (const records of [true, false, true, false]) {
    const { parent, headers } = callerThat(records);
    expect(await call('/current', { headers })).toBe(records ? parent.traceId : 'none');
  }
  expect(await recorded()).toHaveLength(2);
});

test('with a share of 0 only what a caller records is recorded', async () => {
  await app.close();
  await tracing.stop();
  await collector.close();
  await listen(0);
  await call('/cars/1');
  await call('/cars/2', callerThat(false));
  await call('/cars/3', callerThat(true));
  expect(await recorded()).toHaveLength(1);
});

test('it is decided once whether a request is recorded, also when that is asked before', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  await app.close();
  await tracing.stop();
  await collector.close();
  await listen(0, ({ raw }) => void spanOf(raw).isRecording());
  for (let i = 0; i < MAX_CONTINUED_PER_SECOND + 5; i++) await call('/cars/1', callerThat(true));
  expect(await recorded()).toHaveLength(MAX_CONTINUED_PER_SECOND);
});

test.each([
  ['a trace id of zeros', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`],
  ['a short trace id', `00-${'a'.repeat(31)}-${'b'.repeat(16)}-01`],
  ['capital letters', `00-${'A'.repeat(32)}-${'b'.repeat(16)}-01`],
  ['more after it', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01-more`],
  ['two values', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01, 00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`],
])('a header with %s counts as missing', async (_what, traceparent) => {
  await call('/cars/1', { headers: { traceparent } });
  const [span] = await recorded();
  expect(span).not.toHaveProperty('parentSpanId');
  expect(span?.traceId).not.toMatch(/^a+$/i);
});
