import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { until } from './until.js';

/** A span as a collector receives it. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  /** Missing for the first span of a trace. */
  parentSpanId?: string;
  name: string;
  kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  attributes: Record<string, string | number | boolean>;
  hasFailed: boolean;
}

/** OTLP as JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
interface Sent {
  resourceSpans: {
    resource: { attributes: KeyValue[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        kind: number;
        attributes: KeyValue[];
        status: { code?: number };
      }[];
    }[];
  }[];
}
interface KeyValue {
  key: string;
  value: Record<string, string | number | boolean>;
}

const KINDS = ['internal', 'internal', 'server', 'client', 'producer', 'consumer'] as const;
const STATUS_ERROR = 2;

/** An OpenTelemetry collector (OTLP over HTTP) that stores the received spans. */
export class Collector {
  readonly spans: ReceivedSpan[] = [];
  /** The names of the programs that sent them. */
  readonly services = new Set<unknown>();
  /** Receives, but never answers. */
  isSilent = false;
  private port = 0;
  private server: Server | undefined;

  /** Starts listening, again on the same port after `close`. */
  async open(): Promise<void> {
    const server = createServer(async (request, response) => {
      if (request.url === '/v1/traces') this.receive((await json(request)) as Sent);
      if (this.isSilent) return;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const { server } = this;
    server?.closeAllConnections();
    if (server) await new Promise((resolve) => server.close(resolve));
    this.server = undefined;
  }

  /** The value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Waits until this many spans with this name have arrived, of this trace or of any. Spans are sent about a second after their end. */
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
    if (!span) throw new Error(`No span ${name}.`);
    return span;
  }

  /** The spans of which this one is the parent. */
  below({ spanId }: ReceivedSpan): ReceivedSpan[] {
    return this.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
  }

  private receive({ resourceSpans }: Sent): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      this.services.add(toRecord(resource.attributes)['service.name']);
      for (const { traceId, spanId, parentSpanId, name, kind, attributes, status } of scopeSpans.flatMap(
        ({ spans }) => spans,
      )) {
        this.spans.push({
          traceId,
          spanId,
          ...(parentSpanId && { parentSpanId }),
          name,
          kind: KINDS[kind] ?? 'internal',
          attributes: toRecord(attributes),
          hasFailed: status.code === STATUS_ERROR,
        });
      }
    }
  }
}

function toRecord(attributes: KeyValue[]): ReceivedSpan['attributes'] {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? '']));
}
