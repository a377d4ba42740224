import type { Answer, Failure } from './calls.js';

declare const TYPES: unique symbol;

/** Body, answer and error body of a call. Exists in types only: nothing of it is there at run time. */
export interface CallTypes<Body, CallAnswer, CallFailure> {
  readonly [TYPES]?: { body: Body; answer: CallAnswer; failure: CallFailure };
}

/** A call of the backend: method, path with its parameters in braces, and in types what goes in and comes out. */
export interface ApiCall extends CallTypes<unknown, unknown, unknown> {
  readonly method: string;
  readonly path: string;
}

/** @typeParam Body `undefined` for a call without a body. */
export function types<Body, CallAnswer = Answer, CallFailure = Failure>(): CallTypes<
  Body,
  CallAnswer,
  CallFailure
> {
  return {};
}

/** Makes the calls of a method. */
const by =
  <const Method extends string>(method: Method) =>
  <const Path extends string, Types>(path: Path, inAndOut: Types) => ({ method, path, ...inAndOut });
export const get = by('GET');
export const post = by('POST');
export const put = by('PUT');
export const remove = by('DELETE');

type TypesOf<C extends ApiCall> = NonNullable<C[typeof TYPES]>;

/** The JSON body that a call takes; `undefined` when it takes none. */
export type BodyOf<C extends ApiCall> = TypesOf<C>['body'];

/** The JSON body of a call's ok answer; `void` when it has none. */
export type AnswerOf<C extends ApiCall> = TypesOf<C>['answer'];

/** The JSON body of a call's answer with an error status. */
export type FailureOf<C extends ApiCall> = TypesOf<C>['failure'];

/** The names of the parameters in a path: `'id'` for `/api/customers/{id}/profile`; `never` when there are none. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;
