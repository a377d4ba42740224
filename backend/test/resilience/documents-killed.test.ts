import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BackendProcess } from '../backend-process.js';
import { aForm, aPdf, DocumentCustomer } from '../documents.js';
import { freshDatabase, TestBackend } from '../test-backend.js';
import { Database, eachOf } from './support.js';

const FILES = 16;

test('a backend that is killed during uploads loses no file that it accepted, and keeps none by half', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'killed-'));
  const database = new Database(await freshDatabase());
  const settings = { DATABASE_URL: database.url, DOCUMENT_STORE: folder };
  const first = await TestBackend.start(settings);
  const klant = await DocumentCustomer.create(first, 'geduldig@bedrijf.nl', 'omzet', 'jaarcijfers');
  const documents = await klant.documents();
  await first.stop();

  const files = Array.from({ length: FILES }, (_, index) => ({
    index,
    path: klant.path('sendDocument', documents[index % 2]?.id),
    content: aPdf(`<</Nummer ${index}>>`),
  }));
  type Sent = (typeof files)[number];
  const accepted = new Map<Sent, string>();
  const sendAll = (backend: BackendProcess, unsent: Sent[], onAccepted: () => Promise<void>) =>
    eachOf(unsent, 4, async (file) => {
      const form = aForm([`${file.index}.pdf`, file.content]);
      const reply = await klant
        .at(backend)
        .send('POST', file.path, form, {})
        .catch(() => undefined);
      if (reply?.status !== 200) return;
      accepted.set(file, reply.body.bestanden[0].id);
      await onAccepted();
    });

  const killed = await BackendProcess.start(settings);
  await sendAll(killed, files, async () => {
    if (accepted.size === FILES / 4) await killed.kill();
  });
  expect(accepted.size).toBeLessThan(FILES);

  const next = await BackendProcess.start(settings);
  const browser = klant.at(next);
  const open = async (file: Sent, id: string) => {
    const { text } = await browser.get(klant.path('documentFile', documents[file.index % 2]?.id, id));
    return Buffer.from(text).length;
  };
  const rows = await database.query('SELECT id FROM document_files');
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([...accepted.values()]));
  const stored = (await readdir(folder, { recursive: true })).map((file) => path.basename(file));
  expect(stored).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));

  const unsent = files.filter((file) => !accepted.has(file));
  await sendAll(next, unsent, async () => {});
  expect(accepted.size).toBe(FILES);
  const whole = Buffer.from(files[0]?.content.toString('utf8') ?? '').length;
  for (const [file, id] of accepted) expect(await open(file, id)).toBeGreaterThanOrEqual(whole);
  const [{ count }] = await database.query('SELECT count(*)::int FROM document_files');
  expect(count).toBe(FILES);
  expect(await next.stop()).toEqual({ code: 0, signal: null });
  await rm(folder, { recursive: true });
});
