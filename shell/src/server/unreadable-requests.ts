import type { Socket } from 'node:net';
import { CALLS, KLACHT_BYTES } from '@site/contract';

/** A connection that takes longer than this to send a request is closed. */
export const REQUEST_TIMEOUT_MS = 30_000;

/**
 * The maximum size of a request's URL and headers together. A search query is part of the URL, however long: ten thousand times
 * `<script>` is 120,000 bytes. The gateway allows as much (`large_client_header_buffers`).
 */
export const MAX_HEADER_BYTES = 160 * 1024;

/**
 * The largest body that is forwarded to this path, in bytes; the gateway allows as much (`client_max_body_size`). It exceeds the
 * backend's own limit: the backend refuses a slightly larger body with a message, but closes the connection on a far larger one.
 */
export function maxBodyBytes(path: string): number {
  return path === CALLS.complaints.path ? Math.max(KLACHT_BYTES, 2500 * 1024) : 100 * 1024;
}

const UNREADABLE = 'De aanvraag is niet goed aangekomen. Probeer het opnieuw.';
/** For a body that is not JSON; the backend's message. */
export const NOT_JSON =
  'De aanvraag heeft niet de juiste vorm. Open de website opnieuw en probeer het nog eens.';
/** For a body that is too large; the backend's message. */
export const TOO_LARGE = 'Uw bericht is te groot. Maak het korter en probeer het opnieuw.';
/** For an error of our own, which is logged; the backend's message. */
export const FAILED = 'Er is iets misgegaan';
const REFUSALS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Uw browser stuurt te veel gegevens mee. Verwijder de cookies van onze website en probeer het opnieuw.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'De aanvraag kwam niet op tijd aan. Probeer het opnieuw.'],
};

/**
 * Fastify's options that close a connection which takes longer than this to send a request, its body included. Node checks for such
 * connections periodically: here thirty times within the limit, so that they are closed soon after it.
 */
export function timeoutOptions(milliseconds: number) {
  return {
    requestTimeout: milliseconds,
    http: { headersTimeout: milliseconds, connectionsCheckingInterval: Math.ceil(milliseconds / 30) },
  };
}

/** The body of a refused call. The default message says that the call cannot be read, as the backend's does. */
export function refusal(requestId: string, message = UNREADABLE) {
  return { success: false, message, requestId };
}

/** Answers what never became a request, in Dutch: headers that are too large, a sender that is too slow, invalid HTTP. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, message] = REFUSALS[error.code ?? ''] ?? [400, UNREADABLE];
  const body = JSON.stringify({ success: false, message });
  socket.end(
    [
      `HTTP/1.1 ${status} Refused`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
