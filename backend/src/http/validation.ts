import { type Type, type ValidationError, ValidationPipe } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { InvalidInput } from './domain-error.js';

const RULES = { whitelist: true, stopAtFirstError: true, forbidUnknownValues: true } as const;

/**
 * Validates every body against its class. Unknown keys are dropped, not rejected: the page that sent them may be newer than
 * this backend.
 */
export function bodyValidation(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    ...RULES,
    exceptionFactory: (errors) => new InvalidInput(messagesByField(errors)),
  });
}

/** Validation messages by field, outside a request; empty for a valid body. */
export function validationErrors(bodyClass: Type<object>, body: object): Record<string, string> {
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
