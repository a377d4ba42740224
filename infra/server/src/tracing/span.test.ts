import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { Collector } from '../../../testkit/src/collector.js';
import { errorType, recordSpan, traceOfLine } from './span.js';
import { startTracing, type Tracing } from './tracing.js';

let collector: Collector;
let tracing: Tracing;

beforeEach(async () => {
  collector = await new Collector().open();
  const started = await startTracing(
    { endpoint: collector.url, share: 1, service: 'site' },
    { info: () => {}, warn: () => {} },
  );
  if (!started) throw new Error('Nothing was started.');
  tracing = started;
});
afterEach(async () => {
  await tracing.stop();
  await collector.close();
});

/** A request: a span that begins a trace, in which it does its work. */
const request = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  recordSpan(name, {}, work, ROOT_CONTEXT);

test('outside of a span there is none, and what is recorded there is only done', async () => {
  expect(trace.getActiveSpan()).toBeUndefined();
  expect(await recordSpan('nothing', {}, async () => [trace.getActiveSpan()])).toEqual([undefined]);
  await expect(recordSpan('nothing', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await tracing.stop();
  expect(collector.spans).toEqual([]);
});

test('work is part of the span around it, also after an await and when requests mix', async () => {
  const wait = (milliseconds: number) => sleep(milliseconds);
  const work = (name: string, pause: number) =>
    request(name, async () => {
      await wait(pause);
      await recordSpan(`${name} call`, { kind: SpanKind.CLIENT }, async () => {
        const call = trace.getActiveSpan();
        await wait(pause);
        await Promise.all(
          [1, 2].map((number) => recordSpan(`${name} query ${number}`, {}, () => wait(pause))),
        );
        expect(trace.getActiveSpan()).toBe(call);
      });
      await wait(pause);
      return traceOfLine().traceId;
    });
  const ids = await Promise.all([work('a', 9), work('b', 5), work('c', 7)]);
  expect(traceOfLine()).toEqual({});
  await tracing.stop();

  expect(new Set(ids).size).toBe(3);
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    const [root, call] = [collector.span(name), collector.span(`${name} call`)];
    expect(root.traceId).toBe(ids[index]);
    expect(call).toMatchObject({
      traceId: root.traceId,
      parentSpanId: root.spanId,
      kind: 'client',
      hasFailed: false,
    });
    for (const query of [collector.span(`${name} query 1`), collector.span(`${name} query 2`)]) {
      expect(query).toMatchObject({ traceId: root.traceId, parentSpanId: call.spanId });
      // The library starts spans at whole milliseconds, and adds how long they take.
      expect(query.start).toBeGreaterThanOrEqual(call.start);
      expect(query.end).toBeLessThan(call.end + 1.001);
    }
  }
});

test('what the work returns is returned', async () => {
  expect(await request('a', () => recordSpan('b', {}, async () => 7))).toBe(7);
});

test('work that fails ends its span with the kind of the error, and the error goes on; its message is sent nowhere', async () => {
  class NotToday extends Error {
    override name = 'NotToday';
  }
  const failures: [string, () => Promise<never>][] = [
    ['named', () => Promise.reject(new NotToday('hush 1'))],
    ['coded', () => Promise.reject(Object.assign(new Error('hush 2'), { code: 'ECONNREFUSED' }))],
    [
      'at once',
      () => {
        throw new TypeError('hush 3');
      },
    ],
  ];
  for (const [name, work] of failures) {
    await expect(request('request', () => recordSpan(name, {}, work))).rejects.toThrow('hush');
  }
  await tracing.stop();
  const ends = failures.map(([name]) => [
    collector.span(name).hasFailed,
    collector.span(name).attributes['error.type'],
  ]);
  expect(ends).toEqual([
    [true, 'NotToday'],
    [true, 'ECONNREFUSED'],
    [true, 'TypeError'],
  ]);
  expect(collector.requests.map(({ body }) => body).join()).not.toContain('hush');
});

test('what is not recorded is only done, and never active', async () => {
  await tracing.stop();
  const started = await startTracing(
    { endpoint: collector.url, share: 0, service: 'site' },
    { info: () => {}, warn: () => {} },
  );
  const result = await request('nothing', async () => [trace.getActiveSpan(), traceOfLine()]);
  expect(result).toEqual([undefined, {}]);
  await started?.stop();
  expect(collector.spans).toEqual([]);
});

test.each([
  [new RangeError('x'), 'RangeError'],
  [Object.assign(new Error('x'), { code: '23505' }), '23505'],
  [Object.assign(new Error('x'), { code: 5 }), 'Error'],
  [Object.assign(new Error('x'), { code: '' }), 'Error'],
  ['a text', 'unknown'],
  [null, 'unknown'],
  [undefined, 'unknown'],
  [{ name: 3 }, 'unknown'],
])('the kind of %p is %s', (error, kind) => {
  expect(errorType(error)).toBe(kind);
});
