import { formatTraceparent, newTraceParent, parseTraceparent } from './traceparent.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test.each([
  ['01', true],
  ['00', false],
  ['03', true],
  ['fe', false],
])(
  'a header names the trace and the span of the caller; with the flags %s it records: %s',
  (flags, sampled) => {
    expect(parseTraceparent(`00-${TRACE}-${SPAN}-${flags}`)).toEqual({
      traceId: TRACE,
      spanId: SPAN,
      sampled,
    });
  },
);

test.each([
  ['a trace id of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['a span id of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['capital letters', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
  ['another version', `01-${TRACE}-${SPAN}-01`],
  ['the version that does not exist', `ff-${TRACE}-${SPAN}-01`],
  ['a short trace id', `00-${TRACE.slice(1)}-${SPAN}-01`],
  ['a long span id', `00-${TRACE}-${SPAN}a-01`],
  ['other digits', `00-${TRACE.slice(1)}g-${SPAN}-01`],
  ['one flag', `00-${TRACE}-${SPAN}-1`],
  ['more after it', `00-${TRACE}-${SPAN}-01-more`],
  ['a new line after it', `00-${TRACE}-${SPAN}-01\n`],
  ['spaces around it', ` 00-${TRACE}-${SPAN}-01 `],
  ['two values, as Node joins two headers', `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`],
  ['nothing', ''],
])('a header with %s counts as missing', (_what, header) => {
  expect(parseTraceparent(header)).toBeUndefined();
});

test.each([undefined, null, 7, {}, [`00-${TRACE}-${SPAN}-01`]])('%j is no header', (value) => {
  expect(parseTraceparent(value)).toBeUndefined();
});

test.each([true, false])('what begins a new trace can be read again, recorded or not: %s', (sampled) => {
  const parent = newTraceParent(sampled);
  expect(parseTraceparent(formatTraceparent(parent))).toEqual(parent);
  expect(parent.sampled).toBe(sampled);
  expect(newTraceParent(sampled).traceId).not.toBe(parent.traceId);
});
