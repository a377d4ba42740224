import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { CALLS } from '@site/contract';
import { generateOpenApi } from '../src/openapi/generate-openapi.js';

const committed = readFileSync(`${__dirname}/../openapi.json`, 'utf8');
let document: OpenAPIObject;
beforeAll(async () => {
  document = await generateOpenApi();
});

/** Every operation of the description. */
function operations() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, NonNullable<OpenAPIObject['paths'][string]['get']>>).map(
      ([method, operation]) => ({ path, method: method.toUpperCase(), operation }),
    ),
  );
}

test('the committed description is what the code says now', () => {
  const isFresh = JSON.stringify(JSON.parse(committed)) === JSON.stringify(document);
  if (!isFresh)
    throw new Error('backend/openapi.json is stale: run `npm -C backend run openapi` and commit it.');
});

test('every call of the contract is described at its method and path, and nothing else', () => {
  const described = operations().map(({ path, method, operation }) => [
    operation.operationId,
    { method, path },
  ]);
  expect(Object.fromEntries(described)).toEqual(CALLS);
  expect(described).toHaveLength(Object.keys(CALLS).length);
});

test('every call says what it does, where it belongs, and what it answers', () => {
  for (const { operation } of operations()) {
    expect(operation).toMatchObject({ summary: expect.any(String), tags: [expect.any(String)] });
    expect(document.tags?.map(({ name }) => name)).toContain(operation.tags?.[0]);
    const successes = Object.entries(operation.responses).filter(([status]) => /^2/.test(status));
    expect(successes).not.toEqual([]);
    for (const [status, response] of successes) {
      // HTTP allows no body with a 204.
      if (status === '204') continue;
      expect(response).toMatchObject({ content: { 'application/json': { schema: expect.any(Object) } } });
    }
  }
});

test('an unexpected error is no part of the promise', () => {
  for (const { operation } of operations()) expect(Object.keys(operation.responses)).not.toContain('500');
});
