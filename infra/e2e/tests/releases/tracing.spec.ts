import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Collector } from '@site/local/collector';
import { scratchFolder } from '@site/testkit/scratch';
import { createStore, type RunningShell, startShell } from '@site/testkit/shell';
import { cookieChoiceAt } from '../../support/consent';
import { site } from '../../support/site';
import { namesIn, pathTo, serverTiming, spanOf, traceOf } from '../../support/traces';

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

test.use({ storageState: cookieChoiceAt(() => shell) });
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

/** Opens a page and waits until it can be used. @returns its trace */
async function open(page: Page, address: string): Promise<string> {
  await page.goto(shell.url + address);
  await page.waitForSelector('html[data-hydrated]');
  return traceOf(page);
}

const loadsTracing = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/tracing\.\w+\.js/.test(name)),
  );

test('without a collector the shell loads nothing of OpenTelemetry that records or sends', async () => {
  expect(await readFile(loaded, 'utf8')).toMatch(/sdk-trace.*exporter|exporter.*sdk-trace/);
  await writeFile(loaded, '');
  const untraced = await start({});
  await fetch(untraced.url);
  await untraced.stop();
  expect(await readFile(loaded, 'utf8')).not.toMatch(/sdk-trace|exporter/);
});

test('a trace leads from the navigation in the browser to the HTML, by one clock', async ({ page }) => {
  const traceId = await open(page, '/proef?naam=Wietske');
  const of = (name: string) => spanOf(collector, traceId, name);
  const navigation = await of('browser navigation /proef');
  const [response, hydration] = [await of('browser response'), await of('browser hydration')];
  const request = await of('shell GET /proef');
  expect(pathTo(collector, await of('shell render'))).toEqual([
    'browser navigation /proef',
    'shell GET /proef',
    'shell get page',
    'shell render',
  ]);
  for (const part of [response, hydration]) expect(pathTo(collector, part)).toHaveLength(2);

  // What the browser guesses, half of the way there, is wrong by less than its wait. Spans begin at whole milliseconds.
  expect(request.start).toBeGreaterThan(response.start - 2);
  expect(request.start).toBeLessThan(response.end + 2);
  expect(response.start).toBeGreaterThanOrEqual(navigation.start);
  expect(response.end).toBeLessThanOrEqual(navigation.end);
});

test('a navigation without a page load is a trace of its own', async ({ page }) => {
  const first = await open(page, '/proef');
  await page.getByRole('link', { name: 'Formulier' }).click();
  await expect(page).toHaveURL(/\/formulier$/);
  const find = () => collector.spans.find(({ name }) => name === 'navigation /proef/formulier');
  await expect.poll(find).toBeTruthy();
  const { traceId = '' } = find() ?? {};
  expect(traceId).not.toBe(first);
  expect(namesIn(collector, traceId)).not.toContain('shell GET /proef/formulier');
});

test('a page that is traced is not cached, and its HTML is that of all others', async ({ request }) => {
  const asBrowser = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const notTraced = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` };
  const [visit, other] = await Promise.all([
    request.get(`${shell.url}/proef`, { headers: asBrowser }),
    request.get(`${shell.url}/proef`, { headers: { ...asBrowser, ...notTraced } }),
  ]);
  expect(visit.headers()['cache-control']).toBe('private, no-store');
  expect(visit.headers()['server-timing']).toMatch(
    /^traceparent;desc="00-[\da-f]{32}-[\da-f]{16}-01", answer;dur=\d+;desc="\d{13}"$/,
  );
  expect(other.headers()['cache-control']).toBe('public, max-age=0, s-maxage=5');
  expect(other.headers()).not.toHaveProperty('server-timing');
  expect(await visit.text()).toBe(await other.text());
});

test('a page that is fetched in advance, or by a program, has a trace without a browser', async ({
  request,
}) => {
  const prefetch = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' };
  for (const headers of [prefetch, {}]) {
    const answer = await request.get(`${shell.url}/proef`, { headers });
    expect(answer.headers()).not.toHaveProperty('server-timing');
    // So it is for everybody.
    expect(answer.headers()['cache-control']).toBe('public, max-age=0, s-maxage=5');
    expect(answer.headers()).toHaveProperty('etag');
  }
});

test('the site works while the collector is down, and traces are sent again when it is back', async ({
  page,
}) => {
  await collector.close();
  await open(page, '/proef');
  await collector.open();
  const traceId = await open(page, '/proef/formulier');
  await spanOf(collector, traceId, 'browser navigation /proef/formulier');
  await spanOf(collector, traceId, 'shell GET /proef/formulier');
});

test('without a collector no browser loads or sends anything for traces', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto(`${site().siteUrl}/proef`);
  await page.waitForSelector('html[data-hydrated]');
  expect(await serverTiming(page)).toEqual({});
  expect(await loadsTracing(page)).toBe(false);
  expect(sent.filter((url) => url.includes('/report/spans'))).toEqual([]);
  await open(page, '/proef');
  await expect.poll(() => loadsTracing(page)).toBe(true);
});
