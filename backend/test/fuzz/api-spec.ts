import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The part of an OpenAPI schema that the fuzz tests use. */
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

/** A documented call. */
export interface ApiOperation {
  name: string;
  method: string;
  path: string;
  body: Schema | undefined;
  takesIdempotencyKey: boolean;
  takesFiles: boolean;
  /** Its successful answer is a file. */
  sendsFile: boolean;
  /** Validators of the body by status; `null` for no body. */
  answers: ReadonlyMap<number, ValidateFunction | null>;
}

/** The calls and answers in openapi.json. */
export class ApiSpec {
  readonly calls: readonly ApiOperation[];
  /** Validates any error body. */
  readonly isFailure: ValidateFunction;
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  /** Most calls have the same answers to what is wrong. */
  private readonly strict = new Map<string, ValidateFunction>();

  constructor(private readonly document: OpenAPIObject) {
    addFormats.default(this.ajv);
    this.isFailure = this.strictValidator({ $ref: '#/components/schemas/FailureAnswer' });
    this.calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
        this.callOf(path, method.toUpperCase(), operation),
      ),
    );
  }

  /** For requests: allows undocumented keys. */
  lenientValidator(schema: Schema): ValidateFunction {
    return this.ajv.compile(this.resolved(schema));
  }

  /** For answers: allows no undocumented keys. */
  strictValidator(schema: Schema): ValidateFunction {
    const whole = closed(this.resolved(schema));
    const key = JSON.stringify(whole);
    const validator = this.strict.get(key) ?? this.ajv.compile(whole);
    this.strict.set(key, validator);
    return validator;
  }

  /** The schema of the answer of a call with this status. */
  schemaOf(name: string, status: number): Schema | undefined {
    const operations = Object.values(this.document.paths).flatMap((methods) =>
      Object.values(methods as Record<string, Operation>),
    );
    const operation = operations.find(({ operationId }) => operationId === name);
    return this.resolved(operation?.responses[status])?.content?.['application/json']?.schema;
  }

  private callOf(path: string, method: string, operation: Operation): ApiOperation {
    const body = operation.requestBody?.content['application/json']?.schema;
    return {
      name: operation.operationId,
      method,
      path,
      body: body && this.resolved(body),
      takesFiles: operation.requestBody?.content['multipart/form-data'] !== undefined,
      sendsFile: (['application/octet-stream', 'text/csv'] as const).some(
        (type) => operation.responses[200]?.content?.[type] !== undefined,
      ),
      takesIdempotencyKey: operation.parameters.some((parameter) => parameter.name === 'Idempotency-Key'),
      answers: new Map(
        Object.entries(operation.responses).map(([status, answer]) => {
          const schema = this.resolved<Response>(answer).content?.['application/json']?.schema;
          return [Number(status), schema ? this.strictValidator(schema) : null];
        }),
      ),
    };
  }

  /** Resolves every `$ref`. */
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
  content?: {
    'application/json'?: { schema: Schema };
    'application/octet-stream'?: object;
    'text/csv'?: object;
  };
}

interface Operation {
  operationId: string;
  parameters: { name: string }[];
  requestBody?: { content: { 'application/json'?: { schema: Schema }; 'multipart/form-data'?: object } };
  responses: Record<string, Response>;
}

function closed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(closed) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return ('properties' in inner ? { additionalProperties: false, ...inner } : inner) as T;
}
