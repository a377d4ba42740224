import { AsyncLocalStorage } from 'node:async_hooks';
import { traceOfLine } from '@site/server';

/** Fields of every log line of a request or an outbox job. */
export type LogContext = RequestContext | { task: string; job: string };

export interface RequestContext {
  requestId: string;
  /** The id of the customer that the request is of, or that it tries to log in as, once that is known. */
  customer?: string;
}

const current = new AsyncLocalStorage<LogContext>();

/** Runs `work`; every line that is logged meanwhile, also asynchronously, has the fields of `context`. */
export function inLogContext<Result>(context: LogContext, work: () => Result): Result {
  return current.run(context, work);
}

/** Adds a customer to the lines that are still to come of the current request, that of the request itself too. */
export function logCustomer(id: string): void {
  const context = current.getStore();
  if (context && 'requestId' in context) context.customer = id;
}

/** Is this part of a request or an outbox job? */
export function hasLogContext(): boolean {
  return current.getStore() !== undefined;
}

/** The fields of a line that is logged now, with the trace when the request or job is recorded. A new object: pino adds fields to it. */
export function logContext(): object {
  // On Node 20 pino adds fields to a spread in ten times the time.
  return Object.assign({}, current.getStore(), traceOfLine());
}
