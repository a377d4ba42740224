import { createRequire } from 'node:module';
import type { INestApplication, Type } from '@nestjs/common';
import { GUARDS_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Failure } from '@site/contract';
import { FailureAnswer } from '../http/answers.js';
import { describedAs, type Refusal } from '../http/call.js';
import {
  BadRequest,
  BodyTooLarge,
  DatabaseAway,
  type DomainError,
  ForeignOrigin,
  HeadersTooLarge,
  InvalidInput,
  NotJson,
  NotLoggedIn,
  NotYours,
  RequestTooSlow,
  TooManyTries,
} from '../http/domain-error.js';
import { AN_ID } from '../http/fields.js';
import { mistakesIn } from '../http/validation.js';
import { CustomerGuard } from '../sessions/current-customer.js';

const { version } = createRequire(import.meta.url)('@site/contract/package.json') as { version: string };

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Responses = Operation['responses'];

/** A method of a controller that is described. */
interface Handler {
  controller: Type<object>;
  name: string;
  method: object;
}

const SESSION = 'session';

/** Refused everywhere. */
const EVERYWHERE: readonly Refusal[] = [
  BadRequest,
  RequestTooSlow,
  new TooManyTries(60),
  HeadersTooLarge,
  DatabaseAway,
];
/** Refused wherever something can be changed. */
const AT_CHANGES: readonly Refusal[] = [ForeignOrigin, BodyTooLarge, NotJson];

/**
 * The description of all calls, from the code that answers them: routes and answers from `@Call`,
 * bodies from the decorators of their fields, and what is the same for many calls from here.
 */
export function describeCalls(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, introduction(), { extraModels: [FailureAnswer] });
  const handlers = describedHandlers(app);
  document.components = {
    ...document.components,
    responses: Object.fromEntries(
      [...EVERYWHERE, ...AT_CHANGES].map(exampleOf).map((refusal) => [refusal.name, refusedWith([refusal])]),
    ),
  };
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      const handler = handlers.get(operation.operationId ?? '');
      if (handler) complete(operation, method, path, handler, document);
    }
  }
  return document;
}

function introduction() {
  return new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Calls of the backend')
    .setDescription(
      'What the pages of the site ask. Bodies and answers are JSON. A body may hold keys that are not named here: they are dropped. Every refusal has a Dutch sentence for the visitor.',
    )
    .setVersion(version)
    .addTag('customers', 'Account, login and profile of a customer.')
    .addTag('sessions', 'Who is logged in, and logging out.')
    .addTag('leases', 'Applications for a lease, with and without an account.')
    .addTag('complaints', 'The complaint form.')
    .addTag('contact', 'The contact form.')
    .addCookieAuth(
      'sid',
      {
        type: 'apiKey',
        in: 'cookie',
        description: 'The session, from `verify2fa`. Over https its name is `__Host-sid`.',
      },
      SESSION,
    )
    .build();
}

/** The methods that answer calls, by the name of the call. */
function describedHandlers(app: INestApplication): Map<string, Handler> {
  const scanner = new MetadataScanner();
  const handlers = new Map<string, Handler>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      const controller = metatype as Type<object>;
      for (const name of scanner.getAllMethodNames(controller.prototype)) {
        const method = controller.prototype[name] as object;
        const described = describedAs(method);
        if (described) handlers.set(described.operationId, { controller, name, method });
      }
    }
  }
  return handlers;
}

/** Adds what follows from the route, the guard and the body. */
function complete(
  operation: Operation,
  method: string,
  path: string,
  handler: Handler,
  document: OpenAPIObject,
): void {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: { type: 'string', format: 'uuid', examples: [AN_ID] },
  }));
  operation.parameters = [...parameters, ...(operation.parameters ?? [])];
  const guarded = [handler.controller, handler.method].some((guarding) =>
    (Reflect.getMetadata(GUARDS_METADATA, guarding) ?? []).includes(CustomerGuard),
  );
  if (guarded) operation.security = [{ [SESSION]: [] }];
  const refusals = [
    ...EVERYWHERE,
    ...(method === 'get' ? [] : AT_CHANGES),
    ...invalidInputOf(operation, handler, document),
    ...(guarded ? [NotLoggedIn] : []),
    ...(guarded && parameters.length > 0 ? [NotYours] : []),
    ...(describedAs(handler.method)?.refusals ?? []),
  ].map(exampleOf);
  const responses: Responses = { ...operation.responses };
  for (const status of new Set(refusals.map((refusal) => refusal.status))) {
    const alike = refusals.filter((refusal) => refusal.status === status);
    const [only] = alike;
    responses[status] =
      alike.length === 1 && only && document.components?.responses?.[only.name]
        ? { $ref: `#/components/responses/${only.name}` }
        : refusedWith(alike);
  }
  operation.responses = responses;
}

/** How a body is refused that holds an object at every field. */
function invalidInputOf({ requestBody }: Operation, handler: Handler, document: OpenAPIObject): Refusal[] {
  if (!requestBody || '$ref' in requestBody) return [];
  const types: Type<object>[] = Reflect.getMetadata(
    'design:paramtypes',
    handler.controller.prototype,
    handler.name,
  );
  const schema = requestBody.content['application/json']?.schema;
  const bodyClass = types.find((type) => schema && '$ref' in schema && schema.$ref === getSchemaPath(type));
  const described = bodyClass && document.components?.schemas?.[bodyClass.name];
  if (!bodyClass || !described || '$ref' in described) return [];
  const wrong = Object.fromEntries(Object.keys(described.properties ?? {}).map((field) => [field, {}]));
  return [new InvalidInput(mistakesIn(bodyClass, wrong))];
}

function exampleOf(refusal: Refusal): DomainError {
  return typeof refusal === 'function' ? new refusal() : refusal;
}

/** The answer of one status, which may have several meanings. */
function refusedWith(refusals: readonly DomainError[]) {
  const retry = refusals.some((refusal) => refusal.retryAfter !== undefined);
  return {
    description: refusals.map((refusal) => `${refusal.name}: ${refusal.message}`).join('\n\n'),
    ...(retry && {
      headers: {
        'Retry-After': {
          description: 'After how many seconds trying again makes sense.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
    }),
    content: {
      'application/json': {
        schema: { $ref: getSchemaPath(FailureAnswer) },
        examples: Object.fromEntries(
          refusals.map(({ name, message, errors, details }) => {
            const value: Failure = { success: false, message, ...(errors && { errors }), ...details };
            return [name, { value }];
          }),
        ),
      },
    },
  };
}
