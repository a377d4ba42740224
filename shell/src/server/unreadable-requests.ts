import type { Socket } from 'node:net';
import { CALLS, KLACHT_BYTES } from '@site/contract';

/** Who takes longer than this to send a request is cut off; in milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;

/**
 * The largest address and headers of a request together, in bytes. An address carries what somebody searches for, however long and
 * whatever is in it: ten thousand `<script>` in a row are 120,000 bytes. The gateway in front takes as much (`large_client_header_buffers`).
 */
export const LARGEST_HEAD_BYTES = 160 * 1024;

/**
 * The largest body that is passed on to this path, in bytes; the gateway in front takes as much (`client_max_body_size`). What is a little
 * larger than the backend takes, it refuses itself; in the middle of what is far larger it hangs up.
 */
export function largestBody(path: string): number {
  return path === CALLS.complaints.path ? Math.max(KLACHT_BYTES, 2500 * 1024) : 100 * 1024;
}

const UNREADABLE = 'De aanvraag is niet goed aangekomen. Probeer het opnieuw.';
/** A body that says it is something else than JSON; the same as the backend says. */
export const NOT_JSON =
  'De aanvraag heeft niet de juiste vorm. Open de website opnieuw en probeer het nog eens.';
/** A body that is larger than anything that people type; the same as the backend says. */
export const TOO_LARGE = 'Uw bericht is te groot. Maak het korter en probeer het opnieuw.';
/** A mistake of ours, which is in the log; the same as the backend says. */
export const FAILED = 'Er is iets misgegaan';
const REFUSALS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Uw browser stuurt te veel gegevens mee. Verwijder de cookies van onze website en probeer het opnieuw.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'De aanvraag kwam niet op tijd aan. Probeer het opnieuw.'],
};

/**
 * Fastify's options that cut off whoever takes longer than this to send a request, its body included. Node only looks now and
 * then for such a connection: here thirty times within the limit, so that it is cut hardly later than the limit says.
 */
export function cutOffAfter(milliseconds: number) {
  return {
    requestTimeout: milliseconds,
    http: { headersTimeout: milliseconds, connectionsCheckingInterval: Math.ceil(milliseconds / 30) },
  };
}

/** The body of a refused call. By default it says that the call cannot be read, as the backend does. */
export function refusal(requestId: string, message = UNREADABLE) {
  return { success: false, message, requestId };
}

/** Answers what never became a request, in Dutch: headers that are too large, a sender that is too slow, no HTTP at all. */
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
