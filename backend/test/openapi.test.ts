import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { generateOpenApi } from '../src/generate-openapi.js';
import { EVERY_CALL, type EveryCallName } from '../src/http/every-call.js';
import { CONTRACT_SAMPLES } from './contract-samples.js';
import { ApiSpec, type Schema } from './fuzz/api-spec.js';

const committed = readFileSync(`${__dirname}/../openapi.json`, 'utf8');
let document: OpenAPIObject;
let spec: ApiSpec;
beforeAll(async () => {
  document = await generateOpenApi();
  spec = new ApiSpec(document);
});

/** Every operation of the description. */
function operations() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, NonNullable<OpenAPIObject['paths'][string]['get']>>).map(
      ([method, operation]) => ({ path, method: method.toUpperCase(), operation }),
    ),
  );
}

test('the committed openapi.json is up to date', () => {
  const isFresh = JSON.stringify(JSON.parse(committed)) === JSON.stringify(document);
  if (!isFresh)
    throw new Error('backend/openapi.json is stale: run `npm -C backend run openapi` and commit it.');
});

test('exactly the calls of the contract are documented', () => {
  const described = operations().map(({ path, method, operation }) => [
    operation.operationId,
    { method, path },
  ]);
  expect(Object.fromEntries(described)).toEqual(EVERY_CALL);
  expect(described).toHaveLength(Object.keys(EVERY_CALL).length);
});

test('every call has a summary, a tag and documented answers', () => {
  for (const { operation } of operations()) {
    expect(operation).toMatchObject({ summary: expect.any(String), tags: [expect.any(String)] });
    expect(document.tags?.map(({ name }) => name)).toContain(operation.tags?.[0]);
    const successes = Object.entries(operation.responses).filter(([status]) => /^2|303/.test(status));
    expect(successes).not.toEqual([]);
    for (const [status, response] of successes) {
      // HTTP allows no body with a 204, and a form without scripts is redirected without one.
      if (status === '204' || status === '303') continue;
      const { content = {} } = response as { content?: Record<string, unknown> };
      expect(Object.values(content)).toMatchObject([{ schema: expect.any(Object) }]);
    }
  }
});

test('unexpected errors are not documented', () => {
  for (const { operation } of operations()) expect(Object.keys(operation.responses)).not.toContain('500');
});

/** Fields of a body that a call does not read, so that they are not described. */
const UNREAD: { [Name in EveryCallName]?: readonly string[] } = { complaints: ['bijlagen'] };

/** The fields that a schema describes, as paths: `customer.email`, `applications.id`. */
function fieldsOf(schema: Schema | undefined, path = ''): string[] {
  if (!schema) return [];
  const {
    properties = {},
    items,
    allOf = [],
    anyOf = [],
  } = schema as Schema & { items?: Schema; allOf?: Schema[]; anyOf?: Schema[] };
  const inner = Object.entries(properties).flatMap(([name, field]) => [
    `${path}${name}`,
    ...fieldsOf(field, `${path}${name}.`),
  ]);
  return [
    ...inner,
    ...fieldsOf(items, path),
    ...[...allOf, ...anyOf].flatMap((part) => fieldsOf(part, path)),
  ];
}

/** The fields of a value, as the same paths. */
function fieldsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return fieldsIn(value[0], path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    `${path}${name}`,
    ...fieldsIn(field, `${path}${name}.`),
  ]);
}

test.each(Object.keys(EVERY_CALL) as EveryCallName[])(
  'the description of %s has the fields of the contract, with their types, and no others',
  (name) => {
    const call = spec.calls.find((described) => described.name === name);
    const { body, answer } = CONTRACT_SAMPLES[name];
    const unread = UNREAD[name] ?? [];
    const described = fieldsOf(call?.body).sort();
    expect(described).toEqual(
      fieldsIn(body)
        .filter((path) => !unread.includes(path.split('.')[0] ?? ''))
        .sort(),
    );
    if (call?.body) {
      const fits = spec.lenientValidator(call.body);
      expect(fits(body) || fits.errors).toBe(true);
    }
    if (answer === undefined) return;
    expect(fieldsOf(spec.schemaOf(name, 200)).sort()).toEqual(fieldsIn(answer).sort());
    const fits = call?.answers.get(200);
    expect(fits?.(answer) || fits?.errors).toBe(true);
  },
);
