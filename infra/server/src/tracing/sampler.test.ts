import { formatTraceparent, newTraceParent } from './traceparent.js';
import { createSampler, MAX_CONTINUED_PER_SECOND } from './tracing.js';

const callerThat = (records: boolean) => formatTraceparent(newTraceParent(records));
const countOf = (decisions: unknown[]) => decisions.filter(Boolean).length;
const times = <Result>(count: number, work: () => Result) => Array.from({ length: count }, work);

test.each([undefined, 'invalid', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`])(
  'of what begins here (%s) a share is recorded, without a parent',
  (header) => {
    expect(times(200, () => createSampler(0)(header))).toEqual(times(200, () => undefined));
    expect(times(200, () => createSampler(1)(header))).toEqual(times(200, () => ({})));
    const half = countOf(times(2000, () => createSampler(0.5)(header)));
    expect(half).toBeGreaterThan(700);
    expect(half).toBeLessThan(1300);
  },
);

test('what the caller does not record is not recorded, whatever the share', () => {
  expect(createSampler(1)(callerThat(false))).toBeUndefined();
});

test('what the caller records is recorded as its part, whatever the share', () => {
  const parent = newTraceParent(true);
  expect(createSampler(0)(formatTraceparent(parent))).toEqual({ parent });
});

test('of what callers want to have recorded there is a limit for each second', () => {
  let now = 1_700_000_000_000;
  const sample = createSampler(0, () => now);
  const call = () => sample(callerThat(true));
  expect(countOf(times(1000, call))).toBe(MAX_CONTINUED_PER_SECOND);
  now += 999;
  expect(call()).toBeUndefined();
  now += 1;
  expect(countOf(times(1000, call))).toBe(MAX_CONTINUED_PER_SECOND);
});

test('the limit does not count what callers do not record, nor what begins here', () => {
  const sample = createSampler(1, () => 1_700_000_000_000);
  times(1000, () => sample(callerThat(false)));
  times(1000, () => sample(undefined));
  expect(sample(callerThat(true))).toBeDefined();
  times(1000, () => sample(callerThat(true)));
  expect(sample(undefined)).toEqual({});
});
