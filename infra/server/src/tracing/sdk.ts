import { context, propagation, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  type ExportResult,
  ExportResultCode,
  getNumberFromEnv,
  setGlobalErrorHandler,
  W3CTraceContextPropagator,
} from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { settlesWithin } from '../settles-within.js';
import { createSampler } from './sampler.js';
import type { Tracing, TracingLog, TracingSettings } from './tracing.js';

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

/** The part of tracing that records and sends; `startTracing` loads it. */
export function registerSdk(
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
  const provider = new TracerProvider({
    resource: resourceOf(service, version),
    sampler: createSampler(share),
    spanProcessors: [processor],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  // Rounded: 0.07 * 100 is 7.000000000000001.
  const percentage = Number((share * 100).toFixed(4));
  log.info(`Traces are sent to ${origin}: ${percentage}% of those that begin here.`);
  return {
    async stop() {
      await settlesWithin(
        STOP_TIMEOUT_MS,
        provider.shutdown().catch(() => {}),
      );
      for (const api of [trace, context, propagation]) api.disable();
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
      // Not as a part of the request whose spans were sent.
      if (isFailing !== this.#isFailing) context.with(ROOT_CONTEXT, () => this.#tell(result));
      this.#isFailing = isFailing;
      done(result);
    });
  }

  #tell({ code, error }: ExportResult): void {
    if (code === ExportResultCode.SUCCESS) this.log.info(`Traces are sent to ${this.origin} again.`);
    else
      this.log.warn(
        `Traces cannot be sent to ${this.origin} (${reasonOf(error)}): they are dropped until that works again.`,
      );
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
