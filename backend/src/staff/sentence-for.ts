import { InvalidSetting } from '@site/contract';
import { isDatabaseAway } from '../database/is-database-away.js';
import { Refusal } from './refusal.js';

/** SQLSTATE of a table, a column, a schema or a function that is not there. */
const NOT_MIGRATED = ['42P01', '42703', '3F000', '42883'];

/** What somebody at the terminal is told about an error; nothing for a mistake of ours. */
export function sentenceFor(error: unknown): string | undefined {
  if (error instanceof Refusal || error instanceof InvalidSetting) {
    return error.message;
  }
  const { code, message } = ((error as { driverError?: unknown }).driverError ?? error) as {
    code?: string;
    message: string;
  };
  if (isDatabaseAway(error)) {
    return 'PostgreSQL went away while this was done; what was not confirmed was not changed. Try again.';
  }
  if (code && NOT_MIGRATED.includes(code)) {
    return `The database is not up to date (${message}): start the backend of this version once, it brings the tables up to date.`;
  }
  return undefined;
}
