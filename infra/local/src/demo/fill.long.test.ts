import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  DOCUMENT_STATUS_LABELS,
  KLACHT_STATUS_LABELS,
  LEASE_STATUS_LABELS,
  VERZOEK_LABELS,
} from '@site/contract';
import pg from 'pg';
import { ROOT } from '../command';
import { fill } from '../demo';
import { freePort } from '../ports';
import { startLocalPostgres } from '../postgres/postgres';
import { Service } from '../processes/service';
import { startKvkStandIn } from '../stand-ins/kvk';
import { startRdwStandIn } from '../stand-ins/rdw';

// biome-ignore lint/suspicious/noExplicitAny: the tests check its shape.
type Row = Record<string, any>;

const parts: { stop(): Promise<void> }[] = [];
let folder: string;
let mailUrl: string;
let settings: Record<string, string>;
const now = new Date();

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'demo-'));
  // PostgreSQL may run as another user here: let it in.
  await chmod(folder, 0o755);
  const [smtp, web] = await Promise.all([freePort(), freePort()]);
  mailUrl = `http://localhost:${web}`;
  const catcher = new Service({
    name: 'mail-catcher',
    script: path.join(ROOT, 'infra/local/src/processes/mail-catcher.mjs'),
    args: [String(smtp), String(web), path.join(folder, 'mail')],
    cwd: ROOT,
    healthUrl: mailUrl,
    onUnexpectedEnd: () => {},
  });
  parts.push(catcher);
  const [postgres, rdw, kvk] = await Promise.all([
    startLocalPostgres({ dataDir: path.join(folder, 'postgres'), database: 'first', unsafeFast: true }),
    startRdwStandIn(),
    startKvkStandIn(),
    catcher.start(),
  ]);
  parts.push(postgres, rdw, kvk);
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query('CREATE DATABASE second');
  await client.end();
  settings = {
    NODE_ENV: 'test',
    SITE_URL: 'http://localhost:8080',
    DATABASE_URL: postgres.url,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    DOCUMENT_STORE: path.join(folder, 'documents'),
    RDW_URL: rdw.url,
    KVK_URL: kvk.url,
    KVK_API_KEY: 'of the stand-in',
    OFFICE: 'true',
  };
});
afterAll(async () => {
  for (const part of parts) await part.stop();
  await rm(folder, { recursive: true, force: true });
});

const logins = () => path.join(folder, 'logins.json');
const fillWith = (changes: Record<string, string>) =>
  fill({ settings: { ...settings, ...changes }, mailUrl, logins: logins(), now });
const inSecond = () => ({ DATABASE_URL: settings.DATABASE_URL?.replace(/first$/, 'second') ?? '' });

async function staff(command: string, changes: Record<string, string> = {}): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(ROOT, 'backend/dist/staff/main.js'), ...command.split(' ')],
    { env: { PATH: process.env.PATH, ...settings, ...changes }, maxBuffer: 2 ** 26 },
  );
  return [JSON.parse(stdout)].flat();
}

const LISTS = ['applications', 'complaints', 'messages'].map((name) => `${name} list --limit 500 --json`);
const distinct = (rows: Row[], name: string) => [...new Set(rows.map((row) => row[name]))].sort();
const sorted = (labels: object) => Object.keys(labels).sort();

test('it fills an office with work in every state, the same each time', async () => {
  await fillWith({});
  const [applications = [], complaints = [], messages = []] = await Promise.all(
    LISTS.map((list) => staff(list)),
  );

  expect(distinct(applications, 'status')).toEqual(sorted(LEASE_STATUS_LABELS));
  expect(distinct(applications, 'offer')).toEqual(['akkoord', 'open', 'verlopen', null].sort());
  expect(distinct(applications, 'dealer')).toEqual(['Autobedrijf De Brug', null]);
  const deadlines = applications.flatMap(({ replyBefore }) => replyBefore ?? []);
  expect(deadlines.some((moment) => new Date(moment) < now)).toBe(true);
  expect(deadlines.some((moment) => new Date(moment) > now)).toBe(true);
  expect(distinct(complaints, 'status')).toEqual(sorted(KLACHT_STATUS_LABELS));
  expect(distinct(messages, 'status')).toEqual(['answered', 'open']);
  expect(distinct(await staff('applications requests --json'), 'request')).toEqual(sorted(VERZOEK_LABELS));
  const { klant, medewerkers } = JSON.parse(await readFile(logins(), 'utf8'));
  const [customer] = await staff(`customers export ${klant.email}`);
  const documents = customer?.aanvragen.flatMap((application: Row) => application.documenten ?? []);
  // Nothing is searched for viruses.
  const { ontvangen: _searched, ...statuses } = DOCUMENT_STATUS_LABELS;
  expect(distinct(documents, 'status')).toEqual(sorted(statuses));
  expect(medewerkers).toMatchObject([{ rol: 'beheerder' }, { rol: 'medewerker' }]);

  await fillWith(inSecond());
  const withoutCodes = (rows: Row[]) =>
    rows.map(({ id: _id, leaseCode: _code, customerId: _customer, ...row }) => row);
  for (const [index, first] of [applications, complaints, messages].entries())
    expect(withoutCodes(await staff(LISTS[index] ?? '', inSecond()))).toEqual(withoutCodes(first));

  await expect(fillWith({})).rejects.toThrow('This database is used already.');
});

test('it never fills a site that is not on this machine', async () => {
  await expect(fillWith({ SITE_URL: 'https://www.zakenwiel.nl' })).rejects.toThrow(
    'www.zakenwiel.nl is not this machine.',
  );
});
