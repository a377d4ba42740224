import { SetMetadata } from '@nestjs/common';
import type { DomainError } from './domain-error.js';
import type { EveryCallName } from './every-call.js';

const CALL_METADATA = Symbol('call metadata');

/** An error that a call may answer with: its class, or an instance when the class cannot be constructed without arguments. */
export type CallError = (new () => DomainError) | DomainError;

/** What `@Call` stored about a method. */
export interface CallMetadata {
  operationId: EveryCallName;
  /** Fields of the body in the contract that it does not read. */
  unread: readonly string[];
  errors: readonly CallError[];
}

export const storeCallMetadata = (metadata: CallMetadata) => SetMetadata(CALL_METADATA, metadata);

/** What `@Call` stored about a method; `undefined` for a method without it. */
export function getCallMetadata(method: object): CallMetadata | undefined {
  return Reflect.getMetadata(CALL_METADATA, method);
}
