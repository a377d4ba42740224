import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type Type,
} from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { CALLS, type CallName } from '@site/contract';
import type { DomainError } from './domain-error.js';

/** A refusal: its class, or an example of it when it cannot be made of nothing. */
export type Refusal = (new () => DomainError) | DomainError;

/** What is said of a call. */
export interface Description<A> {
  /** What it does, in a few words. */
  summary: string;
  /** What a caller should know besides. */
  description?: string;
  /** The class of its answer. What the method returns must fit it. */
  answer?: Type<A>;
  /** Answers without a body, by status, with when they come. */
  bare?: Readonly<Record<number, string>>;
  /** What its own rules refuse. What every call refuses is known already. */
  refusals?: readonly Refusal[];
}

/** A method that returns what its call is said to answer. */
type Answers<A> = <M extends (...args: never[]) => A | Promise<A>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<M>,
) => void;

const DESCRIBED = Symbol('what was said of a method');

/**
 * Makes a method the one that answers a call of the contract, at its method and path, and describes it. A success is
 * 200. The controller has no path of its own.
 */
export function Call<A>(name: CallName, said: Description<A>): Answers<A> {
  const { method, path } = CALLS[name];
  const { summary, description, answer, bare = {}, refusals = [] } = said;
  return applyDecorators(
    RequestMapping({ method: RequestMethod[method], path: path.replace(/\{(\w+)\}/g, ':$1') }),
    HttpCode(200),
    ApiOperation({ operationId: name, summary, ...(description && { description }) }),
    ...(answer ? [ApiResponse({ status: 200, description: 'It worked.', type: answer })] : []),
    ...Object.entries(bare).map(([status, when]) =>
      ApiResponse({ status: Number(status), description: when }),
    ),
    SetMetadata(DESCRIBED, { operationId: name, refusals } satisfies Described),
  );
}

/** What was said of a method by `@Call`. */
export interface Described {
  operationId: string;
  refusals: readonly Refusal[];
}

/** What was said of a method; nothing when it is not described. */
export function describedAs(method: object): Described | undefined {
  return Reflect.getMetadata(DESCRIBED, method);
}
