import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CALLS } from '@site/contract';
import { Collector } from '@site/testkit/collector';
import { until } from '@site/testkit/until';
import { stopApp } from '../../src/stop-app.js';
import { aCaller } from '../a-caller.js';
import { BackendProcess } from '../backend-process.js';
import { freshDatabase, TestBackend } from '../test-backend.js';
import { anApplicant, applicants, apply, Database, eachOf, expectAllKept } from './support.js';

let collector: Collector;
let database: Database;
const lines: string[] = [];
/** Ends what a test has started, also when it failed. */
const endings: (() => unknown)[] = [];
beforeAll(() => {
  process.env.OTEL_BSP_SCHEDULE_DELAY = '20';
});
beforeEach(async () => {
  lines.length = 0;
  collector = new Collector();
  await collector.open();
  database = new Database(await freshDatabase());
});
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  await collector.close();
});

async function start(settings: Record<string, string> = {}): Promise<TestBackend> {
  const backend = await TestBackend.start(
    {
      DATABASE_URL: database.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      LOG_LEVEL: 'info',
      ...settings,
    },
    { log: { write: (line) => void lines.push(line) } },
  );
  endings.push(() => backend.stop());
  return backend;
}

const APPLY = `POST ${CALLS.sendLeaseEmail.path}`;

/** What was logged about traces. */
const told = (): { level: string; msg: string }[] =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('Traces'));

test('without a collector nothing of OpenTelemetry that records is loaded', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'loaded-'));
  endings.push(() => rm(folder, { recursive: true }));
  const watch = path.join(folder, 'watch.cjs');
  await writeFile(
    watch,
    `process.on('exit', () => {
      require('node:fs').writeFileSync(process.env.LOADED, Object.keys(require.cache).join('\\n'));
    });`,
  );
  const loadedWith = async (endpoint: string) => {
    const list = path.join(folder, `with ${endpoint === '' ? 'nothing' : 'collector'}`);
    const backend = await BackendProcess.start({
      DATABASE_URL: database.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      NODE_OPTIONS: `--require=${watch}`,
      LOADED: list,
    });
    await backend.stop();
    const files = (await readFile(list, 'utf8')).split('\n');
    return files.filter((file) => /@opentelemetry.(sdk-trace|exporter-trace)/.test(file));
  };
  const [loaded, unloaded] = await Promise.all([loadedWith(collector.url), loadedWith('')]);
  expect(loaded).not.toEqual([]);
  expect(unloaded).toEqual([]);
});

test('while the collector is unavailable everything works, and both changes are logged once', async () => {
  await collector.close();
  const backend = await start();
  const people = applicants(10);
  await eachOf(people, 5, async (person) => {
    expect((await apply(backend, person)).status).toBe(200);
  });
  await expectAllKept(people, database, backend.mailbox);
  await until(() => told().length >= 2);

  await collector.open();
  // What was recorded meanwhile may be dropped, so there must be something to send.
  await apply(backend, anApplicant());
  await until(() => told().length >= 3);
  await collector.take(APPLY);
  expect(told()).toMatchObject([
    { level: 'info' },
    {
      level: 'warn',
      msg: expect.stringMatching(
        /^Traces cannot be sent to http:\/\/127\.0\.0\.1:\d+ \(.*ECONNREFUSED.*\): they are dropped/,
      ),
    },
    { level: 'info', msg: expect.stringMatching(/^Traces are sent to .* again\.$/) },
  ]);
});

test('a stop sends what was recorded until then, also of the request that was being answered', async () => {
  const backend = await start();
  const release = await database.lockApplications();
  endings.push(release);
  const underWay = apply(backend, anApplicant());
  await database.untilLocked();
  const stopped = stopApp(backend.app);
  await release();
  expect((await underWay).status).toBe(200);
  await stopped;
  expect(collector.spans.filter(({ name }) => name === APPLY)).toHaveLength(1);
});

test('a stop does not wait for a collector that does not answer', async () => {
  const backend = await start();
  collector.answer = 'nothing';
  await backend.browser().get(CALLS.customer.path);
  await stopApp(backend.app);
  expect(collector.mostWaiting).toBeGreaterThan(0);
});

test('a mail that the next backend sends is in the trace of its call', async () => {
  const first = await start();
  await first.mailbox.close();
  const caller = aCaller(true);
  const message = { name: 'a', email: 'later@bedrijf.nl', subject: 'b', message: 'c' };
  await first.browser().post(CALLS.contact.path, message, { traceparent: caller.traceparent });
  await first.waitForFailedJobs(2);
  await first.stop();
  await database.query('UPDATE graphile_worker._private_jobs SET run_at = now()');

  const next = await start();
  await next.mailbox.take(message.email, 'bericht');
  const sent = await collector.receives('send by SMTP', { traceId: caller.traceId, count: 4 });
  expect(sent.filter(({ hasFailed }) => !hasFailed)).toHaveLength(2);
});

test('with share 0 only the calls are recorded whose caller records', async () => {
  const backend = await start({ OTEL_TRACES_SAMPLER_ARG: '0' });
  const caller = aCaller(true);
  const headers = { traceparent: caller.traceparent };
  await backend.browser().get(CALLS.customer.path);
  await backend.browser().get(CALLS.customer.path, headers);
  await backend.browser().get(CALLS.customer.path);
  await stopApp(backend.app);
  expect(collector.spans.map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual([
    [caller.traceId, caller.spanId],
  ]);
});
