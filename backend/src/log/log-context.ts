import { AsyncLocalStorage } from 'node:async_hooks';

/** Fields of every log line of a request or an outbox job. */
export type LogContext = { requestId: string } | { task: string; job: string };

const current = new AsyncLocalStorage<LogContext>();

/** Runs `work`; every line that is logged meanwhile, also asynchronously, has the fields of `context`. */
export function inLogContext<Result>(context: LogContext, work: () => Result): Result {
  return current.run(context, work);
}

/** The current context; empty outside requests and jobs. */
export function logContext(): LogContext | Record<string, never> {
  return current.getStore() ?? {};
}
