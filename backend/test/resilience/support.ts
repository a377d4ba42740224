import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { CALLS } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import { pause, until } from '@site/testkit/until';
import type { ParsedMail } from 'mailparser';
import pg from 'pg';
import type { Browser, Reply } from '../browser.js';
import { type Mailbox, plateOf, recipient } from '../mailbox.js';

const OFFICE = 'info@zakenwiel.example';

/** An applicant who retries, as the page does, until there is an answer. */
export interface Applicant {
  email: string;
  key: string;
}

export function anApplicant(email = 'aanvrager@bedrijf.nl'): Applicant {
  return { email, key: randomUUID() };
}

export function applicants(count: number): Applicant[] {
  return Array.from({ length: count }, (_, index) => anApplicant(`aanvrager${index}@bedrijf.nl`));
}

/** Submits once. Every retry of one applicant has the same Idempotency-Key. */
export function apply(backend: { browser(): Browser }, { email, key }: Applicant): Promise<Reply> {
  return backend
    .browser()
    .post(CALLS.sendLeaseEmail.path, anApplication({ email }), { 'idempotency-key': key });
}

/** Submits until the answer is not that the site is busy or its database away (503): on a busy machine, connecting takes too long. */
export async function applyUntilAnswered(
  backend: { browser(): Browser },
  applicant: Applicant,
): Promise<Reply> {
  for (;;) {
    const reply = await apply(backend, applicant);
    if (reply.status !== 503) return reply;
    await pause();
  }
}

/** Runs `work` for each item, with limited concurrency. */
export async function eachOf<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Asks a database, each time with a connection of its own. */
export class Database {
  constructor(readonly url: string) {}

  // biome-ignore lint/suspicious/noExplicitAny: rows depend on the query.
  async query(sql: string, values: unknown[] = []): Promise<any[]> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Polls a query until it finds a row. */
  async until(sql: string, values: unknown[] = []): Promise<void> {
    // A connection costs both sides more than the query.
    await until(async () => (await this.query(sql, values)).length > 0, 100);
  }

  /** Waits until nobody is connected any more. */
  async untilUnused(): Promise<void> {
    await this.until(
      `SELECT 1 WHERE NOT EXISTS (
         SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       )`,
    );
  }

  /** Locks the table of the applications, so that whoever applies waits. @returns what releases the lock */
  async lockApplications(): Promise<() => Promise<void>> {
    const holder = new pg.Client({ connectionString: this.url });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE lease_applications IN ACCESS EXCLUSIVE MODE');
    return () => holder.end();
  }

  /** Waits until somebody waits for a lock. */
  async untilLocked(): Promise<void> {
    await this.until(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
  }
}

/** A server that takes connections and never answers. */
export interface SilentServer {
  port: number;
  /** Settles at the first connection. */
  connected: Promise<unknown>;
  /** Ends it with its connections, also a second time. */
  close(): void;
}

/** Starts a server that takes connections and never answers. @param port by default any free one */
export async function startSilentServer(port = 0): Promise<SilentServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => {})));
  const connected = once(server, 'connection');
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connected,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/**
 * Checks that every applicant has exactly one application, and that both its mails arrived, each with one Message-ID,
 * however often it was delivered.
 */
export async function expectAllKept(
  people: Applicant[],
  database: Pick<Database, 'query'>,
  mailbox: Mailbox,
): Promise<void> {
  const stored = await database.query('SELECT email, lease_code FROM lease_applications');
  expect(stored.map(({ email }) => email).sort()).toEqual(people.map(({ email }) => email).sort());
  const arrived = (unread: ParsedMail[]) => new Set(unread.map(({ messageId }) => messageId)).size;
  const mails = await mailbox.until((unread) => arrived(unread) >= 2 * people.length);
  const idsByMail = new Map<string, Set<string | undefined>>();
  for (const mail of mails) {
    const toOffice = recipient(mail) === OFFICE;
    const about = toOffice ? /code ([A-Z0-9]{7})\./.exec(mail.text ?? '')?.[1] : plateOf(mail);
    const name = `${toOffice ? 'office' : recipient(mail)} ${about}`;
    idsByMail.set(name, (idsByMail.get(name) ?? new Set()).add(mail.messageId));
  }
  const expected = stored.flatMap((row) => [`${row.email} ${row.lease_code}`, `office ${row.lease_code}`]);
  expect([...idsByMail.keys()].sort()).toEqual(expected.sort());
  for (const ids of idsByMail.values()) expect(ids.size).toBe(1);
}
