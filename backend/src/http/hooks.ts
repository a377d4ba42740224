import type { IncomingMessage } from 'node:http';
import { context as traceContext } from '@opentelemetry/api';
import { CALLS } from '@site/contract';
import { OFFICE_CALLS } from '@site/contract/office';
import { maskPath, networkOf, REQUEST_ID_HEADER, statusOf } from '@site/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { poolOf } from '../database/pool-of.js';
import { inLogContext, type RequestContext } from '../log/log-context.js';
import type { Metrics } from '../metrics/metrics.js';
import { routeOf } from './call.js';
import { ForeignOrigin, NotJson, Overloaded } from './domain-error.js';

const PROBES = /^\/(api\/health|metrics)(\/|$)/;

/** Is this the path of a health check or of the metrics? They are requested every few seconds, also of a busy process. */
export function isProbe(path: string): boolean {
  return PROBES.test(path);
}

/** Statements that may wait for a connection: a quarter of a second of work. They would be rejected after three seconds. */
const MAX_WAITING = 500;

/**
 * Rejects requests at once, with 503 and `Retry-After`, while so many others wait for the database that they would wait too long. Health
 * checks and metrics are always answered.
 */
export function rejectOverload(fastify: FastifyInstance, database: DataSource, metrics: Metrics): void {
  fastify.addHook('onRequest', ({ routeOptions }, _reply, next) => {
    if (poolOf(database).waitingCount < MAX_WAITING || isProbe(routeOptions.url ?? '')) return next();
    metrics.overloaded.inc();
    next(new Overloaded());
  });
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * CSRF protection: the Origin must be one of the site's, and a body must be JSON, which an HTML form cannot send, or files where a route
 * takes those. A request with neither Origin nor Sec-Fetch-Site does not come from a browser, so there are no cookies to abuse.
 */
export function rejectForeignChanges(fastify: FastifyInstance, origins: readonly string[]): void {
  fastify.addHook('onRequest', (request, _reply, next) => {
    if (SAFE_METHODS.includes(request.method)) next();
    else if (!isFromSite(request, origins)) next(new ForeignOrigin());
    else if (hasOtherBody(request)) next(new NotJson());
    else next();
  });
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const FILES_TYPE = /^multipart\/form-data\s*;/i;

/** The type of body that a route takes. */
function typeOf({ routeOptions }: FastifyRequest): RegExp {
  return (routeOptions.config as RouteOptions).takesFiles ? FILES_TYPE : JSON_TYPE;
}

/** @returns whether a request is of a route that takes files */
export function requestsWithFiles(fastify: FastifyInstance): (request: IncomingMessage) => boolean {
  const found = new WeakSet<IncomingMessage>();
  fastify.addHook('onRoute', (route) => {
    if (!(route.config as RouteOptions | undefined)?.takesFiles) return;
    route.onRequest = ({ raw }, _reply, next) => {
      found.add(raw);
      next();
    };
  });
  return (request) => found.has(request);
}

/** What a controller says about its route in `@RouteConfig`. */
interface RouteOptions {
  /** Its body is `multipart/form-data`. */
  takesFiles?: boolean;
  /** The page that a form without scripts leads to, whatever comes of it. */
  pageAfterForm?: (status: number, answer: string) => string;
}

/** Answers a form without scripts with a redirect. */
export function redirectForms(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { pageAfterForm } = (route.config ?? {}) as RouteOptions;
    if (!pageAfterForm) return;
    route.onSend = async (_request, reply, answer) => {
      reply.header('location', pageAfterForm(reply.statusCode, String(answer))).code(303);
      reply.removeHeader('content-type').removeHeader('content-length');
      return '';
    };
  });
}

function isFromSite({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  if (headers.origin !== undefined) return origins.includes(headers.origin);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Has it a body of another type than the route takes? */
function hasOtherBody(request: FastifyRequest): boolean {
  const { headers } = request;
  const type = headers['content-type'];
  if (type !== undefined) return !typeOf(request).test(type);
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** How a request ended. */
export interface RequestEnd {
  requestId: string;
  /** The id of the customer that the request was of, or tried to log in as. */
  customer?: string;
  /** The IP address that it came from; missing where no line tells it. Finding it takes time. */
  ip?: () => string;
  method: string;
  /** As received, with its query. */
  url: string;
  /** The pattern of the route; missing when no route matches. */
  route?: string;
  status: number;
  seconds: number;
}

/**
 * Adds the request id to every response and to the log context, and calls `onEnd` in the span of a request when it ends, also when its
 * client disconnected.
 */
export function trackRequests(fastify: FastifyInstance, onEnd: (end: RequestEnd) => void): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  fastify.addHook('onRequest', (request, reply, next) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    const context: RequestContext = { requestId: request.id };
    contexts.set(request, context);
    const end = () => onEnd({ ...toRequestEnd(request, reply), ...context });
    reply.raw.once('close', traceContext.bind(traceContext.active(), end));
    inLogContext(context, next);
  });
  // Reading the body loses the async context, so it is entered again.
  fastify.addHook('preValidation', (request, _reply, next) =>
    inLogContext(contexts.get(request) ?? { requestId: request.id }, next),
  );
}

/** Call it after the connection or the response was closed. */
export function toRequestEnd(request: FastifyRequest, reply: FastifyReply): RequestEnd {
  const route = request.routeOptions?.url;
  return {
    requestId: request.id,
    ...(request.user && { customer: request.user.id }),
    ip: () => request.ip,
    method: request.method,
    url: request.url,
    ...(route && { route }),
    status: statusOf(reply.raw),
    seconds: reply.elapsedTime / 1000,
  };
}

/** Calls that end or begin to be somebody, and answers that reject: who looks into an attack needs to know where they came from. */
const ABOUT_ACCOUNTS: ReadonlySet<string> = new Set(
  [
    CALLS.activate,
    CALLS.verifyActivation,
    CALLS.login,
    CALLS.verify2fa,
    CALLS.forgotCode,
    CALLS.logout,
    CALLS.customerLogout,
    CALLS.endSession,
    CALLS.endSessions,
    OFFICE_CALLS.officeLogin,
    OFFICE_CALLS.officeLoginPasskey,
    OFFICE_CALLS.officeLoginRecoveryCode,
    OFFICE_CALLS.officeForgotCode,
    OFFICE_CALLS.officeInvitation,
    OFFICE_CALLS.officeRegistration,
    OFFICE_CALLS.officeLogout,
    OFFICE_CALLS.officeInviteAgain,
    OFFICE_CALLS.officeChangeRole,
    OFFICE_CALLS.officeEndEmployee,
    OFFICE_CALLS.officeEndSessions,
  ].map(({ path }) => routeOf(path)),
);
const REJECTIONS: readonly number[] = [401, 403, 429];

/**
 * Logs a request, a probe at debug level: the route pattern, or the masked path when no route matches. Never the query. The customer when
 * there is one; the network that it came from only of calls about accounts and of rejections.
 */
export function logRequest(
  log: Logger,
  { requestId, customer, ip, method, url, route, status, seconds }: RequestEnd,
): void {
  const path = route ?? maskPath(url);
  const level = isProbe(path) ? 'debug' : 'info';
  const ms = Math.round(seconds * 1000);
  const network =
    ip && (ABOUT_ACCOUNTS.has(path) || REJECTIONS.includes(status)) ? networkOf(ip()) : undefined;
  log[level]({ requestId, customer, method, path, status, ms, network }, 'request');
}
