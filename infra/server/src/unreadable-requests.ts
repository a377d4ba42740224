import type { Socket } from 'node:net';
import { REFUSAL_HEADERS, refusal } from './refusals.js';

/** A connection that takes longer than this to send a request is closed. */
export const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Fastify's options that close a connection which takes longer than this to send a request, its body included, and one on which nothing
 * is sent or read for four times as long, such as that of a client that never reads its answer. Node checks for slow requests at an
 * interval: a thirtieth of the timeout, so that they are closed soon after it.
 */
export function timeoutOptions(milliseconds: number) {
  return {
    requestTimeout: milliseconds,
    connectionTimeout: 4 * milliseconds,
    http: { headersTimeout: milliseconds, connectionsCheckingInterval: Math.ceil(milliseconds / 30) },
  };
}

/** The status for an error of Node's HTTP parser; 400 for all others. */
const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Fastify's `clientErrorHandler`: answers in Dutch what never became a request, such as headers that are too large, a sender that is
 * too slow, and invalid HTTP.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_ERROR[error.code ?? ''] ?? 400;
  const body = JSON.stringify(refusal(status));
  socket.end(
    [
      `HTTP/1.1 ${status} Refused`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(REFUSAL_HEADERS).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
