import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header with the request id: from the gateway, to the backend, and in the answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Short, without characters that could break a log line. */
const VALID_REQUEST_ID = /^[\w.:+/=-]{1,64}$/;

/** The request id from the gateway, or a new one. It is forwarded to the backend, so that both logs have the same id. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && VALID_REQUEST_ID.test(given) ? given : randomUUID();
}
