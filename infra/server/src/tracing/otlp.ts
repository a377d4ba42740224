import {
  type SpanContext as ApiSpanContext,
  type SpanKind as ApiSpanKind,
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span as SdkSpan,
  SpanKind as SdkSpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import {
  type ExportResult,
  ExportResultCode,
  getNumberFromEnv,
  setGlobalErrorHandler,
} from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { settlesWithin } from '../settles-within.js';
import {
  type Span,
  type SpanAttributes,
  type SpanKind,
  type SpanOptions,
  type SpanTimes,
  withoutSpan,
} from './span.js';
import type { TraceParent } from './traceparent.js';
import { createSampler, type Tracing, type TracingLog, type TracingSettings } from './tracing.js';

/** How long spans wait for others that are sent with them, in ms: briefly, for anyone who looks at a trace while developing. */
const SEND_DELAY_MS = 1000;
/** How long a stop waits for the collector, in ms. */
const STOP_TIMEOUT_MS = 2000;

/** How many spans wait to be sent; what does not fit is dropped. */
const MAX_WAITING = 2048;
/** How many are sent at once. */
const BATCH = 512;
/**
 * How many requests to the collector may be unanswered: at a stop all that wait are sent at once, besides one that was under way. After a
 * request that failed, the library begins more than one at a time, each of which keeps its spans in memory.
 */
const MAX_REQUESTS = MAX_WAITING / BATCH + 1;

const KINDS: Record<SpanKind, ApiSpanKind> = {
  internal: SdkSpanKind.INTERNAL,
  server: SdkSpanKind.SERVER,
  client: SdkSpanKind.CLIENT,
  producer: SdkSpanKind.PRODUCER,
  consumer: SdkSpanKind.CONSUMER,
};

/** The part of tracing that needs the libraries of OpenTelemetry; `startTracing` loads it. */
export function createTracing(
  { endpoint, share, service, version }: TracingSettings & { endpoint: string },
  log: TracingLog,
): Tracing {
  // The log says it once, see `LoggingExporter`.
  setGlobalErrorHandler(() => {});
  const { origin } = new URL(endpoint);
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new LoggingExporter(
    new OTLPTraceExporter({ url, concurrencyLimit: MAX_REQUESTS }),
    origin,
    log,
  );
  const processor = new BatchSpanProcessor({
    exporter,
    maxQueueSize: MAX_WAITING,
    maxExportBatchSize: BATCH,
    scheduledDelayMillis: getNumberFromEnv('OTEL_BSP_SCHEDULE_DELAY') ?? SEND_DELAY_MS,
  });
  const tracer = new TracerProvider({
    resource: resourceOf(service, version),
    // What is not recorded never becomes a span.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [processor],
  }).getTracer('site');
  // Rounded: 0.07 * 100 is 7.000000000000001.
  const percentage = Number((share * 100).toFixed(4));
  log.info(`Traces are sent to ${origin}: ${percentage}% of those that begin here.`);
  return {
    sample: createSampler(share),
    startSpan: (name, { parent, ...options }) => {
      const caller = parent && { ...toContext(parent), isRemote: true };
      const context = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
      return new RecordedSpan(tracer, name, options, context);
    },
    async stop() {
      await settlesWithin(
        STOP_TIMEOUT_MS,
        processor.shutdown().catch(() => {}),
      );
    },
  };
}

/** What the environment says about this process, in the variables of OpenTelemetry, goes before what it says itself. */
function resourceOf(service: string, version: string | undefined): Resource {
  return resourceFromAttributes({
    'service.name': service,
    ...(version && { 'service.version': version }),
  }).merge(detectResources({ detectors: [envDetector] }));
}

/** Says once that the collector does not take spans, and once that it does again. */
class LoggingExporter implements SpanExporter {
  #isFailing = false;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly origin: string,
    private readonly log: TracingLog,
  ) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      const isFailing = result.code !== ExportResultCode.SUCCESS;
      if (isFailing && !this.#isFailing) {
        this.log.warn(
          `Traces cannot be sent to ${this.origin} (${reasonOf(result.error)}): they are dropped until that works again.`,
        );
      }
      if (!isFailing && this.#isFailing) this.log.info(`Traces are sent to ${this.origin} again.`);
      this.#isFailing = isFailing;
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }
}

/** Without what the collector answered, which may be long. */
function reasonOf(error: Error | undefined): string {
  const { message = '', code } = (error ?? {}) as { message?: string; code?: unknown };
  const [first = ''] = message.split('\n');
  return first.slice(0, 200) || String(code ?? 'no reason given');
}

/** Ms since the epoch. */
type Clock = () => number;

/**
 * The clock of the spans of one request or job: it is exact, so that a part is not drawn outside of its whole, and is not set meanwhile. The
 * library starts spans at whole milliseconds.
 */
function startClock(): Clock {
  const origin = Date.now() - performance.now();
  return () => origin + performance.now();
}

class RecordedSpan implements Span {
  readonly #span: SdkSpan;
  readonly #clock: Clock;

  constructor(
    private readonly tracer: Tracer,
    name: string,
    { kind = 'internal', attributes = {}, start }: SpanOptions & { start?: number | undefined },
    context: Context,
    clock: Clock = startClock(),
  ) {
    this.#clock = clock;
    const options = {
      kind: KINDS[kind],
      attributes: attributes as Attributes,
      startTime: start ?? clock(),
    };
    this.#span = tracer.startSpan(name, options, context);
  }

  get traceId(): string {
    return this.#span.spanContext().traceId;
  }

  get parent(): TraceParent {
    const { traceId, spanId } = this.#span.spanContext();
    return { traceId, spanId, sampled: true };
  }

  startChild(name: string, options: SpanOptions = {}): Span {
    return this.#childOf(name, options);
  }

  addChild(name: string, { start, end }: SpanTimes, options: SpanOptions = {}): void {
    this.#childOf(name, { ...options, start }).#span.end(end);
  }

  rename(name: string): void {
    this.#span.updateName(name);
  }

  set(attributes: SpanAttributes): void {
    this.#span.setAttributes(attributes as Attributes);
  }

  end(error?: string): void {
    if (error) this.#span.setAttribute('error.type', error).setStatus({ code: SpanStatusCode.ERROR });
    // It also starts the timer that sends the spans of many.
    withoutSpan(() => this.#span.end(this.#clock()));
  }

  #childOf(name: string, options: SpanOptions & { start?: number }): RecordedSpan {
    const context = trace.setSpan(ROOT_CONTEXT, this.#span);
    return new RecordedSpan(this.tracer, name, options, context, this.#clock);
  }
}

function toContext({ traceId, spanId }: Omit<TraceParent, 'sampled'>): ApiSpanContext {
  return { traceId, spanId, traceFlags: TraceFlags.SAMPLED };
}
