import fc from 'fast-check';
import type { ApiOperation, ApiSpec, Schema } from './api-spec.js';
import { HOSTILE_TEXT, hostileSegment, hostileValue, hugeBody, malformedBody, query } from './hostile.js';
import type { RawRequest } from './raw-request.js';

/** What a successful request needs: the cookie and the values. */
export interface Precondition {
  cookie: string;
  /** Values for path parameters and body fields; others are generated. */
  values: Readonly<Record<string, unknown>>;
}

const ORIGIN = 'http://localhost:8080';
const JSON_TYPE = 'application/json';
const FILES_TYPE = 'multipart/form-data; boundary=grens';
const typeOf = (call: ApiOperation) => (call.takesFiles ? FILES_TYPE : JSON_TYPE);
const MAX_PRINTED_CHARACTERS = 300;

/**
 * Generates valid and invalid requests for a call from its documentation.
 *
 * @param preconditions what the call needs to succeed; requests use these, intact or broken.
 * @param otherCustomerId the id of a customer whose data must not be accessible.
 */
export function requestsOf(
  call: ApiOperation,
  spec: ApiSpec,
  preconditions: readonly Precondition[],
  otherCustomerId: string,
): fc.Arbitrary<RawRequest> {
  return fc.oneof(
    ...preconditions.map((precondition) => requestsWith(precondition, call, spec, otherCustomerId)),
  );
}

function requestsWith(
  precondition: Precondition,
  call: ApiOperation,
  spec: ApiSpec,
  otherCustomerId: string,
): fc.Arbitrary<RawRequest> {
  return fc
    .record({
      path: pathOf(call, precondition, otherCustomerId),
      query,
      cookie: cookieOf(precondition),
      headers: headersOf(call),
      body: call.takesFiles
        ? filesBody
        : call.body
          ? bodyOf(call.body, spec, precondition)
          : fc.option(malformedBody, { nil: undefined, freq: 3 }),
    })
    .map((parts) => ({
      method: call.method,
      path: parts.path + parts.query,
      headers: {
        ...(call.method === 'GET' ? {} : { origin: ORIGIN }),
        ...(parts.body === undefined ? {} : { 'content-type': typeOf(call) }),
        ...(parts.cookie === '' ? {} : { cookie: parts.cookie }),
        ...parts.headers,
      },
      body: call.method === 'GET' ? undefined : parts.body,
    }))
    .map(printable);
}

/** Abbreviates itself when printed for a failure; seed and path reproduce the full request. */
function printable(request: RawRequest): RawRequest {
  const text = JSON.stringify(request, (_key, value) =>
    typeof value === 'string' && value.length > MAX_PRINTED_CHARACTERS
      ? `${value.slice(0, MAX_PRINTED_CHARACTERS)}… (${value.length})`
      : value,
  );
  return Object.defineProperty(request, fc.toStringMethod, { value: () => text });
}

/** The valid request for a precondition. */
export function validRequest(call: ApiOperation, { cookie, values }: Precondition): RawRequest {
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
      ...((call.body || call.takesFiles) && { 'content-type': typeOf(call) }),
      ...(cookie && { cookie }),
    },
    body: call.takesFiles ? FORM : call.body && JSON.stringify(Object.fromEntries(body)),
  };
}

function exampleOf({ type, examples }: Schema): unknown {
  return examples?.[0] ?? (type === 'boolean' ? false : 'Tekst');
}

function pathOf(
  call: ApiOperation,
  precondition: Precondition,
  otherCustomerId: string,
): fc.Arbitrary<string> {
  const segments = call.path.split('/').map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name === undefined) return fc.constant(segment);
    return fc.oneof(
      { arbitrary: fc.constant(String(precondition.values[name])), weight: 6 },
      { arbitrary: fc.constant(otherCustomerId), weight: 2 },
      { arbitrary: hostileSegment, weight: 3 },
    );
  });
  return fc.tuple(...segments).map((parts) => parts.join('/'));
}

function cookieOf({ cookie }: Precondition): fc.Arbitrary<string> {
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

/** Headers in addition to those of the pages. */
function headersOf(call: ApiOperation): fc.Arbitrary<Record<string, string>> {
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

/** Valid bodies, bodies with some invalid fields, and arbitrary ones. */
function bodyOf(schema: Schema, spec: ApiSpec, precondition: Precondition): fc.Arbitrary<string | undefined> {
  const right = validBody(schema, spec, precondition);
  return fc.oneof(
    { arbitrary: right.map((body) => JSON.stringify(body)), weight: 8 },
    { arbitrary: brokenBody(right, Object.keys(schema.properties ?? {})), weight: 8 },
    { arbitrary: malformedBody, weight: 2 },
    { arbitrary: hugeBody, weight: 1 },
    { arbitrary: fc.constant(undefined), weight: 1 },
  );
}

const A_PDF = `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj
trailer <</Root 1 0 R>>
%%EOF`;

const formWith = (content: string) =>
  `--grens\r\ncontent-disposition: form-data; name="bestand"; filename="a.pdf"\r\n\r\n${content}\r\n--grens--\r\n`;

/** A form with a file that is accepted. */
const FORM = formWith(A_PDF);

const filesBody: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constant(FORM), weight: 4 },
  { arbitrary: fc.nat(FORM.length).map((length) => FORM.slice(0, length)), weight: 3 },
  { arbitrary: fc.constant(FORM.replace('"bestand"', '"__proto__"')), weight: 1 },
  { arbitrary: fc.string().map(formWith), weight: 1 },
  { arbitrary: malformedBody, weight: 2 },
);

/** A body that matches the documentation. */
function validBody(
  schema: Schema,
  spec: ApiSpec,
  { values }: Precondition,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(([field, fieldSchema]) => {
    const allowed = validValue(fieldSchema, spec);
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

function validValue(schema: Schema, spec: ApiSpec): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'boolean') return fc.boolean();
  // Mostly a new address, so that no limit is exceeded; sometimes the same.
  if (schema.format === 'email')
    return fc.nat(1_000_000).map((number) => `f${number % 5 === 0 ? 0 : number}@fuzz.example`);
  const isAllowed = spec.lenientValidator(schema);
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

/** A valid body with fields that are missing, invalid or duplicated. */
function brokenBody(
  right: fc.Arbitrary<Record<string, unknown>>,
  fields: readonly string[],
): fc.Arbitrary<string> {
  const field = fc.constantFrom(...fields, '__proto__', 'id');
  const change = fc.record({ field, how: fc.constantFrom('missing', 'other', 'twice'), value: hostileValue });
  return fc.tuple(right, fc.array(change, { minLength: 1, maxLength: 3 })).map(([body, changes]) => {
    const entries = new Map(Object.entries(body).map(([key, value]) => [key, [value]]));
    for (const { field: key, how, value } of changes) {
      if (how === 'missing') entries.delete(key);
      else entries.set(key, how === 'twice' ? [...(entries.get(key) ?? []), value] : [value]);
    }
    const written = [...entries].flatMap(([key, list]) =>
      list.map((value) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`),
    );
    return `{${written.join()}}`;
  });
}
