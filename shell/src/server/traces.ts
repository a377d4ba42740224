import type { IncomingMessage } from 'node:http';
import {
  formatTraceparent,
  newTraceParent,
  RequestTraces,
  type Span,
  statusError,
  TRACEPARENT_HEADER,
  type Tracing,
} from '@site/server';
import type { FastifyInstance } from 'fastify';
import type { ResolvedPage } from './resolve';

/** The headers by which a trace is passed on: what a client sends in them is not forwarded. */
const TRACE_HEADERS = [TRACEPARENT_HEADER, 'tracestate', 'baggage'];

/** Traces the pages and the calls that this server answers. */
export class ShellTraces {
  readonly #requests: RequestTraces;
  /** The calls that are forwarded. */
  readonly #calls = new WeakMap<object, Span>();

  constructor(tracing: Tracing) {
    this.#requests = new RequestTraces(tracing, (route) => route === '/*' || route.startsWith('/api'));
  }

  /** Is this request traced? */
  isSampled(request: IncomingMessage): boolean {
    return this.#requests.isSampled(request);
  }

  /** Call it before routes are added. */
  watch(app: FastifyInstance): void {
    this.#requests.watch(app);
  }

  /** Names the span of a request by its page. */
  describePage(request: IncomingMessage, { kind, owner, path }: ResolvedPage, composition: string): void {
    const span = this.#requests.spanOf(request);
    const route = kind === 'not-found' ? undefined : path;
    span?.rename(route ? `${request.method} ${route}` : `${request.method}`);
    span?.set({
      // An unknown address is not repeated here: it can have anything in it.
      ...(route && { 'http.route': route }),
      'site.remote': owner.remote,
      'site.release': owner.version,
      'site.composition': composition,
    });
  }

  /**
   * Starts the span of a call that is forwarded to the backend.
   *
   * @returns its headers: with what is decided about the trace, and nothing that the client says about it
   */
  startCall<H extends object>(request: Pick<IncomingMessage, 'method'>, headers: H): H {
    const { method } = request;
    const call = this.#requests
      .spanOf(request)
      ?.startChild(`${method}`, { kind: 'client', attributes: { 'http.request.method': method } });
    if (call) this.#calls.set(request, call);
    const others = Object.entries(headers).filter(([name]) => !TRACE_HEADERS.includes(name));
    const traceparent = formatTraceparent(call?.parent ?? newTraceParent(false));
    return { ...Object.fromEntries(others), [TRACEPARENT_HEADER]: traceparent } as H;
  }

  /** @param status missing when the client left before the backend answered */
  endCall(request: object, status?: number): void {
    const call = this.#calls.get(request);
    call?.set({ 'http.response.status_code': status });
    call?.end(status === undefined ? 'aborted' : statusError(status));
  }
}
