import 'reflect-metadata';
import { type Type } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import fc from 'fast-check';
import { ApiSpec, type Schema } from '../../test/fuzz/api-spec.js';
import { hostileValue } from '../../test/fuzz/hostile.js';
import {
  EmailDto,
  LoginDto,
  ProfileDto,
  Verify2faDto,
  VerifyActivationDto,
} from '../accounts/account-bodies.js';
import { ComplaintDto, ComplaintStatusDto } from '../complaints/complaint-body.js';
import { ContactDto } from '../contact/contact.controller.js';
import { generateOpenApi } from '../generate-openapi.js';
import {
  AcceptOfferDto,
  ApplicationRequestDto,
  LeaseApplicationDto,
  LinkApplicationDto,
} from '../leases/lease-bodies.js';
import { DeleteCustomerDto } from '../privacy/privacy-bodies.js';
import { validationErrors } from './validation.js';

const BODIES: Type<object>[] = [
  AcceptOfferDto,
  ApplicationRequestDto,
  ComplaintDto,
  ComplaintStatusDto,
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
let spec: ApiSpec;
beforeAll(async () => {
  document = await generateOpenApi();
  spec = new ApiSpec(document);
});

function schemaOf(body: Type<object>): Required<Pick<Schema, 'properties'>> & Schema {
  return document.components?.schemas?.[body.name] as Required<Pick<Schema, 'properties'>> & Schema;
}

/** A value for a field: a plausible one, or any value. */
function anyValue(schema: Schema): fc.Arbitrary<unknown> {
  const own = [...(schema.examples ?? []), ...(schema.enum ?? [])];
  // The body parser rejects a `constructor` key before the fields are validated.
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
      // A JSON schema cannot express all rules for an e-mail address.
      const { format, ...shape } = schema;
      const isDescribed = spec.lenientValidator(shape);
      fc.assert(
        fc.property(anyValue(schema), (value) => {
          const mistake = validationErrors(body, { [field]: value })[field];
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
  '%s: a field that the description requires cannot be missing, any other can',
  (_name, body) => {
    const { required = [] } = schemaOf(body);
    expect(Object.keys(validationErrors(body, {})).sort()).toEqual([...required].sort());
  },
);
