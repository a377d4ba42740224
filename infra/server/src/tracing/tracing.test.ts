import { propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { freePort } from '../../../local/src/ports.js';
import { Collector } from '../../../testkit/src/collector.js';
import { until } from '../../../testkit/src/until.js';
import { markFailed, tracer } from './span.js';
import { startTracing, type Tracing, type TracingSettings } from './tracing.js';

/** How many spans are sent at once, without waiting for more. */
const BATCH = 512;
/** How many spans wait at most. */
const QUEUE = 2048;
/** How many requests may be without an answer. */
const MAX_REQUESTS = 5;

const OTEL_VARIABLES = [
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TIMEOUT',
  'OTEL_RESOURCE_ATTRIBUTES',
  'OTEL_SERVICE_NAME',
];

let collector: Collector;
let endpoint: string;
let said: string[];

beforeEach(async () => {
  collector = await new Collector().open();
  endpoint = collector.url;
  said = [];
});
afterEach(async () => {
  for (const name of OTEL_VARIABLES) delete process.env[name];
  await collector.close();
});

async function start(settings: Partial<TracingSettings> = {}): Promise<Tracing> {
  const tracing = await startTracing(
    { endpoint, share: 1, service: 'site', ...settings },
    {
      info: (sentence) => said.push(`info: ${sentence}`),
      warn: (sentence) => said.push(`warn: ${sentence}`),
    },
  );
  if (!tracing) throw new Error('Nothing was started.');
  return tracing;
}

const sendSpans = (count: number, name = 'work') => {
  for (let number = 0; number < count; number++) tracer().startSpan(name).end();
};

describe('what is sent', () => {
  test('a span, the operations that are part of it, and what was measured elsewhere', async () => {
    const tracing = await start({ version: '1.2.3' });
    const before = Date.now();
    const parent = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
    const traceparent = `00-${parent.traceId}-${parent.spanId}-01`;
    const caller = propagation.extract(ROOT_CONTEXT, { traceparent });
    const options = { kind: SpanKind.SERVER, attributes: { 'http.route': '/a' } };
    const call = tracer().startSpan('GET', options, caller);
    const inCall = trace.setSpan(ROOT_CONTEXT, call);
    const rows = { kind: SpanKind.CLIENT, attributes: { rows: 3, isSlow: false } };
    const query = tracer().startSpan('SELECT', rows, inCall);
    query.setAttributes({ 'db.namespace': 'site', share: 0.5, missing: undefined });
    query.end();
    tracer()
      .startSpan('render', { startTime: 1_700_000_000_000.25, attributes: { a: 'b' } }, inCall)
      .end(1_700_000_000_050);
    const passedOn = {};
    propagation.inject(inCall, passedOn);
    call.updateName('GET /a');
    markFailed(call, '500');
    call.end();
    call.end();
    await tracing.stop();
    const after = Date.now();

    expect(collector.requests).toHaveLength(1);
    expect(collector.requests[0]).toMatchObject({
      path: '/v1/traces',
      headers: { 'content-type': 'application/json' },
    });
    const sent = collector.span('GET /a');
    expect(sent).toMatchObject({
      resource: { 'service.name': 'site', 'service.version': '1.2.3' },
      traceId: parent.traceId,
      parentSpanId: parent.spanId,
      kind: 'server',
      attributes: { 'http.route': '/a', 'error.type': '500' },
      hasFailed: true,
    });
    expect(passedOn).toEqual({ traceparent: `00-${parent.traceId}-${sent.spanId}-01` });
    expect(collector.span('SELECT')).toMatchObject({
      traceId: parent.traceId,
      parentSpanId: sent.spanId,
      kind: 'client',
      attributes: { rows: 3, isSlow: false, 'db.namespace': 'site', share: 0.5 },
      hasFailed: false,
    });
    expect(collector.span('SELECT').attributes).not.toHaveProperty('missing');
    expect(collector.span('render')).toMatchObject({
      parentSpanId: sent.spanId,
      kind: 'internal',
      attributes: { a: 'b' },
    });
    expect(collector.span('render').start).toBeCloseTo(1_700_000_000_000.25, 2);
    expect(collector.span('render').end).toBeCloseTo(1_700_000_000_050, 2);
    for (const { start: from, end } of [sent, collector.span('SELECT')]) {
      expect(from).toBeGreaterThanOrEqual(before - 1);
      expect(end).toBeGreaterThanOrEqual(from);
      expect(end).toBeLessThanOrEqual(after + 1);
    }
  });

  test('a span without a parent begins a trace', async () => {
    const tracing = await start();
    const kinds = ['internal', 'server', 'client', 'producer', 'consumer'] as const;
    for (const [kind, name] of kinds.entries()) tracer().startSpan(name, { kind }).end();
    await tracing.stop();
    expect(kinds.map((name) => collector.span(name).kind)).toEqual(kinds);
    expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(kinds.length);
    for (const span of collector.spans) expect(span.parentSpanId || undefined).toBeUndefined();
  });

  test('what the environment says about this process goes first', async () => {
    process.env.OTEL_SERVICE_NAME = 'site-north';
    process.env.OTEL_RESOURCE_ATTRIBUTES = 'deployment.environment.name=test,service.version=9';
    const tracing = await start({ version: '1.2.3' });
    tracer().startSpan('here').end();
    await tracing.stop();
    expect(collector.span('here').resource).toEqual({
      'service.name': 'site-north',
      'service.version': '9',
      'deployment.environment.name': 'test',
    });
  });

  test('the headers that the environment has for the collector', async () => {
    process.env.OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Bearer%20key,x-tenant=a';
    const tracing = await start();
    sendSpans(1);
    await tracing.stop();
    expect(collector.requests[0]?.headers).toMatchObject({ authorization: 'Bearer key', 'x-tenant': 'a' });
  });

  test('the address may have a path, and end with a slash', async () => {
    const tracing = await start({ endpoint: `${endpoint}/otlp/` });
    sendSpans(1);
    await tracing.stop();
    expect(collector.requests.map(({ path }) => path)).toEqual(['/otlp/v1/traces']);
  });
});

test.each([
  [1, '100%'],
  [0, '0%'],
  [0.07, '7%'],
  [0.29, '29%'],
  [0.000001, '0.0001%'],
])('the log says where traces go and which share: %d is %s', async (share, percentage) => {
  await (await start({ share })).stop();
  expect(said).toEqual([`info: Traces are sent to ${endpoint}: ${percentage} of those that begin here.`]);
});

test('without an endpoint nothing is started, and nothing of OpenTelemetry that records or sends is loaded', async () => {
  const log = { info: () => {}, warn: () => {} };
  const settings = { share: 1, service: 'site' };
  jest.resetModules();
  const libraries = ['@opentelemetry/sdk-trace', '@opentelemetry/exporter-trace-otlp-http'];
  for (const library of libraries) {
    jest.doMock(library, () => {
      throw new Error('It was loaded.');
    });
  }
  try {
    const server = await import('../index.js');
    expect(await server.startTracing({ ...settings, endpoint: null }, log)).toBeUndefined();
    await expect(server.startTracing({ ...settings, endpoint }, log)).rejects.toThrow('It was loaded.');
  } finally {
    for (const library of libraries) jest.dontMock(library);
    jest.resetModules();
  }
});

describe('a collector that is down', () => {
  test('is said once, without the password of its address, and once that it works again', async () => {
    process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '3000';
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const tracing = await start({ endpoint: `http://user:hush@127.0.0.1:${port}/otlp` });
    const late = new Collector(port);
    try {
      sendSpans(BATCH);
      await until(() => said.length === 2);
      expect(said[1]).toBe(
        `warn: Traces cannot be sent to ${origin} (connect ECONNREFUSED 127.0.0.1:${port}): they are dropped until that works again.`,
      );

      late.answer = 401;
      await late.open();
      sendSpans(BATCH);
      await until(() => late.requests.length === 1);
      late.answer = 200;
      sendSpans(BATCH);
      await until(() => said.length === 3);
      sendSpans(BATCH);
      await until(() => late.spans.length === 2 * BATCH);
      expect(said.slice(2)).toEqual([`info: Traces are sent to ${origin} again.`]);
      expect(late.requests[0]?.headers.authorization).toBe(`Basic ${btoa('user:hush')}`);
      expect(said.join()).not.toContain('hush');
    } finally {
      await tracing.stop();
      await late.close();
    }
  });

  test('says why it refuses, without what it answers', async () => {
    collector.answer = 401;
    const tracing = await start();
    sendSpans(1);
    await tracing.stop();
    expect(said[1]).toBe(
      `warn: Traces cannot be sent to ${endpoint} (Unauthorized): they are dropped until that works again.`,
    );
  });

  test('does not hold a stop up', async () => {
    // The collector never answers, and a request has no other limit.
    process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '600000';
    collector.answer = 'nothing';
    const tracing = await start();
    sendSpans(BATCH + 1);
    await tracing.stop();
    expect(collector.requests.length).toBeGreaterThan(0);
  });

  test('makes a flood of spans wait in a queue of limited length', async () => {
    process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '1000';
    collector.answer = 'nothing';
    const tracing = await start();
    sendSpans(10 * QUEUE);
    await until(() => collector.requests.length === 1);
    collector.answer = 200;
    await until(() => collector.spans.length >= QUEUE);
    sendSpans(BATCH, 'later');
    await until(() => collector.spans.some(({ name }) => name === 'later'));
    await tracing.stop();
    expect(collector.spans).toHaveLength(QUEUE + BATCH);
  });

  test('does not have more and more requests waiting', async () => {
    process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '100';
    collector.answer = 'nothing';
    const tracing = await start();
    while (collector.requests.length <= 3 * MAX_REQUESTS) {
      sendSpans(QUEUE);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await tracing.stop();
    expect(collector.mostWaiting).toBeLessThanOrEqual(MAX_REQUESTS);
  });
});
