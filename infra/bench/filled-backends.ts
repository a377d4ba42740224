import { randomBytes } from 'node:crypto';
import { rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@site/local/ports';
import { type LocalPostgres, startLocalPostgres } from '@site/local/postgres';
import { Service } from '@site/local/service';
import { startKvkStandIn } from '@site/local/stand-ins/kvk';
import { startRdwStandIn } from '@site/local/stand-ins/rdw';
import { scratchFolder } from '@site/testkit/scratch';
import pg from 'pg';
import { parkJobs } from './park-jobs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a customer with all that belongs to them takes on the disk, with the log of PostgreSQL. */
const BYTES_PER_CUSTOMER = 4500;

/** How long ago the first customer came: a tenth of what is kept for two years is due, and as much of the devices. */
const DAYS = 800;

/** Far fewer than a statement of the backend has time for. */
const MAILS_AT_A_TIME = 500;

/** A module of the built backend. It has no types. */
export const backendModule = (module: string) => import(path.join(ROOT, 'backend/dist', `${module}.js`));

/** The services of the backend in this process, as the commands of the office use them. */
export interface Office {
  database: { query<Row>(statement: string, values?: unknown[]): Promise<Row[]>; manager: unknown };
  /** An instance of a class of the backend. */
  service<Service>(type: unknown): Promise<Service>;
  close(): Promise<void>;
}

/** A backend as in production, whose database has many customers. */
export interface FilledBackend {
  customers: number;
  url: string;
  office: Office;
}

/**
 * Starts a private PostgreSQL with for each number of customers a filled database and a backend. Jobs are parked.
 *
 * @param say receives what it is doing
 * @returns the backends; `stop` ends everything and removes the data, also while they start. May be called twice
 */
export function startFilledBackends(
  sizes: readonly number[],
  say: (message: string) => void,
): { backends: Promise<FilledBackend[]>; stop(): Promise<void> } {
  const parts: (() => Promise<unknown>)[] = [];
  let folder: string | undefined;
  let stopped: Promise<void> | undefined;
  const add = (end: () => Promise<unknown>) => {
    parts.push(end);
    if (stopped) throw new Error('Stopped.');
  };
  const endAll = async () => {
    for (let end = parts.pop(); end; end = parts.pop()) await end();
  };
  const start = async () => {
    folder = await scratchFolder('growth');
    const needed = sizes.reduce((sum, size) => sum + size * BYTES_PER_CUSTOMER, 0);
    const { bavail, bsize } = await statfs(folder);
    say(`This takes some ${(needed / 1e9).toFixed(1)} GB in ${folder}, until it ends.`);
    if (bavail * bsize < needed) throw new Error('There is not so much left on the disk.');
    const postgres = await startLocalPostgres({ dataDir: path.join(folder, 'postgres') });
    add(() => postgres.stop());
    // What they answer is the same, however many customers there are.
    const [rdw, kvk] = [await startRdwStandIn(), await startKvkStandIn()];
    add(() => rdw.stop());
    add(() => kvk.stop());
    const secrets = {
      SESSION_SECRET: randomBytes(32).toString('hex'),
      CODE_SECRET: randomBytes(32).toString('hex'),
    };
    const backends: FilledBackend[] = [];
    for (const customers of sizes) {
      const databaseUrl = await createDatabase(postgres, `customers_${customers}`);
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const settings = {
        ...secrets,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        SITE_URL: url,
        DATABASE_URL: databaseUrl,
        RDW_URL: rdw.url,
        KVK_URL: kvk.url,
        KVK_API_KEY: 'of the stand-in',
        OFFICE: 'true',
        DOCUMENT_STORE: path.join(folder, 'documents'),
      };
      const service = new Service({
        name: `backend-${customers}`,
        script: path.join(ROOT, 'backend/dist/main.js'),
        cwd: ROOT,
        env: settings,
        healthUrl: `${url}/api/health/ready`,
        onUnexpectedEnd: (lastLines) => say(lastLines),
      });
      add(() => service.stop());
      await service.start();
      await fill(databaseUrl, customers, say);
      const { readConfig } = await backendModule('config/config');
      const { BackendServices } = await backendModule('staff/backend-services');
      const office: Office = await BackendServices.open(readConfig(settings));
      add(() => office.close());
      await queueMails(office);
      backends.push({ customers, url, office });
    }
    return backends;
  };
  const backends = start();
  const stop = () => {
    stopped ??= (async () => {
      await endAll();
      // What was still starting.
      await backends.catch(() => {});
      await endAll();
      if (folder) await rm(folder, { recursive: true, force: true });
    })();
    return stopped;
  };
  return { backends, stop };
}

async function createDatabase({ url }: LocalPostgres, name: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

/** Of customer number `i`. The texts differ as those of people do, so that a search finds what it is about. */
export const CUSTOMER = {
  id: "md5('customer ' || i)::uuid",
  email: "substr(md5('email ' || i), 1, 16) || '@bedrijf' || i % 500 || '.example'",
  leaseCode: "lpad(upper(to_hex(i)), 7, '0')",
  complaint: "'K2025-' || lpad(i::text, 8, '0')",
  phone: "'06 - ' || 10000000 + i",
  kenteken:
    "i % 10 || '-' || translate(substr(md5('plate ' || i), 1, 3), '0123456789abcdef', 'BDFGHJKLNPRSTVXZ') || '-' || lpad((i / 10 % 100)::text, 2, '0')",
};
const NAME = "initcap(substr(md5('name ' || i), 1, 9))";
const TEXT = "md5('text ' || i) || ' ' || md5('more text ' || i) || ' ' || md5('last text ' || i)";

/** Of application number `i`: one in twenty waits for the office, and one is approved. */
const STATUS = `CASE i % 20 WHEN 0 THEN 'pending' WHEN 1 THEN 'approved' WHEN 2 THEN 'withdrawn' ELSE
  (ARRAY['rejected', 'completed'])[1 + i % 2] END`;

/**
 * What is kept about the customers: of each an account (one in fifty is not activated), a mailed code, two devices, a limit, and an
 * application, begun by a dealer of one in ten, with a change of its status, an offer and an answered request unless it still waits; of every
 * other one a message, of which one in ten waits for an answer; of one in ten a complaint with a change of its status unless that waits, a
 * draft, a document with a file, a session and an answer of a register; of one in a thousand a request that waits and a document to check;
 * and of one in a thousand a mail that waits. The hashes of their login codes are not those of six digits: with a million customers no
 * code would be left.
 */
function tables(customers: number): Record<string, string> {
  const moment = `now() - (${customers} - i) * interval '${DAYS} days' / ${customers}`;
  const activated = `CASE WHEN i % 50 <> 1 THEN ${moment} END`;
  return {
    'customers (id, email, voornaam, achternaam, telefoon, permanent_code_hash, activated_at, first_login_at, last_login_at, created_at)': `
      SELECT ${CUSTOMER.id}, ${CUSTOMER.email}, 'Jan', ${NAME}, ${CUSTOMER.phone}, md5('a' || i) || md5('b' || i), ${activated}, ${activated},
             ${activated}, ${moment} FROM numbers`,
    'mailed_codes (customer_id, purpose, id, hash, expires_at)': `
      SELECT ${CUSTOMER.id}, 'verification', gen_random_uuid(), md5('c' || i) || md5('d' || i), ${moment} FROM numbers`,
    'known_devices (customer_id, device_hash, last_login_at)': `
      SELECT ${CUSTOMER.id}, md5('e' || i) || md5('f' || device), now() - (${customers} - i) * interval '${DAYS / 2} days' / ${customers}
      FROM numbers, generate_series(1, 2) AS device`,
    'limits (key, points, expire)': `
      SELECT 'message-ip:' || md5('g' || i), 1, (extract(epoch FROM now()) + i % 86400) * 1000 FROM numbers`,
    'dealers (naam, email, token_hash, created_by, created_at)': `
      SELECT 'Autobedrijf ' || ${NAME}, 'dealer' || i || '@auto.example', md5('k' || i), 'anna', ${moment} FROM numbers WHERE i % 1000 = 0`,
    'lease_applications (lease_code, status, customer_id, naam, email, telefoon, bedrijfsnaam, kvk_nummer, kenteken, voertuig_link, aanschafprijs, aanbetaling, slottermijn, looptijd, dealer_id, created_at)': `
      SELECT ${CUSTOMER.leaseCode}, ${STATUS}, ${CUSTOMER.id}, 'Jan ' || ${NAME}, ${CUSTOMER.email}, ${CUSTOMER.phone}, 'Bakkerij ' || ${NAME},
             10000000 + i, ${CUSTOMER.kenteken}, 'https://auto.example/' || i, 20000, 0, 0, 60, seller.id, ${moment}
      FROM numbers LEFT JOIN (SELECT id, row_number() OVER () AS place FROM dealers) AS seller
        ON i % 10 = 0 AND place = 1 + i / 10 % ${Math.max(1, customers / 1000)}`,
    'lease_status_changes (application_id, from_status, to_status, changed_by, changed_at)': `
      SELECT id, 'pending', status, 'anna', created_at + interval '1 day' FROM lease_applications WHERE status <> 'pending'`,
    'lease_offers (application_id, leasemaatschappij, voertuig, aanschafprijs, aanbetaling, slottermijn, looptijd, maandbedrag, kosten, made_by, made_at, last_day)': `
      SELECT id, 'Noord Lease', voertuig_link, 20000, 0, 0, 60, 420, 250, 'anna', created_at + interval '2 days', created_at::date + 9
      FROM lease_applications WHERE status <> 'pending'`,
    'lease_notes (application_id, kind, note, written_by, written_at)': `
      SELECT id, 'note', 'Gebeld.', 'anna', created_at + interval '1 day' FROM lease_applications WHERE kvk_nummer::int % 10 = 0 AND status <> 'pending'`,
    'lease_requests (application_id, soort, toelichting, asked_at, answered_at, answer, answered_by)': `
      SELECT id, 'intrekken', '', created_at, CASE WHEN kvk_nummer::int % 1000 <> 1 THEN created_at END, '', 'anna' FROM lease_applications`,
    'lease_drafts (id, token_hash, email, ended, saved_at)': `
      SELECT gen_random_uuid(), md5('l' || i), ${CUSTOMER.email}, 'vervangen', ${moment} FROM numbers WHERE i % 10 = 0`,
    'documents (application_id, soort, naam, asked_at, asked_by, decision, decided_at, decided_by)': `
      SELECT id, 'omzet', 'Omzet', created_at, 'anna', CASE WHEN kvk_nummer::int % 1000 <> 0 THEN 'accepted' END, created_at, 'anna'
      FROM lease_applications WHERE kvk_nummer::int % 10 = 0`,
    'document_files (id, document_id, naam, type, grootte, content_hash, sent_at, scan)': `
      SELECT gen_random_uuid(), id, 'omzet.pdf', 'application/pdf', 1000, md5(id::text), asked_at, 'clean' FROM documents`,
    'complaints (number, klacht_type, naam, email, telefoon, bedrijf, klacht_onderwerp, klacht_categorie, garagenaam, partnernaam, beschrijving, gewenst_uitkomst, eerder_contact, status, created_at)': `
      SELECT ${CUSTOMER.complaint}, 'garage', 'Jan ' || ${NAME}, ${CUSTOMER.email}, ${CUSTOMER.phone}, '', ${NAME}, 'levering',
             'Garage ' || ${NAME}, '', ${TEXT}, '', '', CASE WHEN i % 100 = 0 THEN 'received' ELSE 'answered' END, ${moment}
      FROM numbers WHERE i % 10 = 0`,
    'complaint_status_changes (complaint_id, from_status, to_status, changed_by, changed_at)': `
      SELECT id, 'received', status, 'anna', created_at + interval '1 day' FROM complaints WHERE status <> 'received'`,
    'contact_messages (name, email, subject, message, answered_at, answered_by, created_at)': `
      SELECT 'Jan ' || ${NAME}, ${CUSTOMER.email}, ${NAME}, ${TEXT}, CASE WHEN i % 20 <> 0 THEN ${moment} + interval '1 day' END, 'anna', ${moment}
      FROM numbers WHERE i % 2 = 0`,
    'sessions (sid, sess, expire)': `
      SELECT md5('h' || i), json_build_object('passport', json_build_object('user', json_build_object('customerId', ${CUSTOMER.id}, 'since', 0))),
             now() + interval '1 day'
      FROM numbers WHERE i % 10 = 0`,
    'external_answers (key, answer, expires_at)': `
      SELECT md5('j' || i), json_build_object('merk', ${NAME}, 'opgezochtOp', now()), now() + i % 720 * interval '1 minute'
      FROM numbers WHERE i % 10 = 0`,
  };
}

/** The applications whose customers wait for the office, which triggers keep elsewhere. */
const WAITING = `
  SELECT id, wacht, akkoord FROM lease_applications, application_waits(id)
  WHERE status IN ('pending', 'approved') AND (wacht IS NOT NULL OR akkoord IS NOT NULL)`;

/** Fills the tables without their indexes for searches, which are then made again: that takes a fraction of the time. */
async function fill(databaseUrl: string, customers: number, say: (message: string) => void): Promise<void> {
  const client = new pg.Client(databaseUrl);
  client.on('error', () => {});
  await client.connect();
  const start = Date.now();
  const progress = (message: string) => say(`${customers.toLocaleString('en')} customers: ${message}.`);
  // The foreign keys are right, and checking them takes as long as the rest.
  await client.query("SET session_replication_role = replica; SET maintenance_work_mem = '512MB'");
  await client.query(`CREATE TEMPORARY TABLE numbers AS SELECT generate_series(1, ${customers}) AS i`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE relnamespace = 'public'::regnamespace AND NOT indisunique`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const [table, rows] of Object.entries(tables(customers))) {
    progress(`filling ${table.split(' ')[0]}`);
    await client.query(`INSERT INTO ${table} ${rows}`);
  }
  for (const { name, definition } of indexes) {
    progress(`indexing ${name}`);
    await client.query(definition);
  }
  progress('vacuuming');
  await client.query('VACUUM ANALYZE');
  // Each application is looked up in other tables, which needs their indexes.
  progress('filling waiting_applications');
  await client.query(`INSERT INTO waiting_applications ${WAITING}`);
  await client.query('VACUUM ANALYZE waiting_applications');
  await client.query('CHECKPOINT');
  const { rows } = await client.query('SELECT pg_database_size(current_database())::float8 AS size');
  const seconds = Math.round((Date.now() - start) / 1000);
  progress(`${(rows[0].size / 1e9).toFixed(2)} GB, filled in ${seconds} seconds`);
  await parkJobs(client);
  await client.end();
}

/** Of one customer in a thousand a mail that waits for the mail server. */
async function queueMails(office: Office): Promise<void> {
  const waiting = await office.database.query<{ email: string }>(
    'SELECT email FROM customers ORDER BY id LIMIT (SELECT count(*) / 1000 FROM customers)',
  );
  const { MailQueue } = await backendModule('mail/mail-queue');
  const queue = await office.service<{ send(manager: unknown, ...mails: object[]): Promise<void> }>(
    MailQueue,
  );
  const blocks = [{ kind: 'paragraph', text: 'Wij hebben uw aanvraag ontvangen. '.repeat(30) }];
  const mails = waiting.map(({ email: to }) => ({ to, subject: 'Uw aanvraag', preview: '', blocks }));
  for (let first = 0; first < mails.length; first += MAILS_AT_A_TIME) {
    await queue.send(office.database.manager, ...mails.slice(first, first + MAILS_AT_A_TIME));
  }
}
