import { AsyncLocalStorage } from 'node:async_hooks';

/** What a line in the log belongs to: a request, or a job of the outbox. */
export type LogContext = { requestId: string } | { task: string; job: string };

const current = new AsyncLocalStorage<LogContext>();

/** Does this work; every line that is logged on the way says what it belongs to. */
export function inLogContext<Result>(context: LogContext, work: () => Result): Result {
  return current.run(context, work);
}

/** What a line that is logged now belongs to; empty outside requests and jobs. */
export function logContext(): LogContext | Record<string, never> {
  return current.getStore() ?? {};
}
