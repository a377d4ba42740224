import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpCode,
  Injectable,
  type NestInterceptor,
  RequestMapping,
  RequestMethod,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { type AnswerOf, type BodyOf } from '@site/contract';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { type CallError, storeCallMetadata } from './call-metadata.js';
import { DroppedFields } from './dropped-fields.js';
import { EVERY_CALL, type EveryCallName } from './every-call.js';

/** Sends the answer `null` as JSON. Nest would send an empty body, which no JSON parser reads. */
@Injectable()
class NullAsJson implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer: unknown) => {
        if (answer !== null) return answer;
        reply.type('application/json; charset=utf-8');
        return 'null';
      }),
    );
  }
}

/** How a call is implemented and documented. */
export interface CallOptions<N extends EveryCallName, Unread extends string> {
  /** What it does, in a few words. */
  summary: string;
  /** What a caller should know besides. */
  description?: string;
  /** The class that describes its answer. */
  answer?: Type<NonNullable<AnswerOf<(typeof EVERY_CALL)[N]>>>;
  /** When the answer is `null`. */
  nullWhen?: null extends AnswerOf<(typeof EVERY_CALL)[N]> ? string : never;
  /** Fields of the body in the contract that the backend does not read. */
  unread?: readonly Unread[];
  /** Responses without a body: when each status is sent. */
  emptyResponses?: Readonly<Record<number, string>>;
  /** Errors of its own rules. Those that every call may answer with are added by `describe-calls.ts`. */
  errors?: readonly CallError[];
}

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Whether one of the parameters has this type. */
type TakesOne<Parameters extends unknown[], T> = Parameters extends [infer First, ...infer Rest]
  ? Same<First, T> extends true
    ? true
    : TakesOne<Rest, T>
  : false;

/**
 * Whether a method takes the body of its call, but for the fields that the backend does not read. Classes that read a body are
 * compared with the contract field by field.
 */
type TakesBody<M extends (...args: never[]) => unknown, Body, Unread extends string> = undefined extends Body
  ? true
  : TakesOne<Parameters<M>, Omit<Body, Unread>>;

/** Named for the compiler's message. */
interface BodyMissing {
  'no parameter has the type of the body in the contract': never;
}

/** A method that takes the body of its call and returns its answer, as the contract has them. */
type Implements<N extends EveryCallName, Unread extends string> = <
  M extends (
    ...args: never[]
  ) => AnswerOf<(typeof EVERY_CALL)[N]> | Promise<AnswerOf<(typeof EVERY_CALL)[N]>>,
>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<M> &
    (TakesBody<M, BodyOf<(typeof EVERY_CALL)[N]>, Unread> extends true ? unknown : BodyMissing),
) => void;

/** A path of the contract as the framework writes it: `/api/customers/:id`. */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/**
 * Makes a method the one that answers a call of the contract, at its method and path, and describes it. A success is
 * 200. The controller has no path of its own.
 */
export function Call<N extends EveryCallName, const Unread extends string = never>(
  name: N,
  options: CallOptions<N, Unread>,
): Implements<N, Unread> {
  const { method, path } = EVERY_CALL[name];
  const { summary, description, answer, nullWhen, unread = [], emptyResponses = {}, errors = [] } = options;
  return applyDecorators(
    RequestMapping({ method: RequestMethod[method], path: routeOf(path) }),
    HttpCode(200),
    // Only a body has fields, and an interceptor is work for each call.
    ...(method === 'GET' ? [] : [UseInterceptors(DroppedFields)]),
    ApiOperation({ operationId: name, summary, ...(description && { description }) }),
    ...(answer && nullWhen ? [NullableAnswer(answer, nullWhen)] : []),
    ...(answer && !nullWhen ? [ApiResponse({ status: 200, description: 'It worked.', type: answer })] : []),
    ...Object.entries(emptyResponses).map(([status, when]) =>
      ApiResponse({ status: Number(status), description: when }),
    ),
    storeCallMetadata({ operationId: name, unread, errors }),
  );
}

/** Answers with JSON that may be `null`. */
function NullableAnswer(answer: Type, nullWhen: string): MethodDecorator {
  return applyDecorators(
    UseInterceptors(NullAsJson),
    ApiExtraModels(answer),
    ApiResponse({
      status: 200,
      description: `It worked; \`null\` ${nullWhen}.`,
      schema: { anyOf: [{ $ref: getSchemaPath(answer) }, { type: 'null' }] },
    }),
  );
}
