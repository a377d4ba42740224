import { Injectable, Logger } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import expressSession, { type SessionData } from 'express-session';
import { DataSource } from 'typeorm';
import { CustomerEntity } from '../customers/customer.entity.js';
import { poolOf } from '../database/pool-of.js';
import { Clock } from '../platform/clock.js';

/** Idle timeout of a session, in seconds. */
const IDLE_SECONDS = 30 * 60;
/** Maximum duration of a session, in seconds. */
const ABSOLUTE_SECONDS = 12 * 3600;

/** The session data of a logged-in customer. */
export interface SessionUser {
  customerId: string;
  /** Milliseconds since 1970. */
  since: number;
}

/** SQL: what passport stores of `SessionUser`. */
const CUSTOMER_ID = "(sess #>> '{passport,user,customerId}')::uuid";
const SINCE = "(sess #>> '{passport,user,since}')::bigint";

/** The prefix of the customer's columns in the result. */
const PREFIX = 'customer_';

/**
 * Sessions in PostgreSQL. One statement restores a session with its customer and extends it, because the trips to the database are what
 * a request of a logged-in customer takes longest for.
 */
@Injectable()
export class SessionStore extends connectPgSimple(expressSession) {
  /** The customers of the sessions that were restored. */
  private readonly customers = new WeakMap<SessionUser, CustomerEntity>();
  private readonly statement: string;
  /** The customer's columns: by their name in the result, the name of the property. */
  private readonly properties: readonly (readonly [column: string, property: keyof CustomerEntity])[];

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
    const columns = database.getMetadata(CustomerEntity).columns.filter(({ isSelect }) => isSelect);
    this.properties = columns.map(({ databaseName, propertyName }) => [
      PREFIX + databaseName,
      propertyName as keyof CustomerEntity,
    ]);
    const selected = columns.map(({ databaseName }) => `c."${databaseName}" AS "${PREFIX}${databaseName}"`);
    // Times are whole seconds, so a session is written once a second at most. The customer is missing when the account was deleted and
    // after the maximum duration; a session without customer is not extended.
    this.statement = `
      WITH extended AS (
        UPDATE sessions SET expire = to_timestamp($3)
        WHERE sid = $1 AND expire >= to_timestamp($2) AND expire < to_timestamp($3) AND ${SINCE} >= $4
      )
      SELECT sess, ${selected.join(', ')}
      FROM sessions LEFT JOIN customers c ON c.id = ${CUSTOMER_ID} AND ${SINCE} >= $4
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

  private async restore(sid: string): Promise<SessionData | null> {
    // As the library does where it writes a session.
    const second = Math.ceil(Date.now() / 1000);
    const oldest = this.clock.now().getTime() - ABSOLUTE_SECONDS * 1000;
    const { rows } = await poolOf(this.database).query<Record<string, unknown>>({
      name: 'restore-session',
      text: this.statement,
      values: [sid, second, second + IDLE_SECONDS, oldest],
    });
    const [row] = rows;
    if (!row) return null;
    const session = row.sess as SessionData & { passport?: { user?: SessionUser } };
    if (session.passport?.user && row[`${PREFIX}id`]) {
      this.customers.set(session.passport.user, this.customerIn(row));
    }
    return session;
  }

  private customerIn(row: Readonly<Record<string, unknown>>): CustomerEntity {
    const customer = new CustomerEntity();
    for (const [column, property] of this.properties) customer[property] = row[column] as never;
    return customer;
  }
}
