import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CALLS, type Customer } from '@site/contract';
import { until } from '@site/testkit/until';
import type { ParsedMail } from 'mailparser';
import pg from 'pg';
import type { DestinationStream } from 'pino';
import { DataSource } from 'typeorm';
import { KnownDevices } from '../src/accounts/known-devices.js';
import { PermanentCodes } from '../src/accounts/permanent-codes.js';
import { Config, readConfig } from '../src/config/config.js';
import { createApp } from '../src/create-app.js';
import { CustomerEntity, toCustomer } from '../src/customers/customer.entity.js';
import { poolOf } from '../src/database/pool-of.js';
import { createLog } from '../src/log/pino-logger.js';
import { JobHandlers } from '../src/outbox/job-handlers.js';
import { Outbox } from '../src/outbox/outbox.js';
import { Clock } from '../src/platform/clock.js';
import { SessionStore } from '../src/sessions/session-store.js';
import { cookieName } from '../src/sessions/sessions.js';
import { Browser } from './browser.js';
import { Mailbox, recipient } from './mailbox.js';

/** A logged-in customer. */
export interface LoggedIn {
  browser: Browser;
  customer: Customer;
  permanentCode: string;
}

/** That of the product writes every 100 ms for as long as the process runs, which runs many test files. */
const NO_LOG: DestinationStream = { write() {} };

/** A running backend with its own database and mail server. */
export class TestBackend {
  private travelled = 0;
  private heldAt: number | undefined;
  private browsers = 0;

  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    readonly database: DataSource,
    readonly mailbox: Mailbox,
    /** The scheduled jobs; see `JobHandlers.addScheduled`. */
    readonly scheduled: readonly Parameters<JobHandlers['addScheduled']>[],
    private readonly databaseUrl: string,
  ) {}

  /**
   * Starts a backend with an empty database, unless `settings` has another one. `settings` are environment variables; `log` receives the
   * log lines; `requestTimeout` in milliseconds.
   */
  static async start(
    settings: Record<string, string> = {},
    { log = NO_LOG, requestTimeout }: { log?: DestinationStream; requestTimeout?: number } = {},
  ): Promise<TestBackend> {
    const mailbox = new Mailbox();
    await mailbox.open();
    const config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: settings.DATABASE_URL ?? (await freshDatabase()),
      PORT: '0',
      LOG_LEVEL: 'silent',
      SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
      ...settings,
    });
    const scheduled = withoutSchedule();
    const app = await createApp(config, createLog(config.logLevel, log), requestTimeout);
    await app.listen(config.port, config.host);
    const { port } = app.getHttpServer().address() as AddressInfo;
    // On a busy machine requests wait longer for a connection. Where a test has a database in trouble, which is behind a proxy or another
    // server, the limit of the product counts.
    const isDirect = new URL(config.databaseUrl).host === new URL(process.env.TEST_POSTGRES_URL ?? '').host;
    if (isDirect) poolOf(app.get(DataSource)).options.connectionTimeoutMillis = 120_000;
    return new TestBackend(
      app,
      `http://127.0.0.1:${port}`,
      app.get(DataSource),
      mailbox,
      scheduled,
      config.databaseUrl,
    );
  }

  async stop(): Promise<void> {
    jest.restoreAllMocks();
    await this.app.close();
    await this.mailbox.close();
  }

  /** A new browser without cookies and with its own IP address. */
  browser(ip?: string): Browser {
    this.browsers++;
    return new Browser(this.url, ip ?? `198.51.${this.browsers >> 8}.${this.browsers & 255}`);
  }

  /** Advances the time for everything except the database. */
  travel(seconds: number): void {
    this.travelled += seconds * 1000;
    this.setClock();
  }

  /** Freezes the time, now or at a given moment; from then on only `travel` advances it. */
  holdClock(moment = new Date(Date.now())): void {
    this.travelled = 0;
    this.heldAt = moment.getTime();
    this.setClock();
  }

  private setClock(): void {
    const { travelled, heldAt } = this;
    const now = () => heldAt ?? Math.floor(performance.timeOrigin + performance.now());
    jest.spyOn(Date, 'now').mockImplementation(() => now() + travelled);
  }

  /** The mails to this address that nobody has taken, once all mails are sent. */
  async mailsTo(address: string): Promise<ParsedMail[]> {
    await until(async () => (await this.app.get(Outbox).state()).waiting === 0);
    return this.mailbox.unread.filter((mail) => recipient(mail) === address);
  }

  /**
   * Holds a lock of the database until so many others at least wait for it, so that what begins meanwhile overlaps for certain.
   *
   * @param lock the statement that takes it: `LOCK TABLE complaints`
   * @returns what `begin` does
   */
  async whileLocked<T>(lock: string, others: number, begin: () => Promise<T>): Promise<T> {
    // Its own connection: those of the backend may all be among the others.
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    await client.query(`BEGIN; ${lock}`);
    const begun = begin();
    try {
      await until(async () => {
        await client.query('SELECT pg_stat_clear_snapshot()');
        const waiting = await client.query(
          "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
        );
        return Number(waiting.rowCount) >= others;
      });
    } finally {
      await client.end();
    }
    return begun;
  }

  /** Waits until this many outbox jobs have failed a try. */
  async waitForFailedJobs(count: number): Promise<void> {
    const failed = () =>
      this.database.query(
        'SELECT 1 FROM graphile_worker.jobs WHERE last_error IS NOT NULL AND locked_at IS NULL',
      );
    await until(async () => (await failed()).length >= count);
  }

  /** Creates an active account. Returns its permanent code. */
  async activate(email: string): Promise<string> {
    const browser = this.browser();
    await browser.post(CALLS.activate.path, { email });
    const code = await this.mailbox.takeCode(email, 'activatiecode');
    await browser.post(CALLS.verifyActivation.path, { email, code });
    return this.mailbox.takeCode(email, 'logincode');
  }

  /** Logs in with a permanent code. */
  async logIn(email: string, permanentCode: string, browser = this.browser()): Promise<LoggedIn> {
    const { body: pending } = await browser.post(CALLS.login.path, { permanentCode });
    const code = await this.mailbox.takeCode(email, 'verificatiecode');
    const { body } = await browser.post(CALLS.verify2fa.path, { customerId: pending.customerId, code });
    return { browser, customer: body.customer, permanentCode };
  }

  /** Creates an account and logs in. */
  async firstLogin(email: string): Promise<LoggedIn> {
    return this.logIn(email, await this.activate(email));
  }

  /** A customer as `firstLogin` leaves one, without its requests, mails and codes: for tests of what a customer does afterwards. */
  async customer(email: string): Promise<LoggedIn> {
    const { manager } = this.database;
    const config = this.app.get(Config);
    const now = this.app.get(Clock).now();
    const moments = { createdAt: now, activatedAt: now, firstLoginAt: now, lastLoginAt: now };
    const entity = await manager.save(CustomerEntity, { ...new CustomerEntity(), email, ...moments });
    const permanentCode = await this.app.get(PermanentCodes).issue(manager, entity.id);
    const device = this.app.get(KnownDevices).newToken();
    await this.app.get(KnownDevices).remember(manager, entity.id, device);
    const session = {
      cookie: { originalMaxAge: null },
      passport: { user: { customerId: entity.id, since: now.getTime() } },
      device: 'Onbekende browser',
    };
    const id = randomUUID();
    const store = this.app.get(SessionStore);
    await new Promise<void>((resolve, reject) =>
      store.set(id, session, (error) => (error ? reject(error) : resolve())),
    );
    const browser = this.browser();
    const sid = encodeURIComponent(fastifyCookie.sign(id, config.sessionSecret));
    browser.cookies.set(cookieName(config, 'sid'), sid);
    browser.cookies.set(cookieName(config, 'device'), device);
    return { browser, customer: toCustomer(entity), permanentCode };
  }
}

/**
 * Disables scheduled jobs, because the clock of a test jumps and the scheduler would catch up on every minute in between.
 * Returns the registered schedule.
 */
function withoutSchedule(): Parameters<JobHandlers['addScheduled']>[] {
  const scheduled: Parameters<JobHandlers['addScheduled']>[] = [];
  jest.spyOn(JobHandlers.prototype, 'addScheduled').mockImplementation(function (this: JobHandlers, ...job) {
    const [task, , handler] = job;
    this.add(task, handler);
    scheduled.push(job);
  });
  return scheduled;
}

let databases = 0;

/** Creates a copy of the migrated database, in place of that of an earlier test file. */
export async function freshDatabase(): Promise<string> {
  const serverUrl = process.env.TEST_POSTGRES_URL ?? '';
  databases++;
  const name = `backend_test_${process.env.JEST_WORKER_ID}_${databases}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template_of_tests`);
  await admin.end();
  return serverUrl.replace(/\/postgres$/, `/${name}`);
}
