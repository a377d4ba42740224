import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { endWithStatus, tracer } from './span.js';

/** The client closed the connection before the answer was complete; the status that nginx logs for it. */
const CLIENT_CLOSED_REQUEST = 499;

/** The status that a client got. Call it after the connection or the answer was closed. */
export function statusOf(answer: ServerResponse): number {
  return answer.writableFinished ? answer.statusCode : CLIENT_CLOSED_REQUEST;
}

export type TracedRequest = Pick<IncomingMessage, 'method' | 'headers'>;

const spans = new WeakMap<TracedRequest, Span>();

/** The span of a request, whether it is recorded or not: that is decided once. */
export function spanOf(request: TracedRequest): Span {
  const known = spans.get(request);
  if (known) return known;
  const { method = '', headers } = request;
  // What else a client says about its trace goes nowhere.
  const caller = propagation.extract(ROOT_CONTEXT, { traceparent: headers.traceparent });
  const attributes = { 'http.request.method': method };
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, caller);
  spans.set(request, span);
  return span;
}

/**
 * Records the requests of a server, each with all that is done for it. Call it before routes are added.
 *
 * @param covers is a route worth it? Not those of probes and files.
 */
export function traceRequests(app: FastifyInstance, covers: (route: string) => boolean): void {
  app.addHook('onRequest', ({ raw, method, routeOptions }, reply, next) => {
    const { url: route } = routeOptions;
    if (!route || !covers(route)) return next();
    const span = spanOf(raw);
    if (!span.isRecording()) return next();
    span.updateName(`${method} ${route}`).setAttribute('http.route', route);
    reply.raw.once('close', () => endWithStatus(span, statusOf(reply.raw)));
    context.with(trace.setSpan(ROOT_CONTEXT, span), next);
  });
}
