import { type Type, type ValidationError, ValidationPipe } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { InvalidInput } from './domain-error.js';

const RULES = { whitelist: true, stopAtFirstError: true, forbidUnknownValues: true } as const;

/**
 * Checks every body against its class. Keys that the class does not have are dropped, not refused: the page that sent
 * them may be newer than this backend.
 */
export function bodyValidation(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    ...RULES,
    exceptionFactory: (errors) => new InvalidInput(messagesByField(errors)),
  });
}

/** What is wrong with a body, by field; empty when nothing is. The same checks, for who has no request. */
export function mistakesIn(bodyClass: Type<object>, body: object): Record<string, string> {
  return messagesByField(validateSync(plainToInstance(bodyClass, body), RULES));
}

function messagesByField(errors: ValidationError[]): Record<string, string> {
  return Object.fromEntries(
    errors.map((error) => [
      error.property,
      Object.values(error.constraints ?? {})[0] ?? 'Controleer uw invoer.',
    ]),
  );
}
