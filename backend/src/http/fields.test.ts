import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Type } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import fc from 'fast-check';
import { ApiSpec, type Schema } from '../../test/fuzz/api-spec.js';
import { anyJson, anyText, HOSTILE_OTHER, HOSTILE_TEXT } from '../../test/fuzz/hostile.js';
import { CONTROLLERS } from '../app.module.js';
import { validationErrors } from './validation.js';

/** The types of the parameters of a controller's methods, as `@Call` makes the compiler keep them. */
function parametersOf({ prototype }: Type): Type<object>[] {
  const methods = Object.getOwnPropertyNames(prototype);
  return methods.flatMap((method) => Reflect.getMetadata('design:paramtypes', prototype, method) ?? []);
}

const BODIES = [...new Set(CONTROLLERS.flatMap(parametersOf))].filter(
  ({ name }) => name.endsWith('Dto') && !name.endsWith('QueryDto'),
);

/** `openapi.test.ts` says that it is that of this backend. */
const document: OpenAPIObject = JSON.parse(readFileSync(path.join(__dirname, '../../openapi.json'), 'utf8'));
const spec = new ApiSpec(document);

function schemaOf(body: Type<object>): Required<Pick<Schema, 'properties'>> & Schema {
  return document.components?.schemas?.[body.name] as Required<Pick<Schema, 'properties'>> & Schema;
}

/** Besides those that are named. */
const GENERATED_VALUES = 40;

/** The body parser rejects a `constructor` key before the fields are validated. */
const isParsed = (value: unknown) => !JSON.stringify(value)?.includes('"constructor"');
const anyValue = fc.oneof(anyText, anyJson).filter(isParsed);

/** Plausible values for a field, and hostile ones. */
function namedValues({ examples = [], enum: own = [] }: Schema): unknown[] {
  return [...examples, ...own, true, false, ...HOSTILE_TEXT, ...HOSTILE_OTHER].filter(isParsed);
}

test('the description names every body', () => {
  const described = Object.keys(document.components?.schemas ?? {}).filter((name) =>
    JSON.stringify(document.paths).includes(
      `"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/${name}"}`,
    ),
  );
  expect(described.sort()).toEqual(BODIES.map(({ name }) => name).sort());
});

test.each(BODIES.map((body) => [body.name, body] as const))(
  '%s: what the description allows is accepted, and what is accepted is what it describes',
  (_name, body) => {
    for (const [field, schema] of Object.entries(schemaOf(body).properties)) {
      // A JSON schema cannot express all rules for an e-mail address, and not that a text is JSON itself.
      const { format, contentMediaType, ...shape } = schema;
      const isDescribedWhole = format !== 'email' && contentMediaType === undefined;
      const isDescribed = spec.lenientValidator(shape);
      const named = namedValues(schema);
      fc.assert(
        fc.property(anyValue, (value) => {
          const mistake = validationErrors(body, { [field]: value })[field];
          if (isDescribed(value) && isDescribedWhole) expect(mistake).toBeUndefined();
          const read = (plainToInstance(body, { [field]: value }) as Record<string, unknown>)[field];
          if (mistake === undefined && read !== undefined)
            expect([read, isDescribed(read)]).toEqual([read, true]);
        }),
        {
          seed: 1,
          numRuns: named.length + GENERATED_VALUES,
          examples: named.map((value): [unknown] => [value]),
        },
      );
    }
  },
);

test.each(BODIES.map((body) => [body.name, body] as const))(
  '%s: a field that the description requires cannot be missing, any other can',
  (_name, body) => {
    const { required = [] } = schemaOf(body);
    expect(Object.keys(validationErrors(body, {})).sort()).toEqual([...required].sort());
  },
);
