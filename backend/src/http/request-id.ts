import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Request and response header of the request id. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Short, and without mail addresses or line breaks, because it is logged. */
const VALID_ID = /^[\w.:+/=-]{1,64}$/;

/** The id that a proxy set, so that both logs share it; a new one when it is missing or invalid. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID();
}
