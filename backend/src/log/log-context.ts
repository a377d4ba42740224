import { AsyncLocalStorage } from 'node:async_hooks';
import { currentSpan } from '@site/server';

/** Fields of every log line of a request or an outbox job. */
export type LogContext = { requestId: string } | { task: string; job: string };

const current = new AsyncLocalStorage<LogContext>();

/** Runs `work`; every line that is logged meanwhile, also asynchronously, has the fields of `context`. */
export function inLogContext<Result>(context: LogContext, work: () => Result): Result {
  return current.run(context, work);
}

/** Is this part of a request or an outbox job? */
export function hasLogContext(): boolean {
  return current.getStore() !== undefined;
}

/** The fields of a line that is logged now, with the trace when the request or job is recorded. A new object: pino adds fields to it. */
export function logContext(): Record<string, string> {
  const span = currentSpan();
  return { ...current.getStore(), ...(span && { traceId: span.traceId }) };
}
