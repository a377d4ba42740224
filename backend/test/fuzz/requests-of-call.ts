import fc from 'fast-check';
import { HOSTILE_TEXT, hostileSegment, hostileValue, hugeBody, oddBody, query } from './hostile.js';
import type { Promised, PromisedCall, Schema } from './promise.js';
import type { RawRequest } from './raw-request.js';

/** What can be sent with success: the cookie of the browser, and what it fills in. */
export interface Occasion {
  cookie: string;
  /** Values for parameters of the path and fields of the body; what is not here is made up. */
  values: Readonly<Record<string, unknown>>;
}

const ORIGIN = 'http://localhost:8080';
const JSON_TYPE = 'application/json';
/** Characters of a text that are printed. */
const PRINTED = 300;

/**
 * Requests for a call, good ones and bad ones, made from its description.
 *
 * @param occasions what makes the call succeed; requests are made from these, whole or broken.
 * @param strangerId the id of a customer whom nobody here may see.
 */
export function requestsOf(
  call: PromisedCall,
  promised: Promised,
  occasions: readonly Occasion[],
  strangerId: string,
): fc.Arbitrary<RawRequest> {
  return fc.oneof(...occasions.map((occasion) => requestsWith(occasion, call, promised, strangerId)));
}

function requestsWith(
  occasion: Occasion,
  call: PromisedCall,
  promised: Promised,
  strangerId: string,
): fc.Arbitrary<RawRequest> {
  return fc
    .record({
      path: pathOf(call, occasion, strangerId),
      query,
      cookie: cookieOf(occasion),
      headers: headersOf(call),
      body: call.body
        ? bodyOf(call.body, promised, occasion)
        : fc.option(oddBody, { nil: undefined, freq: 3 }),
    })
    .map((parts) => ({
      method: call.method,
      path: parts.path + parts.query,
      headers: {
        ...(call.method === 'GET' ? {} : { origin: ORIGIN }),
        ...(parts.body === undefined ? {} : { 'content-type': JSON_TYPE }),
        ...(parts.cookie === '' ? {} : { cookie: parts.cookie }),
        ...parts.headers,
      },
      body: call.method === 'GET' ? undefined : parts.body,
    }))
    .map(printable);
}

/** Tells of itself in a few lines when it is the one that fails. The seed and the path give the whole of it back. */
function printable(request: RawRequest): RawRequest {
  const text = JSON.stringify(request, (_key, value) =>
    typeof value === 'string' && value.length > PRINTED
      ? `${value.slice(0, PRINTED)}… (${value.length})`
      : value,
  );
  return Object.defineProperty(request, fc.toStringMethod, { value: () => text });
}

/** The request that an occasion is for, with nothing wrong. */
export function rightRequest(call: PromisedCall, { cookie, values }: Occasion): RawRequest {
  const properties = Object.entries(call.body?.properties ?? {});
  const body = properties.map(([field, schema]) => [
    field,
    field in values ? values[field] : exampleOf(schema),
  ]);
  return {
    method: call.method,
    path: call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
    headers: {
      ...(call.method === 'GET' ? {} : { origin: ORIGIN }),
      ...(call.body && { 'content-type': JSON_TYPE }),
      ...(cookie && { cookie }),
    },
    body: call.body && JSON.stringify(Object.fromEntries(body)),
  };
}

function exampleOf({ type, examples }: Schema): unknown {
  return examples?.[0] ?? (type === 'boolean' ? false : 'Tekst');
}

function pathOf(call: PromisedCall, occasion: Occasion, strangerId: string): fc.Arbitrary<string> {
  const segments = call.path.split('/').map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name === undefined) return fc.constant(segment);
    return fc.oneof(
      { arbitrary: fc.constant(String(occasion.values[name])), weight: 6 },
      { arbitrary: fc.constant(strangerId), weight: 2 },
      { arbitrary: hostileSegment, weight: 3 },
    );
  });
  return fc.tuple(...segments).map((parts) => parts.join('/'));
}

function cookieOf({ cookie }: Occasion): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.constant(cookie), weight: 10 },
    { arbitrary: fc.constant(''), weight: 2 },
    {
      arbitrary: fc.constantFrom(
        'sid=',
        'sid=x',
        'sid=x.y',
        'sid=%',
        'sid=%00.%00',
        `sid=${'x'.repeat(5000)}`,
        'sid="a\\"b"',
        'sid=s%3Aabc.def; sid=ghi.jkl',
        'sid=../../x.AAAA',
        "sid=' OR 1=1--.x",
        '__proto__=1; constructor=2; toString=3',
        'device=%ff',
        'device=',
        `a=${'x'.repeat(20_000)}`,
        `device=${'y'.repeat(4000)}`,
        ';;;=;=',
        'sid',
        cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        `${cookie}; device=' OR 1=1--`,
      ),
      weight: 3,
    },
  );
}

/** Headers besides what every page sends. */
function headersOf(call: PromisedCall): fc.Arbitrary<Record<string, string>> {
  const visible = fc.string({ unit: fc.constantFrom(...'abc019-_.:;,/"\'\\%&=?[]{}<>é '), maxLength: 150 });
  const key = fc.oneof(
    fc.uuid(),
    visible,
    fc.constantFrom(
      '',
      ' ',
      'x'.repeat(100),
      'x'.repeat(101),
      '__proto__',
      "'; --",
      '\u00ff',
      'a b',
      'dezelfde',
    ),
  );
  const strange = fc.oneof(
    fc.record({
      'content-type': fc.constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        'application/json;charset=latin1',
        'application/json; charset=nonsens',
        'APPLICATION/JSON',
        'application/json+x',
        'application/json, text/plain',
        'application/jsonx',
        'application/json;',
        'application/json; boundary="',
        ';',
        '',
        '*/*',
      ),
    }),
    fc.record({
      origin: fc.constantFrom(
        'null',
        '',
        'https://elders.example',
        `${ORIGIN}/`,
        `${ORIGIN}.elders.example`,
        '*',
      ),
    }),
    fc.record({ 'sec-fetch-site': fc.constantFrom('cross-site', 'same-site', 'none', '', 'x') }),
    fc.record({
      'x-forwarded-for': fc.oneof(
        fc.ipV4(),
        fc.ipV6(),
        visible,
        fc.constantFrom(
          'x',
          ',,,',
          '::',
          '::ffff:1.2.3.4',
          'fe80::1%eth0',
          '1.2.3.4:80',
          '[::1]:80',
          "'; DROP TABLE limits; --",
          '999.999.999.999',
          '1::2::3',
          'x'.repeat(3000),
          Array.from({ length: 200 }, (_, index) => `10.0.0.${index}`).join(', '),
        ),
      ),
    }),
    fc.record({ 'x-forwarded-proto': fc.constantFrom('https', 'http,https', 'x', '') }),
    fc.record({ 'x-forwarded-host': fc.constantFrom('elders.example', '', 'a b', '[::1') }),
    fc.record({ host: fc.constantFrom('elders.example', 'x:99999', '[::1', 'a@b') }),
    fc.record({ 'x-request-id': visible }),
    fc.record({ 'content-encoding': fc.constantFrom('gzip', 'br', 'x') }),
    fc.record({ 'accept-encoding': fc.constantFrom('gzip', '*;q=0', 'x') }),
    fc.record({ accept: fc.constantFrom('text/html', 'application/xml', ';;;', '') }),
    fc.record({ 'user-agent': fc.constantFrom('', "' OR 1=1", 'x'.repeat(3000)) }),
    fc.record({ 'sec-purpose': fc.constantFrom('prefetch', 'prefetch;prerender', 'x') }),
    fc.record({ 'x-http-method-override': fc.constantFrom('DELETE', 'PUT', 'x') }),
    fc.record({ authorization: fc.constantFrom('Bearer x', 'Basic eDp5', '\u00ff') }),
    fc.record({ range: fc.constantFrom('bytes=0-1', 'bytes=-') }),
    fc.record({ 'if-none-match': fc.constantFrom('*', '"x"') }),
  );
  const some = fc.oneof(
    { arbitrary: fc.constant({}), weight: 6 },
    { arbitrary: strange, weight: 3 },
    { arbitrary: fc.tuple(strange, strange).map(([one, other]) => ({ ...one, ...other })), weight: 1 },
  );
  if (!call.takesIdempotencyKey) return some as fc.Arbitrary<Record<string, string>>;
  return fc.tuple(some, fc.option(key, { nil: undefined })).map(([headers, given]) => ({
    ...headers,
    ...(given === undefined ? {} : { 'idempotency-key': given }),
  })) as fc.Arbitrary<Record<string, string>>;
}

/** Bodies as they are sent: right, with some fields broken, or nothing of the kind. */
function bodyOf(schema: Schema, promised: Promised, occasion: Occasion): fc.Arbitrary<string | undefined> {
  const right = rightBody(schema, promised, occasion);
  return fc.oneof(
    { arbitrary: right.map((body) => JSON.stringify(body)), weight: 8 },
    { arbitrary: brokenBody(right, Object.keys(schema.properties ?? {})), weight: 8 },
    { arbitrary: oddBody, weight: 2 },
    { arbitrary: hugeBody, weight: 1 },
    { arbitrary: fc.constant(undefined), weight: 1 },
  );
}

/** A body that the description allows. */
function rightBody(
  schema: Schema,
  promised: Promised,
  { values }: Occasion,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(([field, fieldSchema]) => {
    const allowed = rightValue(fieldSchema, promised);
    return [
      field,
      field in values
        ? fc.oneof({ arbitrary: fc.constant(values[field]), weight: 5 }, { arbitrary: allowed, weight: 1 })
        : allowed,
    ] as const;
  });
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  return fc
    .tuple(known, fc.option(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 }), { nil: {}, freq: 4 }))
    .map(([body, more]) => ({ ...more, ...body }));
}

function rightValue(schema: Schema, promised: Promised): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'boolean') return fc.boolean();
  // A new address each time, mostly, so that no limit is used up; and sometimes the same.
  if (schema.format === 'email')
    return fc.nat(1_000_000).map((number) => `f${number % 5 === 0 ? 0 : number}@fuzz.example`);
  const isAllowed = promised.loosely(schema);
  const examples = schema.examples ?? ['Tekst'];
  const made: fc.Arbitrary<unknown> = /^\^\[0-9\]/.test(schema.pattern ?? '')
    ? fc.stringMatching(new RegExp(schema.pattern ?? ''))
    : fc
        .oneof(
          fc.string({ unit: 'grapheme', maxLength: Math.min(schema.maxLength ?? 200, 400) }),
          fc.string({ unit: 'binary', maxLength: Math.min(schema.maxLength ?? 200, 400) }),
          fc.constantFrom(...HOSTILE_TEXT),
        )
        .map((text) => (isAllowed(text) ? text : (examples[0] ?? 'Tekst')));
  return fc.oneof({ arbitrary: fc.constantFrom(...examples), weight: 3 }, { arbitrary: made, weight: 1 });
}

/** One or several fields of a right body are away, hold what does not belong there, or are there twice. */
function brokenBody(
  right: fc.Arbitrary<Record<string, unknown>>,
  fields: readonly string[],
): fc.Arbitrary<string> {
  const field = fc.constantFrom(...fields, '__proto__', 'id');
  const change = fc.record({ field, how: fc.constantFrom('away', 'other', 'twice'), value: hostileValue });
  return fc.tuple(right, fc.array(change, { minLength: 1, maxLength: 3 })).map(([body, changes]) => {
    const entries = new Map(Object.entries(body).map(([key, value]) => [key, [value]]));
    for (const { field: key, how, value } of changes) {
      if (how === 'away') entries.delete(key);
      else entries.set(key, how === 'twice' ? [...(entries.get(key) ?? []), value] : [value]);
    }
    const written = [...entries].flatMap(([key, list]) =>
      list.map((value) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`),
    );
    return `{${written.join()}}`;
  });
}
