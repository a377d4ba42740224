import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityMetadata } from 'typeorm';
import { CustomerEntity } from '../customers/customer.entity.js';
import { poolOf } from '../database/pool-of.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Clock } from '../platform/clock.js';
import type { PendingLogin, Session, SessionData } from './session-types.js';

/** Idle timeout of a session, in seconds. */
export const IDLE_SECONDS = 30 * 60;
/** Maximum duration of a session, in seconds. */
const ABSOLUTE_SECONDS = 12 * 3600;

/** A customer as PostgreSQL writes it as JSON: the values by the names of the columns. */
type Row = Readonly<Record<string, unknown>>;

/** SQL: the customer of a session and the moment of the login. */
const CUSTOMER_ID = "(sess #>> '{passport,user,customerId}')::uuid";
const SINCE = "(sess #>> '{passport,user,since}')::bigint";

/** Sessions in PostgreSQL. Times are whole seconds, so a session is extended once a second at most. */
@Injectable()
export class SessionStore implements OnModuleInit {
  private readonly restoreStatement: string;
  private readonly columns: EntityMetadata['columns'];

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly handlers: JobHandlers,
  ) {
    this.columns = database.getMetadata(CustomerEntity).columns.filter(({ isSelect }) => isSelect);
    const selected = this.columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');
    // The customer is missing when the account was deleted and after the maximum duration; a session without customer is not extended. As
    // JSON the customer is read in half the time.
    this.restoreStatement = `
      WITH extended AS (
        UPDATE sessions SET expire = to_timestamp($3)
        WHERE sid = $1 AND expire >= to_timestamp($2) AND expire < to_timestamp($3) AND ${SINCE} >= $4
      )
      SELECT sess, to_json(c) AS customer
      FROM sessions LEFT JOIN (SELECT ${selected} FROM customers) AS c ON c.id = ${CUSTOMER_ID} AND ${SINCE} >= $4
      WHERE sid = $1 AND expire >= to_timestamp($2)`;
  }

  onModuleInit(): void {
    this.handlers.addScheduled('expired-sessions', '*/15 * * * *', () => this.removeExpired());
  }

  /**
   * Restores a session with its customer and extends that of a customer, with one statement, because the trips to the database are what a
   * request of a logged-in customer takes longest for.
   */
  async restore(id: string): Promise<{ session: Session; customer: CustomerEntity | undefined } | undefined> {
    const second = now();
    const oldest = this.clock.now().getTime() - ABSOLUTE_SECONDS * 1000;
    const { rows } = await poolOf(this.database).query<{ sess: SessionData; customer: Row | null }>({
      name: 'restore-session',
      text: this.restoreStatement,
      values: [id, second, second + IDLE_SECONDS, oldest],
    });
    const [row] = rows;
    if (!row) return undefined;
    const { pendingLogin, ended } = row.sess;
    return {
      session: { id, pendingLogin, ended },
      customer: row.customer ? this.customerIn(row.customer) : undefined,
    };
  }

  /** Stores a new session in place of another one. */
  async start(id: string, data: SessionData, replaced?: string): Promise<void> {
    await this.database.query(
      `WITH replaced AS (DELETE FROM sessions WHERE sid = $4)
       INSERT INTO sessions (sid, sess, expire) VALUES ($1, $2, to_timestamp($3))`,
      [id, data, now() + IDLE_SECONDS, replaced],
    );
  }

  /** Stores the pending login in a session, unless that has ended meanwhile. @returns whether it was stored */
  async setPendingLogin(id: string, pending: PendingLogin): Promise<boolean> {
    const [, stored] = await this.database.query<[unknown[], number]>(
      `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{pendingLogin}', $2)::json, expire = to_timestamp($3)
       WHERE sid = $1 AND sess ->> 'ended' IS NULL`,
      [id, pending, now() + IDLE_SECONDS],
    );
    return stored === 1;
  }

  async remove(id: string): Promise<void> {
    await this.database.query('DELETE FROM sessions WHERE sid = $1', [id]);
  }

  async removeExpired(): Promise<void> {
    await this.database.query('DELETE FROM sessions WHERE expire < to_timestamp($1)', [now()]);
  }

  private customerIn(row: Row): CustomerEntity {
    const customer = new CustomerEntity();
    for (const { databaseName, propertyName, type } of this.columns) {
      const value = row[databaseName];
      const isMoment = type === 'timestamptz' && value !== null;
      customer[propertyName as keyof CustomerEntity] = (
        isMoment ? new Date(value as string) : value
      ) as never;
    }
    return customer;
  }
}

/** In whole seconds since 1970. */
function now(): number {
  return Math.ceil(Date.now() / 1000);
}
