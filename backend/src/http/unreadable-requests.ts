import type { Socket } from 'node:net';
import type { Failure } from '@site/contract';
import { BadRequest, type DomainError, HeadersTooLarge, RequestTooSlow } from './domain-error.js';

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

/** Answers what never became a request: the headers are too large, it came too slowly, or it is no HTTP at all. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, message } = meaningOf(error.code);
  const body = JSON.stringify({ success: false, message } satisfies Failure);
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

function meaningOf(code: string | undefined): DomainError {
  if (code === 'HPE_HEADER_OVERFLOW') return new HeadersTooLarge();
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new RequestTooSlow();
  return new BadRequest();
}
