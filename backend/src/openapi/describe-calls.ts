import type { INestApplication, Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Failure } from '@site/contract';
import { EmployeeNotLoggedIn, RoleRefused } from '../employees/employee-errors.js';
import { EMPLOYEE_SCHEME } from '../employees/employees-only.js';
import { FailureAnswer } from '../http/answers.js';
import type { CallError } from '../http/call-metadata.js';
import {
  AccessDenied,
  BadRequest,
  BodyTooLarge,
  DatabaseUnavailable,
  type DomainError,
  ForeignOrigin,
  HeadersTooLarge,
  InvalidInput,
  NotJson,
  NotLoggedIn,
  RequestTooSlow,
  SessionEnded,
  TooManyTries,
  UnknownCall,
} from '../http/domain-error.js';
import { EXAMPLE_ID } from '../http/fields.js';
import { type CallHandler, CONTRACT_VERSION, callHandlers } from '../http/known-calls.js';
import { validationErrors } from '../http/validation.js';
import { SESSION_SCHEME } from '../sessions/current-customer.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Responses = Operation['responses'];

/** Errors of every call. */
const ON_EVERY_CALL: readonly CallError[] = [
  BadRequest,
  RequestTooSlow,
  new TooManyTries(60),
  HeadersTooLarge,
  DatabaseUnavailable,
];
/** Errors of every call that changes something. */
const ON_EVERY_CHANGE: readonly CallError[] = [ForeignOrigin, BodyTooLarge, NotJson];

/**
 * Generates the OpenAPI document from the code: routes and answers from `@Call`, bodies from the decorators of their fields.
 * Adds what is the same for many calls: path parameters, common errors and validation errors.
 */
export function describeCalls(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, documentBase(), { extraModels: [FailureAnswer] });
  const handlers = new Map(
    callHandlers(app.get(ModulesContainer)).map((handler) => [String(handler.call.operationId), handler]),
  );
  document.components = {
    ...document.components,
    responses: Object.fromEntries(
      [...ON_EVERY_CALL, ...ON_EVERY_CHANGE]
        .map(exampleOf)
        .map((error) => [error.name, errorResponse([error])]),
    ),
  };
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      const handler = handlers.get(operation.operationId ?? '');
      if (handler) completeOperation(operation, method, path, handler, document);
    }
  }
  return document;
}

function documentBase() {
  return new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('API of the backend')
    .setDescription(
      'The calls of the pages of the site. Bodies and answers are JSON. Unknown keys in a body are ignored. Every error has a Dutch sentence for the visitor.',
    )
    .setVersion(CONTRACT_VERSION)
    .addTag('customers', 'Account, login and profile of a customer.')
    .addTag('sessions', 'Current session and logout.')
    .addTag('leases', 'Applications for a lease, with and without an account.')
    .addTag('documents', 'The documents that the office asks for an application.')
    .addTag('vehicles', 'What the RDW says about a number plate.')
    .addTag('companies', 'What the KvK says about companies.')
    .addTag('complaints', 'The complaint form.')
    .addTag('contact', 'The contact form.')
    .addTag('office', 'For employees. Where the office is not switched on, all of these answer with 404.')
    .addCookieAuth(
      'kantoor',
      {
        type: 'apiKey',
        in: 'cookie',
        description: 'The session of an employee. Over https its name is `__Host-kantoor`.',
      },
      EMPLOYEE_SCHEME,
    )
    .addCookieAuth(
      'sid',
      {
        type: 'apiKey',
        in: 'cookie',
        description: 'The session, set by `verify2fa`. Over https its name is `__Host-sid`.',
      },
      SESSION_SCHEME,
    )
    .build();
}

/** Adds path parameters and the errors that follow from the route, the session and the body. */
function completeOperation(
  operation: Operation,
  method: string,
  path: string,
  handler: CallHandler,
  document: OpenAPIObject,
): void {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: { type: 'string', format: 'uuid', examples: [EXAMPLE_ID] },
  }));
  const documented = operation.parameters ?? [];
  const isDocumented = (name: string) => documented.some((one) => 'name' in one && one.name === name);
  operation.parameters = [...parameters.filter(({ name }) => !isDocumented(name)), ...documented];
  const has = (scheme: string) => operation.security?.some((one) => scheme in one);
  const guarded = has(SESSION_SCHEME);
  const errors = [
    ...ON_EVERY_CALL,
    ...(method === 'get' ? [] : ON_EVERY_CHANGE),
    ...invalidInputOf(operation, handler, document),
    ...(guarded ? [NotLoggedIn, SessionEnded] : []),
    ...(guarded && parameters.length > 0 ? [AccessDenied] : []),
    ...(has(EMPLOYEE_SCHEME) ? [EmployeeNotLoggedIn, RoleRefused] : []),
    ...(path.startsWith('/api/office/') ? [UnknownCall] : []),
    ...handler.call.errors,
  ].map(exampleOf);
  const responses: Responses = { ...operation.responses };
  for (const status of new Set(errors.map((error) => error.status))) {
    const sameStatus = errors.filter((error) => error.status === status);
    const [only] = sameStatus;
    responses[status] =
      sameStatus.length === 1 && only && document.components?.responses?.[only.name]
        ? { $ref: `#/components/responses/${only.name}` }
        : errorResponse(sameStatus);
  }
  operation.responses = responses;
}

/** The validation errors of a body with an object, which is invalid, as the value of every field. */
function invalidInputOf(
  { requestBody }: Operation,
  handler: CallHandler,
  document: OpenAPIObject,
): CallError[] {
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
  return [new InvalidInput(validationErrors(bodyClass, wrong))];
}

function exampleOf(error: CallError): DomainError {
  return typeof error === 'function' ? new error() : error;
}

/** The response for one status, which may have several errors. */
function errorResponse(errors: readonly DomainError[]) {
  const retry = errors.some((error) => error.retryAfter !== undefined);
  return {
    description: errors.map((error) => `${error.name}: ${error.message}`).join('\n\n'),
    ...(retry && {
      headers: {
        'Retry-After': {
          description: 'Seconds until a retry can succeed.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
    }),
    content: {
      'application/json': {
        schema: { $ref: getSchemaPath(FailureAnswer) },
        examples: Object.fromEntries(
          errors.map(({ name, message, errors, details }) => {
            const value: Failure = { success: false, message, ...(errors && { errors }), ...details };
            return [name, { value }];
          }),
        ),
      },
    },
  };
}
