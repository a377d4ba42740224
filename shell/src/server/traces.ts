import type { IncomingMessage } from 'node:http';
import { CALLS } from '@site/contract';
import {
  formatTraceparent,
  type MeasuredSpan,
  newTraceParent,
  RequestTraces,
  type Span,
  statusError,
  TRACEPARENT_HEADER,
  type TraceParent,
  type Tracing,
} from '@site/server';
import type { FastifyInstance } from 'fastify';
import {
  MAX_CALL_PATH,
  MAX_SPANS_PER_REPORT,
  type ReportedSpan,
  SERVER_TIMING,
  SPAN_NAMES,
  SPANS_PATH,
  type SpansReport,
} from '../tracing/page-trace';
import { REPORTED_VERSION, receiveReports, reportedText } from './browser-reports';
import type { KnownReleases } from './known-releases';
import type { ResolvedPage } from './resolve';

/** How many reports are accepted per minute: from one IP address, and in total. */
export const SPAN_REPORTS_PER_MINUTE = { address: 30, all: 600 } as const;

const MAX_REPORT_BYTES = 16_384;

/** A span that is older, or longer, or from the future, is not true. In ms. */
const MAX_AGE_MS = 600_000;
const MAX_AHEAD_MS = 60_000;

/** The headers by which a trace is passed on: what a client sends in them is not forwarded. */
const TRACE_HEADERS = [TRACEPARENT_HEADER, 'tracestate', 'baggage'];

/** Traces the pages and the calls that this server answers, and receives what browsers measured of them. */
export class ShellTraces {
  readonly #requests: RequestTraces;
  /** The span of the navigation, which the browser reports. */
  readonly #navigations = new WeakMap<IncomingMessage, { self: TraceParent; start: number }>();
  /** The calls that are forwarded. */
  readonly #calls = new WeakMap<object, Span>();

  /** @param known the pages that browsers may report about */
  constructor(
    private readonly tracing: Tracing,
    private readonly known: Pick<KnownReleases, 'has'>,
  ) {
    const covers = (route: string) => route === '/*' || route.startsWith('/api');
    this.#requests = new RequestTraces(tracing, covers, (request) => this.#navigations.get(request)?.self);
  }

  /** Is this request traced? */
  isSampled(request: IncomingMessage): boolean {
    return this.#requests.isSampled(request);
  }

  /** Call it before routes are added. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async ({ raw }) => {
      if (isNavigation(raw) && this.isSampled(raw)) {
        this.#navigations.set(raw, { self: newTraceParent(true), start: Date.now() });
      }
    });
    this.#requests.watch(app);
    receiveSpans(app, this.tracing, this.known);
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

  /** A redirect takes no time, and no browser reports it. */
  discard(request: IncomingMessage): void {
    this.#requests.discard(request);
  }

  /** Does the answer to this request name its trace, so that the browser reports its part? */
  isForBrowser(request: IncomingMessage): boolean {
    return this.#navigations.has(request) && this.#requests.spanOf(request) !== undefined;
  }

  /** The `Server-Timing` of a page; undefined when the browser is not to report its part. */
  serverTimingFor(request: IncomingMessage): string | undefined {
    const navigation = this.#navigations.get(request);
    const span = this.#requests.spanOf(request);
    if (!navigation || !span) return undefined;
    const { self, start } = navigation;
    // Whoever began the trace, such as a gateway, is its first span then.
    const trace = formatTraceparent({ ...self, traceId: span.traceId });
    return `${SERVER_TIMING.trace};desc="${trace}", ${SERVER_TIMING.answer};dur=${Date.now() - start};desc="${start}"`;
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

/** A visitor goes to a page, with a browser that will run its script: not a prefetch, which may never be shown. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-purpose'] === undefined
  );
}

const hex = (digits: number) => ({ type: 'string', pattern: `^[0-9a-f]{${digits}}$` }) as const;

const REPORT = {
  type: 'object',
  required: ['spans'],
  additionalProperties: false,
  properties: {
    spans: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_SPANS_PER_REPORT,
      items: {
        type: 'object',
        required: ['traceId', 'id', 'name', 'start', 'ms'],
        additionalProperties: false,
        properties: {
          traceId: hex(32),
          id: hex(16),
          parentId: hex(16),
          name: { enum: SPAN_NAMES },
          start: { type: 'number' },
          ms: { type: 'number', minimum: 0, maximum: MAX_AGE_MS },
          page: {
            type: 'object',
            required: ['remote', 'version', 'path'],
            additionalProperties: false,
            properties: { remote: reportedText(50), version: REPORTED_VERSION, path: reportedText(200) },
          },
          call: {
            type: 'object',
            required: ['method', 'path'],
            additionalProperties: false,
            properties: {
              method: { enum: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] },
              path: reportedText(MAX_CALL_PATH),
              status: { type: 'integer', minimum: 100, maximum: 599 },
            },
          },
        },
      },
    },
  },
} as const;

/** Receives what browsers measured, and sends it on under their own name. */
function receiveSpans(app: FastifyInstance, tracing: Tracing, known: Pick<KnownReleases, 'has'>): void {
  receiveReports(app, SPAN_REPORTS_PER_MINUTE, (reports) => {
    reports.post<{ Body: SpansReport }>(
      SPANS_PATH,
      { bodyLimit: MAX_REPORT_BYTES, schema: { body: REPORT } },
      async ({ body: { spans } }, reply) => {
        const now = Date.now();
        const possible = spans.filter(({ start }) => start > now - MAX_AGE_MS && start < now + MAX_AHEAD_MS);
        tracing.addMeasured(
          'browser',
          possible.map((span) => toMeasured(span, known)),
        );
        return reply.code(204).send();
      },
    );
  });
}

function toMeasured(
  { traceId, id, parentId, name, start, ms, page, call }: ReportedSpan,
  known: Pick<KnownReleases, 'has'>,
): MeasuredSpan {
  const times = { start, end: start + ms };
  const span = { self: { traceId, spanId: id }, parentId, name, ...times };
  if (page && known.has(page)) {
    const { remote, version, path } = page;
    return {
      ...span,
      name: `${name} ${path}`,
      attributes: { 'site.remote': remote, 'site.release': version },
    };
  }
  if (!call) return span;
  const route = routeOf(call.path);
  return {
    ...span,
    name: route ? `${call.method} ${route}` : call.method,
    kind: 'client',
    attributes: {
      'http.request.method': call.method,
      'http.response.status_code': call.status,
      'url.template': route,
    },
    error: call.status === undefined ? 'no answer' : statusError(call.status),
  };
}

/** The path of a call in the contract, because a path can have the number of a customer. */
function routeOf(path: string): string | undefined {
  const segments = path.split('/');
  const fits = (route: string) => {
    const parts = route.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, i) => part.startsWith('{') || part === segments[i])
    );
  };
  const routes: string[] = Object.values(CALLS).map((call) => call.path);
  return routes.find((route) => route === path) ?? routes.find(fits);
}
