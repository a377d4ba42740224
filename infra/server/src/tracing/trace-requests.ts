import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inSpan, type Span, statusError } from './span.js';
import { TRACEPARENT_HEADER, type TraceParent } from './traceparent.js';
import type { Tracing } from './tracing.js';

/** The client closed the connection before the answer was complete; the status that nginx logs for it. */
const CLIENT_CLOSED_REQUEST = 499;

/** The status that a client got. Call it after the connection or the answer was closed. */
export function statusOf(reply: FastifyReply): number {
  return reply.raw.writableFinished ? reply.statusCode : CLIENT_CLOSED_REQUEST;
}

/** What is known of a request that may be recorded. */
interface Decision {
  /** Undefined: it is not recorded. */
  sampled: { parent?: TraceParent } | undefined;
  span?: Span;
}

/** Records the requests of one server, each with all that is done for it. */
export class RequestTraces {
  readonly #decisions = new WeakMap<object, Decision>();

  /**
   * @param covers is a route worth it? Not those of probes and files.
   */
  constructor(
    private readonly tracing: Tracing,
    private readonly covers: (route: string) => boolean,
  ) {}

  /** Is it recorded? Decided once per request. */
  isSampled(request: IncomingMessage): boolean {
    return this.#decide(request).sampled !== undefined;
  }

  /** The span of a request that is recorded. */
  spanOf(request: object): Span | undefined {
    return this.#decisions.get(request)?.span;
  }

  /** Call it before routes are added. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, next) => {
      const { url: route } = request.routeOptions;
      if (!route || !this.covers(route) || !this.isSampled(request.raw)) return next();
      const span = this.#start(request, route);
      reply.raw.once('close', () => {
        const status = statusOf(reply);
        span.set({ 'http.response.status_code': status });
        span.end(statusError(status));
      });
      inSpan(span, next);
    });
  }

  #start({ raw, method }: FastifyRequest, route: string): Span {
    const decision = this.#decide(raw);
    const span = this.tracing.startSpan(`${method} ${route}`, {
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route },
      parent: decision.sampled?.parent,
    });
    decision.span = span;
    return span;
  }

  #decide(request: IncomingMessage): Decision {
    const known = this.#decisions.get(request);
    if (known) return known;
    const decision = { sampled: this.tracing.sample(request.headers[TRACEPARENT_HEADER]) };
    this.#decisions.set(request, decision);
    return decision;
  }
}
