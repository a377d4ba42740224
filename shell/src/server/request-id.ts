import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header that a request id comes with, goes on in and goes back in. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Short, and nothing that breaks a line of a log. */
const USABLE = /^[\w.:+/=-]{1,64}$/;

/** The id that the gateway gave the request, or a fresh one. It goes on to the backend, so that both logs tell the same. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && USABLE.test(given) ? given : randomUUID();
}
