import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { Collector } from '@site/testkit/collector';
import { scratchFolder } from '@site/testkit/scratch';
import { createStore, type RunningShell, startShell } from '@site/testkit/shell';
import { pathTo, spanOf } from '../../support/traces';

test.describe.configure({ mode: 'default' });

const remotes = ['remote-probe'];

const collector = new Collector();
let store: string;
let shell: RunningShell;
/** The packages of OpenTelemetry that shells load. */
let loaded: string;
let hook: string;

const start = (env: Record<string, string>) =>
  startShell(store, { remotes, env: { NODE_OPTIONS: `--require ${hook}`, ...env } });

test.beforeAll(async () => {
  const folder = await scratchFolder('loaded');
  [hook, loaded] = [path.join(folder, 'hook.cjs'), path.join(folder, 'loaded')];
  await writeFile(loaded, '');
  await writeFile(
    hook,
    `const { Module } = require('node:module');
     const load = Module._load;
     Module._load = (request, ...rest) => {
       if (request.startsWith('@opentelemetry/')) require('node:fs').appendFileSync(${JSON.stringify(loaded)}, request + ' ');
       return load(request, ...rest);
     };`,
  );
  store = await createStore(remotes);
  await collector.open();
  shell = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
});

test.afterAll(async () => {
  await shell.stop();
  await collector.close();
});

/** A request that its caller traces. @returns the id of the trace, and the answer */
async function traced(request: APIRequestContext, address: string) {
  const traceId = randomBytes(16).toString('hex');
  const traceparent = `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
  return { traceId, answer: await request.get(shell.url + address, { headers: { traceparent } }) };
}

test('without a collector the shell loads nothing of OpenTelemetry that records or sends', async () => {
  expect(await readFile(loaded, 'utf8')).toMatch(/sdk-trace.*exporter|exporter.*sdk-trace/);
  await writeFile(loaded, '');
  const untraced = await start({});
  await fetch(untraced.url);
  await untraced.stop();
  expect(await readFile(loaded, 'utf8')).not.toMatch(/sdk-trace|exporter/);
});

test('a trace leads from the request for a page to the renderer', async ({ request }) => {
  const { traceId } = await traced(request, '/proef?naam=Wietske');
  const render = await spanOf(collector, traceId, 'shell render');
  await spanOf(collector, traceId, 'shell GET /proef');
  expect(pathTo(collector, render)).toEqual(['shell GET /proef', 'shell get page', 'shell render']);
});

test('a page that is traced is answered and cached as any other', async ({ request }) => {
  const notTraced = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` };
  const { answer } = await traced(request, '/proef');
  const other = await request.get(`${shell.url}/proef`, { headers: notTraced });
  const { date: _date, 'x-request-id': _id, ...headers } = answer.headers();
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=5' });
  expect(other.headers()).toMatchObject(headers);
  expect(await answer.text()).toBe(await other.text());
});

test('the site works while the collector is down, and traces are sent again when it is back', async ({
  request,
}) => {
  await collector.close();
  expect((await traced(request, '/proef')).answer.status()).toBe(200);
  await collector.open();
  const { traceId } = await traced(request, '/proef/formulier');
  await spanOf(collector, traceId, 'shell GET /proef/formulier');
});
