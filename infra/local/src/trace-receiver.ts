import { createServer } from 'node:http';
import { freePort } from './ports';

/** A span as a collector gets it. */
export interface ReceivedSpan {
  /** The program that measured it. */
  service: string;
  traceId: string;
  id: string;
  parentId?: string;
  name: string;
  attributes: Readonly<Record<string, unknown>>;
  /** In ms since the epoch. */
  start: number;
  end: number;
  isError: boolean;
}

/** A collector of traces: it receives OTLP over HTTP, as JSON. */
export interface TraceReceiver {
  /** OTEL_EXPORTER_OTLP_ENDPOINT */
  url: string;
  spans: readonly ReceivedSpan[];
  /** Every body that arrived, as it was. */
  bodies: readonly string[];
  stop(): Promise<void>;
}

interface Value {
  stringValue?: string;
  intValue?: number;
  boolValue?: boolean;
  doubleValue?: number;
}
type Attribute = { key: string; value: Value };
interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code: number };
}
interface OtlpBody {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

const STATUS_ERROR = 2;

/** @param port default: any free one */
export async function receiveTraces(port?: number): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    bodies.push(body);
    if (request.url === '/v1/traces') spans.push(...spansIn(JSON.parse(body)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const number = port ?? (await freePort());
  await new Promise<void>((resolve) => server.listen(number, '127.0.0.1', resolve));
  const stop = async () => {
    const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await stopped;
  };
  return { url: `http://127.0.0.1:${number}`, spans, bodies, stop };
}

function spansIn({ resourceSpans }: OtlpBody): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ service, ...readable(span) })));
  });
}

function readable(span: OtlpSpan): Omit<ReceivedSpan, 'service'> {
  const { traceId, spanId: id, parentSpanId: parentId, name, attributes, status } = span;
  return {
    traceId,
    id,
    ...(parentId && { parentId }),
    name,
    attributes: valuesOf(attributes),
    start: Number(span.startTimeUnixNano) / 1e6,
    end: Number(span.endTimeUnixNano) / 1e6,
    isError: status.code === STATUS_ERROR,
  };
}

function valuesOf(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
