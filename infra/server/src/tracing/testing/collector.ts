import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** A span as a collector receives it (OTLP as JSON), with its attributes as an object. */
export interface ReceivedSpan {
  /** What its resource says: `service.name` and others. */
  resource: Record<string, unknown>;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  /** A number of OTLP: 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number;
  attributes: Record<string, unknown>;
  /** A number of OTLP: 0 unset, 2 error. */
  status: number;
  /** In ms since the epoch. */
  start: number;
  end: number;
}

/** An HTTP server that receives traces. */
export class Collector {
  /** What it answers with; `nothing` never answers. */
  answer: number | 'nothing' = 200;
  readonly spans: ReceivedSpan[] = [];
  readonly requests: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  /** How many requests were without an answer at the same time, at most. */
  mostWaiting = 0;
  readonly #waiting = new Set<ServerResponse>();
  readonly #server = createServer(async (request, response) => {
    this.#waiting.add(response);
    this.mostWaiting = Math.max(this.mostWaiting, this.#waiting.size);
    response.once('close', () => this.#waiting.delete(response));
    const body = await text(request).catch(() => '');
    this.requests.push({ path: request.url, headers: request.headers, body });
    if (this.answer === 'nothing') return;
    if (this.answer === 200) this.spans.push(...spansOf(body));
    response.writeHead(this.answer, { 'content-type': 'application/json' }).end('{}');
  });

  /** @returns its base address */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The first span of that name. */
  span(name: string): ReceivedSpan {
    const span = this.spans.find((one) => one.name === name);
    if (!span) throw new Error(`There is no span ${name}: ${this.spans.map((one) => one.name).join(', ')}`);
    return span;
  }

  /** Also answers what waits, in such a way that it is not sent again. */
  async close(): Promise<void> {
    for (const response of this.#waiting) response.writeHead(400, { connection: 'close' }).end();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Waits until something is so, for as long as a slow machine may need. */
export async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`It did not happen: ${isSo}`);
    await sleep(10);
  }
}

interface OtlpAttribute {
  key: string;
  value: Record<string, unknown>;
}

function spansOf(body: string): ReceivedSpan[] {
  const spans: ReceivedSpan[] = [];
  for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
    for (const span of scopeSpans.flatMap((scope: { spans: unknown[] }) => scope.spans)) {
      spans.push({
        resource: attributesOf(resource.attributes),
        name: span.name,
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId,
        kind: span.kind,
        attributes: attributesOf(span.attributes),
        status: span.status.code,
        start: Number(span.startTimeUnixNano) / 1e6,
        end: Number(span.endTimeUnixNano) / 1e6,
      });
    }
  }
  return spans;
}

function attributesOf(list: OtlpAttribute[]): Record<string, unknown> {
  return Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));
}
