import { InvalidSetting } from '@site/server';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.js';
import { RetentionFailed } from '../privacy/retention-failed.js';
import { CommandError } from './command-error.js';

/** SQLSTATE of a missing table, column, schema or function. */
const NOT_MIGRATED = ['42P01', '42703', '3F000', '42883'];

/** SQLSTATE of a statement that took longer than the timeout. */
const TOO_SLOW = '57014';

/** The message to print for an error; `undefined` for unexpected ones, which are printed with their stack. */
export function describeError(error: unknown): string | undefined {
  if (error instanceof CommandError || error instanceof InvalidSetting) {
    return error.message;
  }
  if (error instanceof RetentionFailed) {
    return `${error.message} Try again; when it goes on failing, see the log of PostgreSQL.`;
  }
  const { code, message } = ((error as { driverError?: unknown }).driverError ?? error) as {
    code?: string;
    message: string;
  };
  if (code === TOO_SLOW) {
    return 'PostgreSQL took too long, probably because it is busy; what was not confirmed was not changed. Try again later.';
  }
  if (isDatabaseUnavailable(error)) {
    return 'PostgreSQL became unavailable during the command; what was not confirmed was not changed. Try again.';
  }
  if (code && NOT_MIGRATED.includes(code)) {
    return `The database is not up to date (${message}): start the backend of this version once, it brings the tables up to date.`;
  }
  return undefined;
}
