import type { Socket } from 'node:net';
import type { Failure } from '@site/contract';
import { BadRequest, type DomainError, HeadersTooLarge, RequestTooSlow } from './domain-error.js';

/**
 * Fastify options that close connections whose request, body included, takes longer than this to arrive. Node checks for
 * them at an interval: a thirtieth of the timeout, so that they are closed soon after it.
 */
export function requestTimeoutOptions(milliseconds: number) {
  return {
    requestTimeout: milliseconds,
    http: { headersTimeout: milliseconds, connectionsCheckingInterval: Math.ceil(milliseconds / 30) },
  };
}

/** Answers a connection that sent no valid request: headers too large, too slow, or not HTTP. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, message } = toDomainError(error.code);
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

function toDomainError(code: string | undefined): DomainError {
  if (code === 'HPE_HEADER_OVERFLOW') return new HeadersTooLarge();
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new RequestTooSlow();
  return new BadRequest();
}
