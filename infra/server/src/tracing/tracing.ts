import type { Span, SpanOptions } from './span.js';
import { parseTraceparent, type TraceParent } from './traceparent.js';

/** What is recorded and where it is sent. */
export interface TracingSettings {
  /** The base address of an OpenTelemetry collector; null: nothing is recorded. */
  endpoint: string | null;
  /** The share of traces that is recorded, of those that begin here: from 0 to 1. */
  share: number;
  /** The name of this program, `service.name`. */
  service: string;
  version?: string | undefined;
}

/** How traces are told about: one sentence each time something changes. */
export interface TracingLog {
  info(sentence: string): void;
  warn(sentence: string): void;
}

/** Records traces (OpenTelemetry) and sends them to a collector, in batches and beside the work: when it is slow or down, they are dropped. */
export interface Tracing {
  /**
   * Is this request recorded? When the caller has decided, it is as the caller says; of what callers want to have recorded only
   * `MAX_CONTINUED_PER_SECOND`, because anybody can send the header.
   *
   * @param traceparent the header of the request
   * @returns the parent of its span, if any; undefined when it is not recorded
   */
  sample(traceparent: unknown): { parent?: TraceParent } | undefined;
  /** Starts a span without a parent in this process. */
  startSpan(name: string, options: SpanOptions & { parent?: TraceParent | undefined }): Span;
  /** Sends what is recorded, as far as that goes within two seconds. */
  stop(): Promise<void>;
}

/** How many requests of a second are recorded because the caller wants it, in one process. */
export const MAX_CONTINUED_PER_SECOND = 50;

/** Decides which requests are recorded. */
export function createSampler(share: number, now: () => number = Date.now): Tracing['sample'] {
  let second = 0;
  let continued = 0;
  return (traceparent) => {
    const parent = parseTraceparent(traceparent);
    if (!parent) return Math.random() < share ? {} : undefined;
    if (!parent.sampled) return undefined;
    const current = Math.floor(now() / 1000);
    if (current !== second) {
      second = current;
      continued = 0;
    }
    continued += 1;
    return continued <= MAX_CONTINUED_PER_SECOND ? { parent } : undefined;
  };
}

/** Starts to record traces. @returns undefined without an endpoint: then nothing that records or sends is loaded. */
export async function startTracing(
  { endpoint, ...settings }: TracingSettings,
  log: TracingLog,
): Promise<Tracing | undefined> {
  if (!endpoint) return undefined;
  const { createTracing } = await import('./otlp.js');
  return createTracing({ ...settings, endpoint }, log);
}
