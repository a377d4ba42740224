import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { TracerProvider } from '@opentelemetry/sdk-trace';
import { createSampler } from './sampler.js';
import { MAX_CONTINUED_PER_SECOND } from './tracing.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = `00-${TRACE}-00f067aa0ba902b7`;
const [RECORDS, RECORDS_NOT] = [`${CALLER}-01`, `${CALLER}-00`];

/** Starts spans with the header of their caller. */
function caller(share: number, now?: () => number) {
  const tracer = new TracerProvider({ sampler: createSampler(share, now) }).getTracer('test');
  const propagator = new W3CTraceContextPropagator();
  return (traceparent?: string, kind = SpanKind.SERVER) => {
    const context = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
    const span = tracer.startSpan('call', { kind }, context);
    return { isRecorded: span.isRecording(), traceId: span.spanContext().traceId };
  };
}

const times = <Result>(count: number, work: () => Result) => Array.from({ length: count }, work);
const countOf = (calls: { isRecorded: boolean }[]) => calls.filter(({ isRecorded }) => isRecorded).length;

test.each([undefined, 'invalid', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `${RECORDS}, ${RECORDS}`])(
  'of what begins here (%s) a share is recorded, in a trace of its own',
  (header) => {
    const [none, all, some] = [caller(0), caller(1), caller(0.5)];
    expect(countOf(times(200, () => none(header)))).toBe(0);
    const calls = times(200, () => all(header));
    expect(countOf(calls)).toBe(200);
    expect(new Set(calls.map(({ traceId }) => traceId)).size).toBe(200);
    const half = countOf(times(2000, () => some(header)));
    expect(half).toBeGreaterThan(700);
    expect(half).toBeLessThan(1300);
  },
);

test('what the caller does not record is not recorded, whatever the share', () => {
  expect(caller(1)(RECORDS_NOT).isRecorded).toBe(false);
});

test('what the caller records is recorded as its part, whatever the share', () => {
  expect(caller(0)(RECORDS)).toEqual({ isRecorded: true, traceId: TRACE });
});

test('of what callers want to have recorded there is a limit for each second', () => {
  let now = 1_700_000_000_000;
  const start = caller(0, () => now);
  const call = () => start(RECORDS);
  expect(countOf(times(1000, call))).toBe(MAX_CONTINUED_PER_SECOND);
  now += 999;
  expect(call().isRecorded).toBe(false);
  now += 1;
  expect(countOf(times(1000, call))).toBe(MAX_CONTINUED_PER_SECOND);
});

test('the limit does not count what callers do not record, nor what begins here', () => {
  const call = caller(1, () => 1_700_000_000_000);
  times(1000, () => call(RECORDS_NOT));
  times(1000, () => call());
  expect(call(RECORDS).isRecorded).toBe(true);
  times(1000, () => call(RECORDS));
  expect(call().isRecorded).toBe(true);
});

test('jobs of requests that were recorded are all recorded, and not counted', () => {
  const call = caller(0, () => 1_700_000_000_000);
  expect(countOf(times(1000, () => call(RECORDS, SpanKind.CONSUMER)))).toBe(1000);
  expect(countOf(times(1000, () => call(RECORDS)))).toBe(MAX_CONTINUED_PER_SECOND);
  expect(call(RECORDS, SpanKind.CONSUMER).isRecorded).toBe(true);
});
