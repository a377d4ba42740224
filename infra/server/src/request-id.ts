import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header with the request id: from the gateway to the shell, from both to the backend, and in every answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Short, and without mail addresses or line breaks, because it is logged. */
const VALID_REQUEST_ID = /^[\w.:+/=-]{1,64}$/;

/** The id that a proxy set, so that all logs share it; a new one when it is missing or invalid. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && VALID_REQUEST_ID.test(given) ? given : randomUUID();
}
