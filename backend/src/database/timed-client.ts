import type { Socket } from 'node:net';
import pg from 'pg';
import { recordQuery } from './query-span.js';

/** PostgreSQL's `statement_timeout`, unless the address of the database has another one. */
export const STATEMENT_TIMEOUT_MS = 10_000;
/** A server that has not even reported a statement timeout this long after it is unreachable. */
const ANSWER_MARGIN_MS = 1000;
export const CONNECT_TIMEOUT_MS = 3000;

/**
 * Destroys its connection when the server does not answer in time: a hanging or disconnected machine never closes it. Queries then
 * fail as if the server had closed the connection, and the pool opens a new one. (The `query_timeout` of `pg` would leave the
 * connection in the pool, in the middle of its transaction.) Each query is a span of the current request or job.
 */
export class TimedClient extends pg.Client {
  /** The `statement_timeout` of the running transaction; see `transactionWithTimeout`. */
  statementTimeoutMs: number;
  private answerTimer: NodeJS.Timeout | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { connectionParameters } = this as unknown as { connectionParameters: pg.ClientConfig };
    this.statementTimeoutMs = Number(connectionParameters.statement_timeout || STATEMENT_TIMEOUT_MS);
    // No query is pending any more.
    for (const event of ['drain', 'end'] as const) this.on(event, () => clearTimeout(this.answerTimer));
  }

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of `pg.Client` are passed on as they are.
  override query(...query: any[]): any {
    clearTimeout(this.answerTimer);
    const timeout = this.statementTimeoutMs + ANSWER_MARGIN_MS;
    this.answerTimer = setTimeout(() => {
      // What arrived while this process was busy is read before this one ends.
      this.answerTimer = setTimeout(() => this.destroyConnection(timeout)).unref();
    }, timeout).unref();
    return recordQuery(this, query, (args) =>
      (super.query as (...all: unknown[]) => unknown).apply(this, args),
    );
  }

  private destroyConnection(timeout: number): void {
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    const error = new Error(`The database did not answer within ${timeout} ms.`);
    stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  }
}
