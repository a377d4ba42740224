import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A schema of the description, as far as the fuzz reads it. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  enum?: unknown[];
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  [keyword: string]: unknown;
}

/** A call as it is described. */
export interface PromisedCall {
  name: string;
  method: string;
  path: string;
  body: Schema | undefined;
  takesIdempotencyKey: boolean;
  /** By status: the check of the body, or `null` where there is none. */
  answers: ReadonlyMap<number, ValidateFunction | null>;
}

/** What the backend promises in its description: which calls there are, and what they answer. */
export class Promised {
  readonly calls: readonly PromisedCall[];
  /** Any refusal. */
  readonly isFailure: ValidateFunction;
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor(private readonly document: OpenAPIObject) {
    addFormats.default(this.ajv);
    this.isFailure = this.exactly({ $ref: '#/components/schemas/FailureAnswer' });
    this.calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
        this.callOf(path, method.toUpperCase(), operation),
      ),
    );
  }

  /** Checks what is sent: keys that are not described are allowed. */
  loosely(schema: Schema): ValidateFunction {
    return this.ajv.compile(this.resolved(schema));
  }

  /** Checks what is answered: nothing may be in it that is not described. */
  exactly(schema: Schema): ValidateFunction {
    return this.ajv.compile(closed(this.resolved(schema)));
  }

  private callOf(path: string, method: string, operation: Operation): PromisedCall {
    const body = operation.requestBody?.content['application/json']?.schema;
    return {
      name: operation.operationId,
      method,
      path,
      body: body && this.resolved(body),
      takesIdempotencyKey: operation.parameters.some((parameter) => parameter.name === 'Idempotency-Key'),
      answers: new Map(
        Object.entries(operation.responses).map(([status, answer]) => {
          const schema = this.resolved<Response>(answer).content?.['application/json']?.schema;
          return [Number(status), schema ? this.exactly(schema) : null];
        }),
      ),
    };
  }

  /** With every reference replaced by what it refers to. */
  private resolved<T>(part: T): T {
    if (Array.isArray(part)) return part.map((item) => this.resolved(item)) as T;
    if (typeof part !== 'object' || part === null) return part;
    if ('$ref' in part) {
      const [, ...keys] = String(part.$ref).split('/');
      return this.resolved(
        keys.reduce((at, key) => at[key] as Level, this.document as unknown as Level) as T,
      );
    }
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, this.resolved(value)])) as T;
  }
}

interface Level {
  [key: string]: Level;
}

interface Response {
  content?: { 'application/json'?: { schema: Schema } };
}

interface Operation {
  operationId: string;
  parameters: { name: string }[];
  requestBody?: { content: { 'application/json'?: { schema: Schema } } };
  responses: Record<string, Response>;
}

function closed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(closed) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return ('properties' in inner ? { additionalProperties: false, ...inner } : inner) as T;
}
