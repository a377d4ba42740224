import { Injectable, Logger } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import expressSession, { type SessionData } from 'express-session';
import { DataSource, type EntityMetadata } from 'typeorm';
import { CustomerEntity } from '../customers/customer.entity.js';
import { poolOf } from '../database/pool-of.js';
import { Clock } from '../platform/clock.js';

/** Idle timeout of a session, in seconds. */
export const IDLE_SECONDS = 30 * 60;
/** Maximum duration of a session, in seconds. */
const ABSOLUTE_SECONDS = 12 * 3600;

/** The session data of a logged-in customer. */
export interface SessionUser {
  customerId: string;
  /** Milliseconds since 1970. */
  since: number;
}

/** A customer as PostgreSQL writes it as JSON: the values by the names of the columns. */
type Row = Readonly<Record<string, unknown>>;

/** A session as it is stored. */
type StoredSession = SessionData & { passport?: { user?: SessionUser }; stored?: true };

/** SQL: what passport stores of `SessionUser`. */
const CUSTOMER_ID = "(sess #>> '{passport,user,customerId}')::uuid";
const SINCE = "(sess #>> '{passport,user,since}')::bigint";

/**
 * Sessions in PostgreSQL. One statement restores a session with its customer and extends it, because the trips to the database are what
 * a request of a logged-in customer takes longest for.
 */
@Injectable()
export class SessionStore extends connectPgSimple(expressSession) {
  /** The customers of the sessions that were restored. */
  private readonly customers = new WeakMap<SessionUser, CustomerEntity>();
  private readonly statement: string;
  private readonly columns: EntityMetadata['columns'];

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {
    const log = new Logger(SessionStore.name);
    super({
      pool: poolOf(database),
      tableName: 'sessions',
      ttl: IDLE_SECONDS,
      errorLog: (...parts: unknown[]) => log.warn(parts.map(String).join(' ')),
    });
    this.columns = database.getMetadata(CustomerEntity).columns.filter(({ isSelect }) => isSelect);
    const selected = this.columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');
    // Times are whole seconds, so a session is written once a second at most. The customer is missing when the account was deleted and
    // after the maximum duration; a session without customer is not extended. As JSON the customer is read in half the time.
    this.statement = `
      WITH extended AS (
        UPDATE sessions SET expire = to_timestamp($3)
        WHERE sid = $1 AND expire >= to_timestamp($2) AND expire < to_timestamp($3) AND ${SINCE} >= $4
      )
      SELECT sess, to_json(c) AS customer
      FROM sessions LEFT JOIN (SELECT ${selected} FROM customers) AS c ON c.id = ${CUSTOMER_ID} AND ${SINCE} >= $4
      WHERE sid = $1 AND expire >= to_timestamp($2)`;
  }

  /** The customer of a restored session; `undefined` when the session has expired or its customer was deleted. */
  customerOf(user: SessionUser): CustomerEntity | undefined {
    return this.customers.get(user);
  }

  /** Restores a session, and extends that of a customer. */
  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.restore(sid).then((session) => done(null, session), done);
  }

  /**
   * Stores a session. One that was in the database before is not stored again after its end: another request may have ended it while
   * this one was handled.
   */
  override set(sid: string, session: StoredSession, done?: (error?: unknown) => void): void {
    if (!session.stored) {
      super.set(sid, session, (error?: unknown) => {
        if (!error) session.stored = true;
        done?.(error);
      });
      return;
    }
    poolOf(this.database)
      .query(
        "UPDATE sessions SET sess = $2, expire = to_timestamp($3) WHERE sid = $1 AND sess ->> 'ended' IS NULL",
        [sid, session, Math.ceil(Date.now() / 1000) + IDLE_SECONDS],
      )
      .then(() => done?.(), done);
  }

  private async restore(sid: string): Promise<SessionData | null> {
    // As the library does where it writes a session.
    const second = Math.ceil(Date.now() / 1000);
    const oldest = this.clock.now().getTime() - ABSOLUTE_SECONDS * 1000;
    const { rows } = await poolOf(this.database).query<{ sess: unknown; customer: Row | null }>({
      name: 'restore-session',
      text: this.statement,
      values: [sid, second, second + IDLE_SECONDS, oldest],
    });
    const [row] = rows;
    if (!row) return null;
    const session = row.sess as StoredSession;
    session.stored = true;
    if (session.passport?.user && row.customer) {
      this.customers.set(session.passport.user, this.customerIn(row.customer));
    }
    return session;
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
