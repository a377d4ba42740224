import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceParent } from './traceparent.js';

/** What a span stands for: https://opentelemetry.io/docs/specs/otel/trace/api/#spankind */
export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

/** By the names of OpenTelemetry's semantic conventions, or `site.…`. Never personal data: no query, address, IP or message of an error. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  /** Default: internal. */
  kind?: SpanKind;
  attributes?: SpanAttributes;
}

/** When a span was, in ms since the epoch. */
export interface SpanTimes {
  start: number;
  end: number;
}

/** A span that is recorded: one operation of a trace, from its start to its end. */
export interface Span {
  readonly traceId: string;
  /** For whoever is called: this span is the parent of what it does. */
  readonly parent: TraceParent;
  /** Starts an operation that is part of this one. */
  startChild(name: string, options?: SpanOptions): Span;
  /** Adds an operation that is part of this one and was measured elsewhere. */
  addChild(name: string, times: SpanTimes, options?: SpanOptions): void;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /**
   * Only the first call counts.
   *
   * @param error the kind of failure, if any: a status or the name of a class
   */
  end(error?: string): void;
}

const current = new AsyncLocalStorage<Span | undefined>();

/** The span of the current request or job; undefined when it is not recorded. */
export function currentSpan(): Span | undefined {
  return current.getStore();
}

/** Runs `work` as a part of a span, also what it does later. */
export function inSpan<Result>(span: Span | undefined, work: () => Result): Result {
  return span ? current.run(span, work) : work();
}

/** Runs `work`, and all that follows from it, as part of no span: what is begun for one request, and lasts longer. */
export function withoutSpan<Result>(work: () => Result): Result {
  return current.run(undefined, work);
}

/** Runs `work` and records it as a part of the current span, if there is one. */
export async function recordSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  const span = currentSpan()?.startChild(name, options);
  try {
    const result = await inSpan(span, () => work(span));
    span?.end();
    return result;
  } catch (error) {
    span?.end(errorType(error));
    throw error;
  }
}

/** The kind of failure of an HTTP status, for `Span.end`: only the server's own are failures. */
export function statusError(status: number): string | undefined {
  return status >= 500 ? String(status) : undefined;
}

/** The kind of an error, for `Span.end`: its code or the name of its class. */
export function errorType(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === 'string' && code) return code;
  return typeof name === 'string' && name ? name : 'unknown';
}
