import { types } from 'node:util';

/**
 * SQLSTATE classes and codes of a server that is stopping, unreachable, starting, too slow, read-only, or out of connections, memory or
 * disk space.
 */
const UNAVAILABLE_STATES = /^(08...|25006|53...|57014|57P..)$/;
const UNAVAILABLE_ERRORS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
];
const UNAVAILABLE_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i;
/** Thrown by TypeORM when a connection broke between two statements of a transaction. */
const BROKEN_TRANSACTION = ['QueryRunnerAlreadyReleasedError', 'QueryRunnerProviderAlreadyReleasedError'];

/** Is PostgreSQL unreachable, as opposed to an error in a query? */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  if (BROKEN_TRANSACTION.includes(error.name)) return true;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (UNAVAILABLE_STATES.test(code) || UNAVAILABLE_ERRORS.includes(code)))
    return true;
  if (UNAVAILABLE_MESSAGES.test(error.message)) return true;
  const { driverError, errors } = error as { driverError?: unknown; errors?: unknown };
  if (Array.isArray(errors)) return errors.some(isDatabaseUnavailable);
  return isDatabaseUnavailable(driverError ?? error.cause);
}
