import type { Socket } from 'node:net';
import pg from 'pg';

/** PostgreSQL itself ends a statement that takes longer; in milliseconds. */
export const STATEMENT_TIMEOUT_MS = 10_000;
/** A server that has not answered by then, not even that the statement took too long, is not there any more. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000;
/** How long a query waits for a connection. */
export const CONNECT_TIMEOUT_MS = 3000;

/**
 * A connection that breaks when the server does not answer in time: a machine that hangs or is cut off says nothing, and whoever
 * waits for it would wait for good. Whatever ran on the connection fails then as when the server had closed it, and the pool
 * makes a new one. (The `query_timeout` of `pg` would leave the connection in the pool, in the middle of its transaction.)
 */
export class TimedClient extends pg.Client {
  private answerTimer: NodeJS.Timeout | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // All queries were answered, or none will be.
    for (const event of ['drain', 'end'] as const) this.on(event, () => clearTimeout(this.answerTimer));
  }

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of `pg.Client` are passed on as they are.
  override query(...query: any[]): any {
    clearTimeout(this.answerTimer);
    this.answerTimer = setTimeout(() => this.breakOff(), ANSWER_TIMEOUT_MS).unref();
    return (super.query as (...args: unknown[]) => unknown).apply(this, query);
  }

  private breakOff(): void {
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    const error = new Error(`The database did not answer within ${ANSWER_TIMEOUT_MS} ms.`);
    stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  }
}
