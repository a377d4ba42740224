import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '@site/local/ports';
import { until } from './until.js';

/** A span as a collector receives it. */
export interface ReceivedSpan {
  /** The program that measured it: `service.name` of its resource. */
  service: string;
  resource: Readonly<Record<string, unknown>>;
  traceId: string;
  spanId: string;
  /** Missing for the first span of a trace. */
  parentSpanId?: string;
  name: string;
  kind: (typeof KINDS)[number];
  attributes: Readonly<Record<string, unknown>>;
  hasFailed: boolean;
  /** In ms since the epoch. */
  start: number;
  end: number;
}

/** By their numbers in OTLP: https://opentelemetry.io/docs/specs/otlp/ */
const KINDS = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'] as const;
const STATUS_ERROR = 2;

/** A collector of traces for tests: an HTTP server that receives them (OTLP over HTTP, as JSON) and keeps them. */
export class Collector {
  /** The status that it answers with; `nothing` never answers. */
  answer: number | 'nothing' = 200;
  readonly spans: ReceivedSpan[] = [];
  readonly requests: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  /** How many requests were without an answer at the same time, at most. */
  mostWaiting = 0;
  readonly #waiting = new Set<ServerResponse>();
  #server: Server | undefined;

  /** @param port the port that it listens on. Default: any free one, which stays its own after `close`. */
  constructor(private port = 0) {}

  /** The value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The names of the programs that sent spans. */
  get services(): Set<string> {
    return new Set(this.spans.map(({ service }) => service));
  }

  /** Starts to listen, after `close` on the same port again. */
  async open(): Promise<this> {
    const server = createServer((request, response) => this.#receive(request.url, request, response));
    this.#server = server;
    this.port ||= await freePort();
    await once(server.listen(this.port, '127.0.0.1'), 'listening');
    return this;
  }

  /** Also answers what waits, in such a way that it is not sent again. */
  async close(): Promise<void> {
    for (const response of this.#waiting) response.writeHead(400, { connection: 'close' }).end();
    const server = this.#server;
    this.#server = undefined;
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  /** The first span of that name, which has arrived. */
  span(name: string): ReceivedSpan {
    const span = this.spans.find((one) => one.name === name);
    if (!span) throw new Error(`There is no span ${name}: ${this.spans.map((one) => one.name).join(', ')}`);
    return span;
  }

  /** Waits for spans of this name, of one trace or of any. They are sent about a second after their end. */
  async receives(
    name: string,
    { traceId, count = 1 }: { traceId?: string; count?: number } = {},
  ): Promise<ReceivedSpan[]> {
    const found = () =>
      this.spans.filter((span) => span.name === name && (!traceId || span.traceId === traceId));
    await until(() => found().length >= count);
    return found();
  }

  /** Waits for a span. */
  async take(name: string, traceId?: string): Promise<ReceivedSpan> {
    const [span] = await this.receives(name, traceId === undefined ? {} : { traceId });
    return span as ReceivedSpan;
  }

  /** The spans of which this one is the parent. */
  below({ spanId }: ReceivedSpan): ReceivedSpan[] {
    return this.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
  }

  async #receive(
    path: string | undefined,
    request: NodeJS.ReadableStream & { headers: IncomingHttpHeaders },
    response: ServerResponse,
  ): Promise<void> {
    this.#waiting.add(response);
    this.mostWaiting = Math.max(this.mostWaiting, this.#waiting.size);
    response.once('close', () => this.#waiting.delete(response));
    const body = await text(request).catch(() => '');
    this.requests.push({ path, headers: request.headers, body });
    if (this.answer === 'nothing') return;
    if (this.answer === 200) this.spans.push(...spansIn(JSON.parse(body)));
    response.writeHead(this.answer, { 'content-type': 'application/json' }).end('{}');
  }
}

interface OtlpAttribute {
  key: string;
  value: Record<string, unknown>;
}

interface OtlpBody {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        kind: number;
        attributes: OtlpAttribute[];
        status: { code?: number };
        startTimeUnixNano: string;
        endTimeUnixNano: string;
      }[];
    }[];
  }[];
}

function spansIn({ resourceSpans }: OtlpBody): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource: { attributes: ofResource }, scopeSpans }) => {
    const resource = toRecord(ofResource);
    const spans = scopeSpans.flatMap((scope) => scope.spans);
    return spans.map(({ traceId, spanId, parentSpanId, name, kind, attributes, status, ...times }) => ({
      service: String(resource['service.name']),
      resource,
      traceId,
      spanId,
      ...(parentSpanId && { parentSpanId }),
      name,
      kind: KINDS[kind] ?? 'unspecified',
      attributes: toRecord(attributes),
      hasFailed: status.code === STATUS_ERROR,
      start: Number(times.startTimeUnixNano) / 1e6,
      end: Number(times.endTimeUnixNano) / 1e6,
    }));
  });
}

function toRecord(list: OtlpAttribute[]): Record<string, unknown> {
  return Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0] ?? null]));
}
