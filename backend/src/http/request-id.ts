import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header that a request id comes with and goes back in. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Short, and without anything that could be a mail address or break a line. */
const USABLE = /^[\w.:+/=-]{1,64}$/;

/** The id that a proxy gave the request, so that its log and ours tell of the same; a fresh one when that is unusable. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && USABLE.test(given) ? given : randomUUID();
}
