import {
  type Context,
  context,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

/**
 * Starts spans, which do nothing while no traces are recorded. Their attributes have the names of OpenTelemetry's semantic conventions, or
 * `site.…`, and never personal data: no query, address, IP or message of an error.
 */
export function tracer(): Tracer {
  // Not kept: a tracer stays with the provider that it was first used with.
  return trace.getTracer('site');
}

/**
 * Runs `work` and records it as a part of the active span. Where none is active nothing is recorded: only spans that are recorded are ever
 * active.
 *
 * @param parent what it is a part of instead, or the root context: then it may begin a trace
 */
export async function recordSpan<Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
  parent?: Context,
): Promise<Result> {
  if (!parent && !trace.getActiveSpan()) return work();
  const around = parent ?? context.active();
  const span = tracer().startSpan(name, options, around);
  if (!span.isRecording()) return work();
  try {
    return await context.with(trace.setSpan(around, span), work);
  } catch (error) {
    markFailed(span, errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** @param error the kind of failure: a status or the name of a class */
export function markFailed(span: Span, error: string): void {
  span.setAttribute('error.type', error).setStatus({ code: SpanStatusCode.ERROR });
}

/** Ends the span of an HTTP request: of the statuses only the server's own are failures. */
export function endWithStatus(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) markFailed(span, String(status));
  span.end();
}

/** The kind of an error: its code or the name of its class. */
export function errorType(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === 'string' && code) return code;
  return typeof name === 'string' && name ? name : 'unknown';
}

/** The field of a log line with the trace that it is part of, if that is recorded. */
export function traceOfLine(): { traceId?: string } {
  const span = trace.getActiveSpan();
  return span ? { traceId: span.spanContext().traceId } : {};
}
