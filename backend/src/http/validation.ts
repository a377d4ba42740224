import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { InvalidInput } from './domain-error.js';

/**
 * Checks every body against its class. Keys that the class does not have are dropped, not refused: the page that sent
 * them may be newer than this backend.
 */
export function bodyValidation(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => new InvalidInput(messagesByField(errors)),
  });
}

function messagesByField(errors: ValidationError[]): Record<string, string> {
  return Object.fromEntries(
    errors.map((error) => [
      error.property,
      Object.values(error.constraints ?? {})[0] ?? 'Controleer uw invoer.',
    ]),
  );
}
