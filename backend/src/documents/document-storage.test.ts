import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { CALLS } from '@site/contract';
import { until } from '@site/testkit/until';
import pg from 'pg';
import { decide } from '../../test/decide.js';
import { aForm, aPdf, DocumentCustomer } from '../../test/documents.js';
import { FlakyProxy } from '../../test/flaky-proxy.js';
import { freshDatabase, TestBackend } from '../../test/test-backend.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Clock } from '../platform/clock.js';
import { DocumentStorage } from './document-storage.js';

/** Of another workspace, whose files import each other in a way that this one does not. */
interface TestBuckets {
  startBucket(): Promise<{
    location: string;
    env: Record<string, string>;
    requests: { what: string; status: number }[];
    become(state: 'right' | 'refusing' | 'unavailable' | 'without the bucket'): void;
    stop(): Promise<void>;
  }>;
}

const KEYS = { first: `${'a'.repeat(31)}eerste`, second: `${'b'.repeat(31)}tweede` };

let folder: string;
let uploads: string;
let database: string;
let backend: TestBackend;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'documents-'));
  uploads = await mkdtemp(path.join(os.tmpdir(), 'uploads-'));
  database = await freshDatabase();
  backend = await start({ DATA_KEYS: KEYS.first });
});
beforeEach(() => {
  jest.spyOn(os, 'tmpdir').mockReturnValue(uploads);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true });
  await rm(uploads, { recursive: true });
});

const start = (settings: Record<string, string>, options = {}) =>
  TestBackend.start({ DATABASE_URL: database, DOCUMENT_STORE: folder, ...settings }, options);

const run = (task: string) => backend.app.get(JobHandlers).byTask[task]?.({});

/** The stored files, by their keys. */
async function stored(): Promise<string[]> {
  const folders = await readdir(folder);
  const names = await Promise.all(folders.map((name) => readdir(path.join(folder, name))));
  return names.flat().sort();
}

const pathOf = (key: string) => path.join(folder, key.slice(0, 2), key);

/** A customer who sent a pdf. */
async function sent(email: string) {
  const klant = await DocumentCustomer.create(backend, email, 'jaarcijfers');
  const { body } = await klant.send(['cijfers.pdf', aPdf()]);
  return { klant, document: body.document.id as string, file: body.bestanden[0].id as string };
}

test('what is stored can only be read with the key', async () => {
  const { klant, document, file } = await sent('versleuteld@bedrijf.nl');
  const content = await readFile(pathOf(file));
  expect(content.includes('%PDF')).toBe(false);
  expect((await klant.open(document, file)).status).toBe(200);
  await writeFile(
    pathOf(file),
    Buffer.concat([content.subarray(0, 40), Buffer.from([content[40] === 0 ? 1 : 0]), content.subarray(41)]),
  );
  const altered = await klant.open(document, file);
  expect([altered.status, await altered.json()]).toMatchObject([
    503,
    {
      message:
        'Wij kunnen bestanden nu even niet bewaren of openen. Probeer het over een paar minuten opnieuw.',
    },
  ]);
});

test('a new key encrypts, and the former one is needed for what it encrypted only', async () => {
  const { klant, document, file: before } = await sent('sleutel@bedrijf.nl');
  const statusOf = async (keys: string, file: string) => {
    const other = await start({ DATA_KEYS: keys });
    const { status } = await klant.open(document, file, other.url);
    await other.stop();
    return status;
  };
  const rotated = await start({ DATA_KEYS: `${KEYS.second},${KEYS.first}` });
  const form = aForm(['nieuw.pdf', aPdf('<</Nieuw 1>>')]);
  const { body } = await klant.at(rotated).send('POST', klant.path('sendDocument', document), form, {});
  await rotated.stop();
  const after = body.bestanden[0].id;
  expect(await statusOf(`${KEYS.second},${KEYS.first}`, before)).toBe(200);
  expect(await statusOf(KEYS.second, before)).toBe(503);
  expect(await statusOf(KEYS.second, after)).toBe(200);
});

test('a file that its customer removes is deleted', async () => {
  const { klant, document, file } = await sent('verwijdert@bedrijf.nl');
  const path = klant.path('removeDocumentFile', document, file);
  expect((await klant.browser.delete(path)).body).toEqual({
    success: true,
    message: 'Het bestand is verwijderd.',
  });
  await until(async () => !(await stored()).includes(file));
  expect(await klant.document()).toMatchObject({ status: 'gevraagd', bestanden: [] });
  expect((await klant.browser.delete(path)).status).toBe(200);
});

test('erasing a withdrawn application deletes its files', async () => {
  const { klant, file } = await sent('gewist@bedrijf.nl');
  await decide(backend, klant.leaseCode, 'withdrawn');
  const { id, email } = klant.loggedIn.customer;
  await klant.browser.send('DELETE', CALLS.deleteCustomer.path.replace('{id}', id), { email }, {});
  await until(async () => !(await stored()).includes(file));
});

test('a file is deleted 90 days after it was sent or the status last changed, and the download says so', async () => {
  const { klant, file } = await sent('bewaard@bedrijf.nl');
  await decide(backend, klant.leaseCode, 'approved');
  const [{ at }] = await backend.database.query(
    `SELECT max(changed_at) + interval '90 days' AS at FROM lease_status_changes
     WHERE application_id = (SELECT id FROM lease_applications WHERE lease_code = $1)`,
    [klant.leaseCode],
  );
  const { body } = await klant.browser.get(
    CALLS.customerData.path.replace('{id}', klant.loggedIn.customer.id),
  );
  expect(body.aanvragen[0].documenten).toMatchObject([
    { soort: 'jaarcijfers', bestanden: [{ naam: 'cijfers.pdf', bewaardTot: at.toISOString() }] },
  ]);
  const clock = jest.spyOn(backend.app.get(Clock), 'now');
  clock.mockReturnValue(new Date(at.getTime() - 1000));
  await run('retention');
  expect(await stored()).toContain(file);
  clock.mockReturnValue(at);
  await run('retention');
  clock.mockRestore();
  await until(async () => !(await stored()).includes(file));
});

test('each night what belongs to no document is deleted, once it is a day old', async () => {
  const { file } = await sent('blijft@bedrijf.nl');
  const orphans = ['00aa0000-58cc-4372-a567-0e02b2c3d479', 'ff9a01bc-58cc-4372-a567-0e02b2c3d479.new'];
  for (const key of [...orphans, '00bb0000-58cc-4372-a567-0e02b2c3d479']) {
    await mkdir(path.dirname(pathOf(key)), { recursive: true });
    await writeFile(pathOf(key), 'half');
  }
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
  for (const key of [file, ...orphans]) await utimes(pathOf(key), yesterday, yesterday);
  expect(backend.scheduled).toContainEqual(['document-orphans', '45 2 * * *', expect.any(Function)]);
  await run('document-orphans');
  const left = await stored();
  expect(left).toEqual(expect.arrayContaining([file, '00bb0000-58cc-4372-a567-0e02b2c3d479']));
  for (const key of orphans) expect(left).not.toContain(key);
});

test('in a bucket files are kept as in a folder, and while it is away none is accepted', async () => {
  const klant = await DocumentCustomer.create(backend, 'emmer@bedrijf.nl', 'jaarcijfers');
  const { startBucket } = jest.requireActual<TestBuckets>('@site/platform/test-bucket');
  const bucket = await startBucket();
  const environment = jest.replaceProperty(process, 'env', { ...process.env, ...bucket.env });
  const replica = await start({ DOCUMENT_STORE: bucket.location });
  const { id } = await klant.document();
  const browser = klant.at(replica);
  const send = (number: number) =>
    browser.send(
      'POST',
      klant.path('sendDocument', id),
      aForm(['cijfers.pdf', aPdf(`<</Nr ${number}>>`)]),
      {},
    );

  const { status, body } = await send(1);
  const [{ id: file }] = body.bestanden;
  expect([status, bucket.requests]).toEqual([200, [{ what: `PUT site/${file}`, status: 200 }]]);
  const opened = await klant.open(id, file, replica.url);
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(aPdf('<</Nr 1>>'));
  for (const state of ['refusing', 'unavailable', 'without the bucket'] as const) {
    bucket.become(state);
    expect([state, (await send(2)).status]).toEqual([state, 503]);
    expect((await klant.open(id, file, replica.url)).status).toBe(503);
  }
  bucket.become('right');
  expect((await klant.document()).bestanden).toHaveLength(1);
  await replica.app.get(DocumentStorage).remove(file);
  expect((await klant.open(id, file, replica.url)).status).toBe(503);
  await replica.stop();
  environment.restore();
  await bucket.stop();
});

test('without room for files none is accepted, and nothing half is kept', async () => {
  const klant = await DocumentCustomer.create(backend, 'vol@bedrijf.nl', 'jaarcijfers');
  const isFile = path.join(folder, 'geen-map');
  await writeFile(isFile, '');
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const full = await start({ DOCUMENT_STORE: isFile, LOG_LEVEL: 'warn' }, { log });
  const { id } = await klant.document();
  const form = aForm(['cijfers.pdf', aPdf()]);
  const { status, headers } = await klant.at(full).send('POST', klant.path('sendDocument', id), form, {});
  await full.stop();
  await rm(isFile);
  expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  expect(JSON.parse(lines.join()).msg).toMatch(/^DocumentsUnavailable: .+ mkdir /);
  expect(await klant.document()).toMatchObject({ status: 'gevraagd', bestanden: [] });
  expect(await readdir(uploads)).toEqual([]);
});

const PDF = aPdf();
const HEAD = '\r\n--grens\r\ncontent-disposition: form-data; name="bestand"; filename="a.pdf"\r\n\r\n';
const FORM = { origin: 'http://localhost:8080', 'content-type': 'multipart/form-data; boundary=grens' };
const TAIL = '\r\n--grens--\r\n';

/** Begins to send a pdf: all but its end. @param before what a form may have before its parts */
function beginToSend(
  klant: DocumentCustomer,
  document: string,
  { url } = backend,
  before = '',
): ClientRequest {
  const sending = request(url + klant.path('sendDocument', document), {
    method: 'POST',
    headers: {
      ...FORM,
      'content-length': before.length + HEAD.length + PDF.length + TAIL.length,
      cookie: klant.cookie,
    },
  });
  sending.on('error', () => {});
  sending.write(before + HEAD);
  sending.write(PDF);
  return sending;
}

async function answerOf(sending: ClientRequest) {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await json(response) };
}

test('a customer sends five requests at once, and what is broken off leaves nothing behind', async () => {
  const klant = await DocumentCustomer.create(backend, 'tegelijk@bedrijf.nl', 'jaarcijfers');
  const { id } = await klant.document();
  const begun = Array.from({ length: 5 }, () => beginToSend(klant, id));
  await until(async () => (await readdir(uploads)).length === begun.length);
  const refused = await klant.send(['cijfers.pdf', PDF]);
  expect([refused.status, refused.headers.get('retry-after'), refused.body.message]).toEqual([
    429,
    '60',
    'Er worden nu te veel bestanden tegelijk verstuurd. Probeer het over een minuut opnieuw.',
  ]);
  for (const sending of begun) sending.destroy();
  await until(async () => (await readdir(uploads)).length === 0);
  expect((await klant.send(['cijfers.pdf', PDF])).status).toBe(200);
});

test('without room while a file arrives, its sender goes on with the same connection', async () => {
  const klant = await DocumentCustomer.create(backend, 'vol-onderweg@bedrijf.nl', 'jaarcijfers');
  const { id } = await klant.document();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const content = Buffer.alloc(4 * 1024 * 1024);
  const { cookie } = klant;
  const files = request(backend.url + klant.path('sendDocument', id), {
    agent,
    method: 'POST',
    headers: { ...FORM, cookie, 'content-length': HEAD.length + content.length + TAIL.length },
  });
  files.write(HEAD.slice(0, 10));
  await until(async () => (await readdir(uploads)).length === 1);
  for (const folder of await readdir(uploads)) await rm(path.join(uploads, folder), { recursive: true });
  files.write(HEAD.slice(10));
  files.write(content);
  expect(await answerOf(files.end(TAIL))).toMatchObject({ status: 503 });
  const next = request(backend.url + klant.path('documents'), { agent, headers: { cookie } });
  expect(await answerOf(next.end())).toMatchObject({ status: 200 });
  agent.destroy();
});

test('a start removes what uploads left whose process was killed', async () => {
  const [left, used] = ['site-upload-oud', 'site-upload-nu'].map((name) => path.join(uploads, name));
  for (const upload of [left, used]) await mkdir(upload ?? '');
  const before = new Date(Date.now() - 3601 * 1000);
  await utimes(left ?? '', before, before);
  await (await start({ DATA_KEYS: KEYS.first })).stop();
  expect(await readdir(uploads)).toEqual(['site-upload-nu']);
  await rm(used ?? '', { recursive: true });
});

test('files may take longer than other bodies, while they arrive', async () => {
  const klant = await DocumentCustomer.create(backend, 'langzaam@bedrijf.nl', 'jaarcijfers');
  const { id } = await klant.document();
  // Long enough for a busy machine to see that files arrive.
  const replica = await start({ DATA_KEYS: KEYS.first }, { requestTimeout: 3000 });
  try {
    const files = beginToSend(klant, id, replica, 'x'.repeat(64 * 1024));
    const other = request(replica.url + CALLS.contact.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 9 },
    });
    other.write('{');
    expect(await answerOf(other)).toMatchObject({ status: 408 });
    files.end(TAIL);
    expect(await answerOf(files)).toMatchObject({ status: 200 });
  } finally {
    // It would send mails of the tests that follow.
    await replica.stop();
  }
});

describe('while the database is away', () => {
  const AWAY = {
    status: 503,
    body: {
      success: false,
      message: 'De website is even niet bereikbaar. Probeer het over een paar seconden opnieuw.',
      requestId: expect.any(String),
    },
  };
  let line: FlakyProxy;
  let replica: TestBackend;
  let half: DocumentCustomer;
  let rij: DocumentCustomer;
  beforeAll(async () => {
    // Before the replica, which would send some of their mails.
    half = await DocumentCustomer.create(backend, 'half@bedrijf.nl', 'jaarcijfers');
    rij = await DocumentCustomer.create(backend, 'rij@bedrijf.nl', 'jaarcijfers');
    const address = new URL(database);
    line = new FlakyProxy(Number(address.port));
    await line.start();
    address.port = String(line.port);
    replica = await start({ DATABASE_URL: address.href });
  });
  afterAll(async () => {
    await replica.stop();
    await line.cut();
  });

  /** Sends it again, which is accepted. */
  async function retry(klant: DocumentCustomer, document: string): Promise<string> {
    await line.start();
    const again = beginToSend(klant, document, replica).end(TAIL);
    const { status, body } = await answerOf(again);
    expect(status).toBe(200);
    const { bestanden } = await klant.document();
    expect(bestanden).toHaveLength(1);
    return (body as { bestanden: { id: string }[] }).bestanden[0]?.id ?? '';
  }

  test('a file that was arriving is refused, and kept when it is sent again', async () => {
    const { id } = await half.document();
    const before = await stored();
    const sending = beginToSend(half, id, replica);
    await until(async () => (await readdir(uploads)).length === 1);
    await line.cut();
    sending.end(TAIL);
    expect(await answerOf(sending)).toEqual(AWAY);
    expect([await readdir(uploads), await stored()]).toEqual([[], before]);
    const kept = await retry(half, id);
    expect(await stored()).toEqual([...before, kept].sort());
  });

  test('a file whose row was being stored is refused, and its content is deleted later', async () => {
    const { id } = await rij.document();
    const before = await stored();
    const holder = new pg.Client({ connectionString: database });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE document_files IN SHARE ROW EXCLUSIVE MODE');
    const sending = beginToSend(rij, id, replica).end(TAIL);
    const answer = answerOf(sending);
    const waits = "SELECT 1 FROM pg_locks WHERE relation = 'document_files'::regclass AND NOT granted";
    await until(async () => (await holder.query(waits)).rowCount === 1);
    const [orphan] = (await stored()).filter((key) => !before.includes(key));
    await line.cut();
    expect(await answer).toEqual(AWAY);
    await holder.end();
    expect((await rij.document()).bestanden).toEqual([]);
    const kept = await retry(rij, id);
    const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
    await utimes(pathOf(orphan ?? ''), yesterday, yesterday);
    await run('document-orphans');
    expect(await stored()).toEqual([...before, kept].sort());
  });
});
