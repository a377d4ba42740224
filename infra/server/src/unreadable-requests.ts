import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { answerBeforeRoutes } from './answer-before-routes.js';
import { REFUSAL_HEADERS, refusal } from './refusals.js';

/** A connection that takes longer than this to send a request is closed; for one with files see `refuseSlowBodies`. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** Of a request with files: half an hour, in which 15 MB arrive at 9 KB a second. */
const TIMEOUTS_WITH_FILES = 60;
/** Files arrive at 1 KB a second at least: who only keeps a connection open sends less. */
const CHECKED_EVERY = 2;
const LEAST_BYTES = 64 * 1024;

/**
 * Fastify's options that close a connection which takes longer than this to send the headers of a request, and one on which nothing is
 * sent or read for four times as long, such as that of a client that never reads its answer. `refuseSlowBodies` does so for bodies. Node
 * checks for slow requests at an interval: a thirtieth of the timeout, so that they are closed soon after it. A missing `Host` is left to
 * `refuseInvalid`.
 */
export function timeoutOptions(milliseconds: number) {
  return {
    requestTimeout: TIMEOUTS_WITH_FILES * milliseconds,
    connectionTimeout: 4 * milliseconds,
    http: {
      headersTimeout: milliseconds,
      connectionsCheckingInterval: Math.ceil(milliseconds / 30),
      requireHostHeader: false,
    },
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
  const { status, headers, body } = rejectedAnswer(STATUS_OF_ERROR[error.code ?? ''] ?? 400);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} Rejected`, ...lines, '', body].join('\r\n'));
}

/**
 * Closes a connection that takes longer than this to send a body. One with files may take longer, as long as they go on arriving and
 * nothing is answered yet. Call it after `refuseInvalid`, with the milliseconds of `timeoutOptions`.
 */
export function refuseSlowBodies(
  server: Server,
  milliseconds: number,
  hasFiles: (request: IncomingMessage) => boolean,
): void {
  answerBeforeRoutes(server, (request, response) => {
    const { socket, headers } = request;
    if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return false;
    let received = socket.bytesRead;
    let checks = 0;
    const timer = setInterval(() => {
      // A request that was answered before it was whole is never closed when its connection is.
      if (request.complete || socket.destroyed) return clearInterval(timer);
      if (hasFiles(request) && !response.writableEnded) {
        if (++checks % CHECKED_EVERY > 0) return;
        const arrived = socket.bytesRead - received;
        received = socket.bytesRead;
        if (arrived >= LEAST_BYTES) return;
      }
      if (response.headersSent) socket.destroy();
      else refuseUnreadable(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    }, milliseconds).unref();
    request.once('close', () => clearInterval(timer));
    return false;
  });
}

function rejectedAnswer(status: number) {
  const body = JSON.stringify(refusal(status));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...REFUSAL_HEADERS,
    connection: 'close',
  };
  return { status, headers, body };
}

/** How many requests of a connection may wait for their answer. Browsers and gateways send the next one after it. */
const MAX_PIPELINED = 8;

/**
 * Rejects what Node's HTTP parser takes and no client of ours sends: HTTP/1.1 without `Host`, and `Expect` other than `100-continue`. A
 * connection that sends ever more requests without waiting for the answers, which all would be in memory, is closed. Call it after all
 * that answers first.
 */
export function refuseInvalid(server: Server): void {
  const waiting = new WeakMap<Socket, number>();
  answerBeforeRoutes(server, ({ socket, headers, httpVersion }, response) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > MAX_PIPELINED) socket.destroy();
    // Also what had arrived with it.
    if (socket.destroyed) return true;
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    const { host, expect = '100-continue' } = headers;
    const isValid = host !== undefined || httpVersion !== '1.1';
    if (isValid && expect.toLowerCase() === '100-continue') return false;
    const rejected = rejectedAnswer(isValid ? 417 : 400);
    response.writeHead(rejected.status, rejected.headers).end(rejected.body);
    return true;
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
