import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CALLS } from '@site/contract';
import { Collector } from '@site/local/collector';
import { formatTraceparent, newTraceParent } from '@site/server';
import pg from 'pg';
import { BackendProcess } from '../backend-process.js';
import { Mailbox } from '../mailbox.js';
import { freshDatabase } from '../test-backend.js';
import { applicants, apply, Database, eachOf, expectAllKept } from './support.js';

jest.setTimeout(120_000);

const mailbox = new Mailbox();
let collector: Collector;
let database: Database;
let settings: Record<string, string>;
beforeAll(() => mailbox.open());
afterAll(() => mailbox.close());
beforeEach(async () => {
  mailbox.unread.length = 0;
  collector = new Collector();
  await collector.open();
  database = Database.at(await freshDatabase());
  settings = {
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  };
});
afterEach(() => collector.close());

const APPLY = `POST ${CALLS.sendLeaseEmail.path}`;

/** What was logged about traces. */
const toldBy = (backend: BackendProcess) => backend.log.filter(({ msg }) => msg.startsWith('Traces'));

test('without a collector nothing of OpenTelemetry that records is loaded', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'loaded-'));
  const list = path.join(folder, 'list');
  const watch = path.join(folder, 'watch.cjs');
  await writeFile(
    watch,
    `process.on('exit', () => {
      require('node:fs').writeFileSync(${JSON.stringify(list)}, Object.keys(require.cache).join('\\n'));
    });`,
  );
  const loadedBy = async (changes: Record<string, string>) => {
    const backend = await BackendProcess.start({
      ...settings,
      NODE_OPTIONS: `--require=${watch}`,
      ...changes,
    });
    await backend.stop();
    const files = (await readFile(list, 'utf8')).split('\n');
    return files.filter((file) => /@opentelemetry.(sdk-trace|exporter-trace)/.test(file));
  };
  expect(await loadedBy({})).not.toEqual([]);
  expect(await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual([]);
  await rm(folder, { recursive: true });
});

test('while the collector is unavailable everything works, and both changes are logged once', async () => {
  await collector.close();
  const backend = await BackendProcess.start(settings);
  const people = applicants(10);
  await eachOf(people, 5, async (person) => {
    expect((await apply(backend, person)).status).toBe(200);
  });
  await expectAllKept(people, database, mailbox);
  await backend.waitForLog(
    /^Traces cannot be sent to http:\/\/127\.0\.0\.1:\d+ \(.*ECONNREFUSED.*\): they are dropped/,
  );

  await collector.open();
  // What was recorded meanwhile may be dropped, so there must be something to send.
  const later = applicants(30).slice(10);
  await eachOf(later, 1, async (person) => {
    await apply(backend, person);
  });
  await backend.waitForLog(/^Traces are sent to .* again\.$/);
  await collector.take(APPLY);
  expect(toldBy(backend).map(({ level }) => level)).toEqual(['info', 'warn', 'info']);
  expect((await backend.stop()).code).toBe(0);
});

test('a stop sends what was recorded until then, also of the request that was being answered', async () => {
  const backend = await BackendProcess.start(settings);
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE lease_applications IN ACCESS EXCLUSIVE MODE');
  const [person] = applicants(1);
  if (!person) throw new Error('Nobody applies.');
  const underWay = apply(backend, person);
  await database.until(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  backend.sendSigterm();
  await holder.query('COMMIT');
  await holder.end();
  expect((await underWay).status).toBe(200);
  expect(await backend.ended).toEqual({ code: 0, signal: null });
  expect(collector.spans.filter(({ name }) => name === APPLY)).toHaveLength(1);
});

test('a stop does not wait for a collector that does not answer', async () => {
  const backend = await BackendProcess.start(settings);
  collector.answer = 'nothing';
  await backend.browser().get(CALLS.customer.path);
  const begin = performance.now();
  expect(await backend.stop()).toEqual({ code: 0, signal: null });
  expect(performance.now() - begin).toBeLessThan(5000);
});

test('a mail that the next process sends is in the trace of its call', async () => {
  await mailbox.close();
  const first = await BackendProcess.start(settings);
  const caller = newTraceParent(true);
  const message = { name: 'a', email: 'later@bedrijf.nl', subject: 'b', message: 'c' };
  await first.browser().post(CALLS.contact.path, message, { traceparent: formatTraceparent(caller) });
  await database.until('SELECT 1 FROM graphile_worker.jobs WHERE last_error IS NOT NULL');
  await first.stop();
  await mailbox.open();
  await database.query('UPDATE graphile_worker._private_jobs SET run_at = now()');

  const next = await BackendProcess.start(settings);
  await mailbox.take(message.email, 'bericht');
  await next.stop();
  const sent = collector.spans.filter(({ name, hasFailed }) => name === 'send by SMTP' && !hasFailed);
  expect(sent.map(({ traceId }) => traceId)).toEqual([caller.traceId, caller.traceId]);
});

test('with share 0 only the calls are recorded whose caller records', async () => {
  const backend = await BackendProcess.start({ ...settings, OTEL_TRACES_SAMPLER_ARG: '0' });
  const caller = newTraceParent(true);
  const headers = { traceparent: formatTraceparent(caller) };
  await backend.browser().get(CALLS.customer.path);
  await backend.browser().get(CALLS.customer.path, headers);
  await backend.browser().get(CALLS.customer.path);
  await backend.stop();
  expect(collector.spans.map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual([
    [caller.traceId, caller.spanId],
  ]);
});
