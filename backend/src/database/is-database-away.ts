import { types } from 'node:util';

/** SQLSTATE classes and codes that mean: the server is going, gone, starting, full or too busy to answer in time. */
const AWAY_STATES = /^(08...|57P0[1-5]|57014|53300)$/;
const AWAY_ERRORS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
];
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i;
/** TypeORM's word for a connection that broke between two statements of a transaction. */
const BROKEN_TRANSACTION = ['QueryRunnerAlreadyReleasedError', 'QueryRunnerProviderAlreadyReleasedError'];

/** Does this error say that PostgreSQL cannot be reached, rather than that a query is wrong? */
export function isDatabaseAway(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  if (BROKEN_TRANSACTION.includes(error.name)) return true;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (AWAY_STATES.test(code) || AWAY_ERRORS.includes(code))) return true;
  if (AWAY_MESSAGES.test(error.message)) return true;
  const { driverError, errors } = error as { driverError?: unknown; errors?: unknown };
  if (Array.isArray(errors)) return errors.some(isDatabaseAway);
  return isDatabaseAway(driverError ?? error.cause);
}
