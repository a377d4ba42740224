import { rm } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CALLS, type CallName } from '@site/contract';
import { type Site, startSite } from '@site/local/site';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import { scratchFolder } from '@site/testkit/scratch';
import pg from 'pg';
import { Client } from './client';
import { activate, logIn } from './log-in';
import { type Part, processorTime } from './processor-time';
import { PAGES_PER_VISIT, randomFrom, readPages, visit } from './visits';

/* What visitors cost each part of the site, without a cache in front; see README.md. */

/** Of a thousand visitors, how many do what. */
const VISITOR_ACTIONS = {
  applications: 20,
  messages: 10,
  complaints: 2,
  newCustomers: 10,
  logins: 40,
} as const;
type VisitorAction = keyof typeof VISITOR_ACTIONS;

/** What a customer's pages call after the login. */
const READS: readonly CallName[] = ['authUser', 'customer', 'applications', 'sessions'];

const CONCURRENCY = 8;
const QUEUE_TIMEOUT_MS = 120_000;

interface Usage {
  time: Record<Part, number>;
  rows: number;
  /** Of tables and indexes in which the site keeps something, in bytes. */
  size: number;
  /** Written to the log of PostgreSQL, which a backup keeps, in bytes. */
  wal: number;
  mails: number;
}

/** Runs an action for each, some at once. */
async function forEach<T>(all: Iterable<T>, action: (one: T) => Promise<unknown>): Promise<void> {
  const iterator = all[Symbol.iterator]();
  const work = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await action(next.value);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

const agent = new http.Agent({ keepAlive: true, maxSockets: CONCURRENCY });

/** Requests as a browser does. @returns the size of the answer with its headers, in bytes as transferred */
function sizeOf(address: string, etag?: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', ...(etag && { 'if-none-match': etag }) };
  return new Promise((resolve, reject) => {
    http
      .get(address, { agent, headers }, (answer) => {
        if ((answer.statusCode ?? 500) >= 400) reject(new Error(`${address} answered ${answer.statusCode}.`));
        let size = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 17);
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
        });
        answer.on('end', () => resolve(size));
      })
      .on('error', reject);
  });
}

/** A visitor of the backend, with an address of their own, so that no limit is met. */
const visitorAt = (site: Site, index: number) =>
  new Client(site.backendUrl, { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` });

/** Sends a form. */
function submit(site: Site, action: VisitorAction, index: number): Promise<unknown> {
  const email = `${action.toLowerCase()}${index}@bedrijf.example`;
  const send = (name: CallName, body: object) =>
    visitorAt(site, index).send(CALLS[name].method, CALLS[name].path, body);
  if (action === 'applications') return send('sendLeaseEmail', anApplication({ email }));
  if (action === 'complaints') return send('complaints', aComplaint({ email }));
  return send('contact', {
    name: 'Jan de Vries',
    email,
    subject: 'Een vraag over leasen',
    message: 'Kan ik een bestelbus leasen zonder jaarcijfers? Mijn bedrijf bestaat nu een jaar.',
  });
}

async function read(client: Client, id: string): Promise<void> {
  for (const name of READS) await client.send(CALLS[name].method, CALLS[name].path.replace('{id}', id));
}

async function usage(site: Site, database: pg.Client): Promise<Usage> {
  // Mails are sent after the answer.
  for (const start = Date.now(); ; await sleep(200)) {
    const { rows } = await database.query(
      'SELECT count(*)::int AS waiting FROM graphile_worker._private_jobs',
    );
    if (rows[0].waiting === 0) break;
    if (Date.now() - start > QUEUE_TIMEOUT_MS) throw new Error('Mails were not sent.');
  }
  const { rows: tables } = await database.query<{ name: string; size: string }>(
    `SELECT quote_ident(tablename) AS name, pg_total_relation_size(quote_ident(tablename)::regclass) AS size
     FROM pg_tables WHERE schemaname = 'public'`,
  );
  let rows = 0;
  for (const { name } of tables) {
    const found = await database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${name}`);
    rows += found.rows[0]?.count ?? 0;
  }
  const log = await database.query<{ wal: string }>("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn AS wal");
  return {
    time: await processorTime(),
    rows,
    size: tables.reduce((sum, { size }) => sum + Number(size), 0),
    wal: Number(log.rows[0]?.wal),
    mails: ((await (await fetch(`${site.mailUrl}/api/email`)).json()) as unknown[]).length,
  };
}

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '1000' },
    json: { type: 'boolean', default: false },
  },
});
const visitors = Number(values.visitors);
const folder = await scratchFolder('thousand-visitors');
const site = await startSite({
  root: path.resolve(import.meta.dirname, '../..'),
  dataDir: folder,
  ports: 'free',
});
const database = new pg.Client(site.databaseUrl);
const rows: Record<string, string | number>[] = [];
try {
  await database.connect();
  const pages = await readPages(site.siteUrl);
  const random = randomFrom(1);
  const numbers = (count: number) =>
    Array.from({ length: Math.round((count * visitors) / 1000) }, (_, i) => i);
  const customers: { client: Client; email: string; permanentCode: string }[] = [];
  await forEach(numbers(VISITOR_ACTIONS.logins), async (i) => {
    const client = visitorAt(site, 2000 + i);
    const email = `klant${i}@bedrijf.example`;
    customers.push({ client, email, permanentCode: await activate(client, site.mailUrl, email) });
  });
  let bytes = 0;
  const phases: Record<string, () => Promise<void>> = {
    'page views and files': () =>
      forEach(numbers(1000), async () => {
        for (const { address, etag } of visit(pages, random)) {
          const size = await sizeOf(site.siteUrl + address, etag);
          bytes += size;
        }
      }),
    // Every page asks once, when it is hydrated, who is logged in.
    'session checks': () =>
      forEach(numbers(1000 * PAGES_PER_VISIT), () => sizeOf(site.backendUrl + CALLS.authUser.path)),
    applications: () =>
      forEach(numbers(VISITOR_ACTIONS.applications), (i) => submit(site, 'applications', i)),
    messages: () => forEach(numbers(VISITOR_ACTIONS.messages), (i) => submit(site, 'messages', i)),
    complaints: () => forEach(numbers(VISITOR_ACTIONS.complaints), (i) => submit(site, 'complaints', i)),
    'new customers': () =>
      forEach(numbers(VISITOR_ACTIONS.newCustomers), (i) =>
        activate(visitorAt(site, 1000 + i), site.mailUrl, `nieuw${i}@bedrijf.example`),
      ),
    'logins and portal': () =>
      forEach(customers, async (customer) => {
        await read(customer.client, await logIn(customer.client, site.mailUrl, customer));
      }),
  };
  // Compiles what runs often, which the first visitors of a process pay for only once.
  await forEach(pages, ({ address }) => sizeOf(site.siteUrl + address));
  for (const action of ['applications', 'messages', 'complaints'] as const) await submit(site, action, 9999);
  for (const [name, act] of Object.entries(phases)) {
    const before = await usage(site, database);
    bytes = 0;
    await act();
    const after = await usage(site, database);
    const seconds = (part: Part) => ((after.time[part] - before.time[part]) * (1000 / visitors)).toFixed(2);
    const perThousand = (what: 'rows' | 'mails') =>
      Math.round((after[what] - before[what]) * (1000 / visitors));
    rows.push({
      'a thousand visitors': name,
      'shell, s': seconds('shell'),
      'renderers, s': seconds('renderers'),
      'backend, s': seconds('backend'),
      'PostgreSQL, s': seconds('PostgreSQL'),
      'out, MB': (bytes / 1e6 / (visitors / 1000)).toFixed(1),
      rows: perThousand('rows'),
      'tables, KB': Math.round((after.size - before.size) / 1000 / (visitors / 1000)),
      'log, KB': Math.round((after.wal - before.wal) / 1000 / (visitors / 1000)),
      mails: perThousand('mails'),
    });
  }
} finally {
  agent.destroy();
  await database.end();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
if (values.json) console.log(JSON.stringify(rows, null, 2));
else console.table(rows);
