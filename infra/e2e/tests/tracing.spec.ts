import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Collector, type ReceivedSpan } from '@site/local/collector';
import { type Site, startSite } from '@site/local/site';
import { REMOTES } from '@site/release';
import { scratchFolder } from '@site/testkit/scratch';
import { createStore, startShell } from '@site/testkit/shell';
import { site } from '../support/site';

const ROOT = path.resolve(import.meta.dirname, '../../..');

test.describe.configure({ mode: 'serial' });

const collector = new Collector();
let traced: Site;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  await collector.open();
  traced = await startSite({
    root: ROOT,
    dataDir: await scratchFolder('tracing'),
    // The site of the test run has checked the same builds.
    store: await createStore(REMOTES),
    ports: 'free',
    unsafeFast: true,
    env: {
      IP_LIMIT_FACTOR: '100',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
  });
});
test.afterAll(async () => {
  await traced?.stop();
  await collector.close();
});

/** Opens a page and waits until it can be used. @returns its trace */
async function open(page: Page, address: string): Promise<string> {
  await page.goto(traced.siteUrl + address);
  await page.waitForSelector('html[data-hydrated]');
  const [, traceId = ''] = /^00-(\w{32})-/.exec((await serverTiming(page)).traceparent ?? '') ?? [];
  expect(traceId).not.toBe('');
  return traceId;
}

const serverTiming = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return Object.fromEntries((load?.serverTiming ?? []).map(({ name, description }) => [name, description]));
  });

const loadsTracing = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/tracing\.\w+\.js/.test(name)),
  );

/** Waits for a span of a trace. @param name of it, after that of the program: `shell GET /contact` */
async function spanOf(traceId: string, name: string): Promise<ReceivedSpan> {
  const find = () =>
    collector.spans.find((span) => span.traceId === traceId && `${span.service} ${span.name}` === name);
  await expect
    .poll(() => find()?.name ?? namesIn(traceId), { message: name })
    .toBe(name.slice(name.indexOf(' ') + 1));
  return find() as ReceivedSpan;
}

const namesIn = (traceId: string) =>
  collector.spans.filter((span) => span.traceId === traceId).map(({ service, name }) => `${service} ${name}`);

/** The spans above one, each with its program, from the first span of the trace. */
function pathTo(span: ReceivedSpan): string[] {
  const parent = collector.spans.find(
    ({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId,
  );
  return [...(parent ? pathTo(parent) : []), `${span.service} ${span.name}`];
}

async function sendMessage(page: Page): Promise<void> {
  const fill = (label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text);
  await fill('Naam', 'Wietske Hoogendoorn');
  await fill('E-mailadres', 'wietske@hoogendoorn.example');
  await fill('Onderwerp', 'Bestelbus voor de bakkerij');
  await fill('Bericht', 'Wij zoeken een elektrische bestelbus van ongeveer 30.000 euro.');
  const answer = page.waitForResponse('**/api/contact');
  await page.getByRole('button', { name: /versturen|verzenden/i }).click();
  expect((await answer).status()).toBe(200);
}

test('a trace leads from the navigation in the browser to the HTML, the call, its SQL and its mail', async ({
  page,
}) => {
  const traceId = await open(page, '/contact?naam=Wietske');
  await sendMessage(page);

  const render = await spanOf(traceId, 'shell render');
  await spanOf(traceId, 'browser navigation /contact');
  expect(pathTo(render)).toEqual([
    'browser navigation /contact',
    'shell GET /contact',
    'shell get page',
    'shell render',
  ]);
  for (const part of ['response', 'hydration']) {
    expect(pathTo(await spanOf(traceId, `browser ${part}`))).toHaveLength(2);
  }

  await spanOf(traceId, 'browser POST /api/contact');
  const call = await spanOf(traceId, 'backend POST /api/contact');
  const above = [
    'browser navigation /contact',
    'browser POST /api/contact',
    'shell POST /api/*',
    'shell POST',
    'backend POST /api/contact',
  ];
  expect(pathTo(call)).toEqual(above);
  expect(call.attributes).toMatchObject({ 'http.route': '/api/contact', 'http.response.status_code': 200 });
  const insert = collector.spans.filter((span) => span.traceId === traceId && /^INSERT/.test(span.name));
  expect(insert.length).toBeGreaterThan(0);
  for (const span of insert) expect(pathTo(span).slice(0, above.length)).toEqual(above);

  const mail = await spanOf(traceId, 'backend process mail');
  expect(pathTo(mail).slice(0, above.length)).toEqual(above);
});

test('everything is within the navigation or after it, by one clock', async ({ page }) => {
  const traceId = await open(page, '/contact');
  const navigation = await spanOf(traceId, 'browser navigation /contact');
  const response = await spanOf(traceId, 'browser response');
  const request = await spanOf(traceId, 'shell GET /contact');
  // Half of what is left of the wait is the way there: a guess that can be wrong by the other half.
  expect(request.start).toBeGreaterThan(response.start - 50);
  expect(request.end).toBeLessThan(response.end + 50);
  expect(response.start).toBeGreaterThanOrEqual(navigation.start);
  expect(response.end).toBeLessThanOrEqual(navigation.end);
});

test('nothing in a trace tells who the visitor is or what was typed', async () => {
  const sent = collector.requests.map(({ body }) => body).join('\n');
  expect(sent).toContain('/api/contact');
  expect(sent).not.toMatch(/wietske|hoogendoorn|bakkerij|30\.000|127\.0\.0\.1:\d+\/|naam=|mozilla/i);
});

test('a navigation without a page load is a trace of its own, with the calls of the new page', async ({
  page,
}) => {
  const first = await open(page, '/');
  await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  const before = collector.spans.length;
  await sendMessage(page);
  const call = () => collector.spans.slice(before).find(({ name }) => name === 'POST /api/*');
  await expect
    .poll(() => {
      const span = call();
      return span && pathTo(span);
    })
    .toEqual(['browser navigation /contact', 'browser POST /api/contact', 'shell POST /api/*']);
  const { traceId } = call() as ReceivedSpan;
  expect(traceId).not.toBe(first);
  expect(namesIn(traceId)).not.toContain('shell GET /contact');
});

test('a page that is traced is not cached, and its HTML is that of all others', async ({ request }) => {
  const { siteUrl } = traced;
  const asBrowser = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const notTraced = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` };
  const [visit, other] = await Promise.all([
    request.get(`${siteUrl}/contact`, { headers: asBrowser }),
    request.get(`${siteUrl}/contact`, { headers: { ...asBrowser, ...notTraced } }),
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
    const answer = await request.get(`${traced.siteUrl}/contact`, { headers });
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
  await page.goto(`${traced.siteUrl}/contact`);
  await page.waitForSelector('html[data-hydrated]');
  await sendMessage(page);
  await collector.open();
  const traceId = await open(page, '/faq');
  await spanOf(traceId, 'browser navigation /faq');
  await spanOf(traceId, 'shell GET /faq');
});

test('without a collector the shell loads nothing of OpenTelemetry that records or sends', async () => {
  const folder = await scratchFolder('loaded');
  const [hook, list] = [path.join(folder, 'hook.cjs'), path.join(folder, 'loaded')];
  await writeFile(
    hook,
    `const { Module } = require('node:module');
     const load = Module._load;
     Module._load = (request, ...rest) => {
       if (request.startsWith('@opentelemetry/')) require('node:fs').appendFileSync(${JSON.stringify(list)}, request + ' ');
       return load(request, ...rest);
     };`,
  );
  const store = await createStore(['mfe-marketing']);
  const loadedWith = async (env: Record<string, string>) => {
    await writeFile(list, '');
    const shell = await startShell(store, {
      remotes: ['mfe-marketing'],
      env: { NODE_OPTIONS: `--require ${hook}`, ...env },
    });
    await fetch(shell.url);
    await shell.stop();
    return readFile(list, 'utf8');
  };
  expect(await loadedWith({})).not.toMatch(/sdk-trace|exporter/);
  expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toMatch(
    /sdk-trace.*exporter|exporter.*sdk-trace/,
  );
});

test('without a collector no browser loads or sends anything for traces', async ({ page }) => {
  const { siteUrl } = site();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto(`${siteUrl}/contact`);
  await page.waitForSelector('html[data-hydrated]');
  expect(await serverTiming(page)).toEqual({});
  expect(await loadsTracing(page)).toBe(false);
  expect(sent.filter((url) => url.includes('/report/spans'))).toEqual([]);
  await page.goto(`${traced.siteUrl}/contact`);
  await page.waitForSelector('html[data-hydrated]');
  await expect.poll(() => loadsTracing(page)).toBe(true);
});
