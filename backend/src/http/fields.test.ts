import 'reflect-metadata';
import { type Type } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import fc from 'fast-check';
import { hostileValue } from '../../test/fuzz/hostile.js';
import { Promised, type Schema } from '../../test/fuzz/promise.js';
import { ComplaintDto } from '../complaints/complaint-body.js';
import { ContactDto } from '../contact/contact.controller.js';
import {
  EmailDto,
  LoginDto,
  ProfileDto,
  Verify2faDto,
  VerifyActivationDto,
} from '../customers/customer-bodies.js';
import { LeaseApplicationDto, LinkApplicationDto } from '../leases/lease-bodies.js';
import { generateOpenApi } from '../openapi/generate-openapi.js';
import { DeleteCustomerDto } from '../privacy/privacy-bodies.js';
import { mistakesIn } from './validation.js';

const BODIES: Type<object>[] = [
  ComplaintDto,
  ContactDto,
  DeleteCustomerDto,
  EmailDto,
  LeaseApplicationDto,
  LinkApplicationDto,
  LoginDto,
  ProfileDto,
  Verify2faDto,
  VerifyActivationDto,
];

let document: OpenAPIObject;
let promised: Promised;
beforeAll(async () => {
  document = await generateOpenApi();
  promised = new Promised(document);
});

function schemaOf(body: Type<object>): Required<Pick<Schema, 'properties'>> & Schema {
  return document.components?.schemas?.[body.name] as Required<Pick<Schema, 'properties'>> & Schema;
}

/** A value for a field: one that is meant for it, or anything. */
function anyValue(schema: Schema): fc.Arbitrary<unknown> {
  const own = [...(schema.examples ?? []), ...(schema.enum ?? [])];
  // What reads a body refuses one with a constructor in it before its fields are looked at.
  const hostile = hostileValue.filter((value) => !JSON.stringify(value)?.includes('"constructor"'));
  return fc.oneof(hostile, own.length > 0 ? fc.constantFrom(...own) : fc.boolean());
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
      // What makes an address an address is more than a schema can say.
      const { format, ...shape } = schema;
      const isDescribed = promised.loosely(shape);
      fc.assert(
        fc.property(anyValue(schema), (value) => {
          const mistake = mistakesIn(body, { [field]: value })[field];
          if (isDescribed(value) && format !== 'email') expect(mistake).toBeUndefined();
          const read = (plainToInstance(body, { [field]: value }) as Record<string, unknown>)[field];
          if (mistake === undefined && read !== undefined)
            expect([read, isDescribed(read)]).toEqual([read, true]);
        }),
        { seed: 1, numRuns: 200 },
      );
    }
  },
);

test.each(BODIES.map((body) => [body.name, body] as const))(
  '%s: a field that the description wants cannot be away, any other can',
  (_name, body) => {
    const { required = [] } = schemaOf(body);
    expect(Object.keys(mistakesIn(body, {})).sort()).toEqual([...required].sort());
  },
);
