import { createRequire } from 'node:module';
import type { Type } from '@nestjs/common';
import { MetadataScanner, type ModulesContainer } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import { type CallMetadata, getCallMetadata } from './call-metadata.js';
import { EVERY_CALL } from './every-call.js';

/** The version of the contract. */
export const { version: CONTRACT_VERSION } = createRequire(import.meta.url)(
  '@site/contract/package.json',
) as {
  version: string;
};

/** A controller method with `@Call`. */
export interface CallHandler {
  controller: Type<object>;
  name: string;
  method: object;
  call: CallMetadata;
}

export function callHandlers(modules: ModulesContainer): CallHandler[] {
  const scanner = new MetadataScanner();
  return [...modules.values()].flatMap(({ controllers }) =>
    [...controllers.values()].flatMap(({ metatype }) => {
      const controller = metatype as Type<object>;
      return scanner.getAllMethodNames(controller.prototype).flatMap((name) => {
        const method = controller.prototype[name] as object;
        const call = getCallMetadata(method);
        return call ? [{ controller, name, method, call }] : [];
      });
    }),
  );
}

/** The fields that a call knows: those of the class of its body, as validation keeps them, and those that it leaves unread. */
export function knownFields({ controller, name, call }: CallHandler): string[] {
  const types: (Type | undefined)[] =
    Reflect.getMetadata('design:paramtypes', controller.prototype, name) ?? [];
  const rules = types.flatMap((type) =>
    type ? getMetadataStorage().getTargetValidationMetadatas(type, '', false, false) : [],
  );
  return [...new Set([...rules.map(({ propertyName }) => propertyName), ...call.unread])];
}

/** What this backend knows of the contract. Shells compare it with what releases need. */
export interface KnownCalls {
  /** The version of the contract. */
  contract: string;
  /** The fields of the body of each call, by method and path: `PUT /api/customers/{id}/profile`. */
  calls: Record<string, string[]>;
}

export function knownCalls(modules: ModulesContainer): KnownCalls {
  const calls = callHandlers(modules).map((handler): [string, string[]] => {
    const { method, path } = EVERY_CALL[handler.call.operationId];
    return [`${method} ${path}`, knownFields(handler)];
  });
  return { contract: CONTRACT_VERSION, calls: Object.fromEntries(calls) };
}
