import { CALLS } from '@site/contract';
import { Collector, type ReceivedSpan } from '@site/testkit/collector';
import { until } from '@site/testkit/until';
import { aCaller } from './a-caller.js';
import type { Reply } from './browser.js';
import { TestBackend } from './test-backend.js';

const collector = new Collector();
const lines: string[] = [];
let backend: TestBackend;
beforeAll(async () => {
  process.env.OTEL_BSP_SCHEDULE_DELAY = '20';
  await collector.open();
  backend = await TestBackend.start(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'info' },
    { log: { write: (line) => void lines.push(line) } },
  );
});
afterAll(async () => {
  await backend.stop();
  await collector.close();
});

const MESSAGE = { name: 'Geheime Naam', subject: 'Geheim', message: 'Een geheim verhaal.' };
const CONTACT = `POST ${CALLS.contact.path}`;

/** Makes a call in a trace of its own, as a caller that records it. Returns the id of the trace. */
async function inTrace(call: (headers: { traceparent: string }) => Promise<Reply>): Promise<string> {
  const caller = aCaller(true);
  await call({ traceparent: caller.traceparent });
  return caller.traceId;
}

let messages = 0;
/** Each from another address, because an address gets few confirmations a day. */
const sendMessage = (headers?: Record<string, string>) => {
  messages += 1;
  const email = `heel.geheim${messages}@bedrijf.nl`;
  return backend.browser().post(CALLS.contact.path, { ...MESSAGE, email }, headers);
};
/** The address of the last one. */
const lastSender = () => `heel.geheim${messages}@bedrijf.nl`;

const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
const namesOf = (spans: ReceivedSpan[]) => spans.map(({ name }) => name);

test('a call with a body is recorded with its queries, without any value', async () => {
  const caller = aCaller(true);
  await sendMessage({ traceparent: caller.traceparent });
  const call = await collector.take(CONTACT, caller.traceId);
  expect(call).toMatchObject({
    parentSpanId: caller.spanId,
    kind: 'server',
    hasFailed: false,
    attributes: {
      'http.request.method': 'POST',
      'http.route': CALLS.contact.path,
      'http.response.status_code': 200,
    },
  });
  expect(namesOf(collector.below(call))).toEqual(
    expect.arrayContaining(['START', 'INSERT contact_messages', 'send mail', 'COMMIT']),
  );
  const insert = collector.below(call).find(({ name }) => name === 'INSERT contact_messages');
  expect(insert).toMatchObject({
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': 'INSERT',
      'db.collection.name': 'contact_messages',
      'db.query.summary': 'INSERT contact_messages',
      'db.query.text': expect.stringMatching(/^INSERT INTO "contact_messages".*\$1/),
    },
  });
  await collector.receives('send by SMTP', { traceId: caller.traceId, count: 2 });
  expect(JSON.stringify(collector.spans)).not.toMatch(/geheim/i);
  expect(collector.services).toEqual(new Set(['backend']));
});

test('a call without a trace begins one', async () => {
  const { requestId } = await backend.browser().get(CALLS.customer.path);
  const line = lines.map((text) => JSON.parse(text)).find((logged) => logged.requestId === requestId);
  const call = await collector.take(`GET ${CALLS.customer.path}`, line.traceId);
  expect(call).not.toHaveProperty('parentSpanId');
  expect(call.attributes['http.response.status_code']).toBe(401);
});

test('neither a call nor its mails are recorded when the caller does not record', async () => {
  const caller = aCaller(false);
  const before = collector.spans.length;
  await backend
    .browser()
    .post(CALLS.activate.path, { email: 'niet@bedrijf.nl' }, { traceparent: caller.traceparent });
  await backend.mailbox.take('niet@bedrijf.nl', 'activatiecode');
  await backend.browser().get('/api/health/live');
  await collector.take(CONTACT, await inTrace(sendMessage));
  expect(namesOf(collector.spans.slice(before))).not.toContain(`POST ${CALLS.activate.path}`);
  expect(namesOf(collector.spans.slice(before))).not.toContain('process account-request');
  expect(spansOf(caller.traceId)).toEqual([]);
});

test('probes are not recorded', async () => {
  for (const path of ['/api/health', '/api/health/live', '/metrics']) await backend.browser().get(path);
  await collector.take(CONTACT, await inTrace(sendMessage));
  expect(namesOf(collector.spans).filter((name) => /health|metrics/.test(name))).toEqual([]);
});

test('what a logged-in customer gets is recorded with the query of the session', async () => {
  const { browser } = await backend.firstLogin('klant@bedrijf.nl');
  const traceId = await inTrace((headers) => browser.get(CALLS.customer.path, headers));
  const call = await collector.take(`GET ${CALLS.customer.path}`, traceId);
  expect(namesOf(collector.below(call))).toEqual(['SELECT sessions']);
});

test('calls at the same time have their own queries', async () => {
  const traces = await Promise.all(Array.from({ length: 30 }, () => inTrace(sendMessage)));
  for (const traceId of traces) {
    const call = await collector.take(CONTACT, traceId);
    const inserts = spansOf(traceId).filter(({ name }) => name === 'INSERT contact_messages');
    expect(inserts.map(({ parentSpanId }) => parentSpanId)).toEqual([call.spanId]);
  }
});

test('a query that fails has its SQLSTATE, and the call its status', async () => {
  await backend.database.query('ALTER TABLE contact_messages RENAME TO renamed');
  const traceId = await inTrace(sendMessage);
  await backend.database.query('ALTER TABLE renamed RENAME TO contact_messages');
  const call = await collector.take(CONTACT, traceId);
  expect(call).toMatchObject({ hasFailed: true, attributes: { 'error.type': '500' } });
  const failed = spansOf(traceId).filter(({ hasFailed, kind }) => hasFailed && kind === 'client');
  expect(failed.map(({ attributes }) => attributes['error.type'])).toEqual(['42P01']);
});

test('the mail that follows from a call is in its trace, over two jobs', async () => {
  const email = 'keten@bedrijf.nl';
  const traceId = await inTrace((headers) => backend.browser().post(CALLS.activate.path, { email }, headers));
  await backend.mailbox.take(email, 'activatiecode');
  const call = await collector.take(`POST ${CALLS.activate.path}`, traceId);
  const smtp = await collector.take('send by SMTP', traceId);
  const chain = [smtp];
  for (let span: ReceivedSpan | undefined = smtp; span && span !== call; ) {
    const { parentSpanId }: ReceivedSpan = span;
    span = spansOf(traceId).find(({ spanId }) => spanId === parentSpanId);
    if (span) chain.push(span);
  }
  expect(chain.map(({ kind, name }) => [kind, name])).toEqual([
    ['client', 'send by SMTP'],
    ['consumer', 'process mail'],
    ['producer', 'send mail'],
    ['consumer', 'process account-request'],
    ['producer', 'send account-request'],
    ['server', `POST ${CALLS.activate.path}`],
  ]);
  expect(chain[1]?.attributes).toEqual({
    'messaging.system': 'graphile_worker',
    'messaging.operation.name': 'process',
    'messaging.operation.type': 'process',
    'messaging.destination.name': 'mail',
    'site.job.attempt': 1,
  });
  expect(smtp.attributes).toEqual({
    'network.protocol.name': 'smtp',
    'server.address': '127.0.0.1',
    'server.port': backend.mailbox.port,
  });
});

/** Once the mails of the tests before are sent: those must not fail too. */
async function closeMailbox(): Promise<void> {
  await backend.mailsTo(lastSender());
  await backend.mailbox.close();
}

test('each try of a mail is in the trace of its call, with the kind of its failure', async () => {
  await closeMailbox();
  const traceId = await inTrace(sendMessage);
  await backend.waitForFailedJobs(2);
  await backend.mailbox.open();
  await backend.database.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await backend.mailbox.take(lastSender(), 'bericht');
  const tries = await collector.receives('process mail', { traceId, count: 4 });
  const outcomes = tries.map(
    ({ attributes }) => `${attributes['site.job.attempt']} ${attributes['error.type'] ?? 'sent'}`,
  );
  expect(outcomes.sort()).toEqual(['1 ServerUnavailable', '1 ServerUnavailable', '2 sent', '2 sent']);
  const [failed] = (await collector.receives('send by SMTP', { traceId })).filter(
    ({ hasFailed }) => hasFailed,
  );
  expect(failed?.attributes['error.type']).toMatch(/^E[A-Z]+$/);
});

test('a job that an older backend has added runs without a trace', async () => {
  await closeMailbox();
  await sendMessage();
  await backend.waitForFailedJobs(2);
  await backend.database.query(
    "UPDATE graphile_worker._private_jobs SET payload = (payload::jsonb - 'traceparent')::json, run_at = now()",
  );
  await backend.mailbox.open();
  await backend.mailbox.take(lastSender(), 'bericht');
});

test('a scheduled job begins a trace', async () => {
  await backend.database.query(
    `SELECT graphile_worker.add_job('waiting-mails', '{"_cron": {"ts": "2025-01-01T00:00:00Z"}}')`,
  );
  const job = await collector.take('process waiting-mails');
  expect(job).not.toHaveProperty('parentSpanId');
  expect(namesOf(collector.below(job))).toEqual(['SELECT graphile_worker.jobs']);
});

test('every log line of a call and of its jobs has the id of the trace', async () => {
  lines.length = 0;
  await closeMailbox();
  const traceId = await inTrace(sendMessage);
  await backend.waitForFailedJobs(2);
  await backend.mailbox.open();
  await backend.database.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await until(() => lines.some((line) => line.includes('"msg":"request"')));
  // The worker itself belongs to no trace: on a slow machine it may lose its connection, and says so.
  const told = lines.map((line) => JSON.parse(line)).filter(({ requestId, task }) => requestId || task);
  expect(told.filter((line) => line.traceId !== traceId)).toEqual([]);
  expect(told.filter((line) => line.requestId)).toMatchObject([{ msg: 'request' }]);
  expect(told.filter((line) => line.task)).toMatchObject([{ level: 'warn' }, { level: 'warn' }]);
});
