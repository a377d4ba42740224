import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { text as bodyOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { forceCanary, forceLive, forceStaged } from '@site/testkit/force-live';
import { releaseVariant } from '@site/testkit/release-variant';
import { createStore, distOf, type RunningShell, startShell, versionOf } from '@site/testkit/shell';
import { cookieChoiceStateOf } from '../support/consent';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const PROBE = distOf('remote-probe');
const remotes = ['mfe-marketing', 'remote-probe'];
const VISITORS = 10_000;

let shell: RunningShell;
let store: string;
let liveVersion: string;

test.beforeEach(async () => {
  store = await createStore(remotes);
  // So that each visitor has an address of his own.
  shell = await startShell(store, { remotes, env: { TRUST_PROXY: '1' } });
  liveVersion = await versionOf(PROBE);
});
test.afterEach(() => shell.stop());

/** A variant of the probe that says so, and breaks in browsers when it is told to. */
const variant = (name: string, breaks = false) =>
  releaseVariant(PROBE, {
    name,
    text: { from: 'Editie: eerste', to: `Editie: ${name}` },
    ...(breaks && {
      browserText: { from: `"Editie: ${name}"`, to: '(() => { throw new Error("kapot"); })()' },
    }),
  });

const healthOfProbe = async () => (await shell.health()).remotes['remote-probe'];
const runsCanary = () =>
  expect.poll(async () => (await healthOfProbe())?.canary?.running, { timeout: 30_000 }).toBe(true);
const quarantineOf = async (version: string) =>
  (await healthOfProbe())?.quarantined?.find((one) => one.version === version);

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** A visitor without scripts. */
interface Visitor {
  cookie?: string;
}

/** Requests a page as a visitor, who keeps his cookie. @returns the version of the probe that its HTML names */
async function visit(visitor: Visitor, address = '/proef'): Promise<string> {
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    const headers = visitor.cookie ? { cookie: visitor.cookie } : {};
    get(shell.url + address, { agent, headers }, resolve).on('error', reject);
  });
  const html = await bodyOf(answer);
  const { 'set-cookie': [cookie] = [], 'cache-control': caching } = answer.headers;
  // Not with expect, which takes longer than the request.
  if (answer.statusCode !== 200 || (cookie && caching !== 'private, no-store')) {
    throw new Error(`${address} answers ${answer.statusCode} with Cache-Control ${caching}.`);
  }
  if (cookie) visitor.cookie = cookie.split(';')[0] ?? '';
  return /"remote-probe":\{"version":"([^"]+)"/.exec(html)?.[1] ?? '';
}

/** Lets all of them visit a page, sixteen at a time. */
async function visitAll(visitors: readonly Visitor[]): Promise<string[]> {
  const versions: string[] = [];
  let next = 0;
  const worker = async () => {
    while (next < visitors.length) {
      const i = next++;
      versions[i] = await visit(visitors[i] as Visitor);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return versions;
}

/** A browser of a visitor with an address of his own. */
async function newVisitor(browser: Browser, number: number, bucket?: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    storageState: cookieChoiceStateOf(shell.url),
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.${number >> 8}.${number & 255}` },
  });
  if (bucket !== undefined) {
    await context.addCookies([{ name: 'bucket', value: String(bucket), url: shell.url }]);
  }
  return context;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(shell.url + address);
  await page.waitForSelector('html[data-hydrated]');
}

test('a canary of 20% is for 18 to 22% of ten thousand visitors, and nobody changes sides', async () => {
  const { version } = await forceCanary(store, await variant('kanarie'), 20);
  await runsCanary();
  const visitors = Array.from({ length: VISITORS }, (): Visitor => ({}));
  const first = await visitAll(visitors);
  const share = first.filter((one) => one === version).length / VISITORS;
  expect(share).toBeGreaterThanOrEqual(0.18);
  expect(share).toBeLessThanOrEqual(0.22);
  // A third of them come back.
  const returning = visitors.slice(0, VISITORS / 3);
  expect(await visitAll(returning)).toEqual(first.slice(0, returning.length));

  await forceCanary(store, await variant('kanarie'), 50);
  await expect.poll(async () => (await healthOfProbe())?.canary?.percent).toBe(50);
  const later = await visitAll(visitors.slice(0, 1000));
  expect(later.filter((one, i) => first[i] === version && one !== version)).toEqual([]);
  expect(later.filter((one) => one === version).length).toBeGreaterThan(400);
});

test('pages of other remotes stay the same for everybody, and a browser goes on to the side that the server gives', async ({
  browser,
}) => {
  const { version } = await forceCanary(store, await variant('kanarie'), 50);
  await runsCanary();
  const home = await fetch(`${shell.url}/`);
  expect(home.headers.get('set-cookie')).toBeNull();
  expect(home.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');

  const seen = new Set<string>();
  for (let bucket = 0; bucket < 6; bucket++) {
    const expected = await visit({ cookie: `bucket=${bucket}` });
    const edition = expected === version ? 'Editie: kanarie' : 'Editie: eerste';
    seen.add(edition);
    const context = await newVisitor(browser, bucket, bucket);
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/report/failures')) failures.push(request.postData() ?? '');
    });
    await open(page, '/');
    await page.evaluate(() => {
      history.pushState({}, '', '/proef');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page.getByText(edition)).toBeVisible();
    await open(page, '/proef');
    await expect(page.getByText(edition)).toBeVisible();
    expect(failures).toEqual([]);
    await context.close();
  }
  expect(seen.size).toBe(2);
});

test('a browser gets its bucket on a page that is the same for everybody, and only while there is a canary', async ({
  browser,
}) => {
  const context = await newVisitor(browser, 1);
  const page = await context.newPage();
  const bucket = async () => (await context.cookies()).find(({ name }) => name === 'bucket')?.value;
  await open(page, '/');
  expect(await bucket()).toBeUndefined();
  await forceCanary(store, await variant('kanarie'), 50);
  await runsCanary();
  await open(page, '/');
  const first = await bucket();
  expect(first).toMatch(/^\d{1,4}$/);
  await open(page, '/proef');
  expect(await bucket()).toBe(first);
  await context.close();
});

test('with the team tools a tab chooses a side, whatever its visitor gets', async ({ page }) => {
  const { version } = await forceCanary(store, await variant('kanarie'), 0.001);
  const development = await startShell(store, { remotes, env: { DEV: 'true' } });
  const canaryOf = async () => (await development.health()).remotes['remote-probe']?.canary?.running;
  await expect.poll(canaryOf, { timeout: 30_000 }).toBe(true);
  const tools = page.getByRole('complementary', { name: 'Team tools' });
  const sides = tools.getByRole('group', { name: 'Side of remote-probe in this tab' });
  const side = async (name: string) => {
    await page.waitForSelector('html[data-hydrated]');
    await tools.getByRole('button', { name: 'Releases' }).click();
    await sides.getByRole('button', { name, exact: true }).click();
  };
  await page.goto(`${development.url}/proef`);
  await expect(page.getByText('Editie: eerste')).toBeVisible();
  await side('Canary');
  await page.waitForURL(`**/proef?release=remote-probe@${version}`);
  await expect(page.getByText('Editie: kanarie')).toBeVisible();
  await side('Live');
  await page.waitForURL(`**/proef?release=remote-probe@${liveVersion}`);
  await expect(page.getByText('Editie: eerste')).toBeVisible();
  await page.waitForSelector('html[data-hydrated]');
  await tools.getByRole('button', { name: 'Releases' }).click();
  await expect(tools).toContainText(`${version} for 0.001%`);
  await sides.getByRole('button', { name: 'As visitors' }).click();
  await page.waitForURL((url) => !url.search.includes('@'));
  await expect(page.getByText('Editie: eerste')).toBeVisible();
  await development.stop();
});

test('a canary of 1% whose page throws in browsers only is taken back within a minute, before one in a hundred page views has failed', async ({
  browser,
}) => {
  const { version } = await forceCanary(store, await variant('kapot', true), 1);
  await runsCanary();
  const begin = Date.now();
  let views = 0;
  let failed = 0;
  let number = 0;
  /** A visitor with a real browser where the page fails, and at times where it works; else one who only requests the page. */
  const visitOne = async (): Promise<void> => {
    number += 1;
    const visitor: Visitor = {};
    const got = await visit(visitor);
    views += 1;
    if (got !== version && number % 100 !== 0) return;
    const context = await newVisitor(browser, number, Number(visitor.cookie?.split('=')[1]));
    const page = await context.newPage();
    await page.goto(`${shell.url}/proef`);
    const broken = page.getByRole('heading', { name: 'Er ging iets mis op deze pagina' });
    const works = page.locator('html[data-hydrated]').and(page.locator('html:has(h1:text("Proef"))'));
    await expect(broken.or(page.getByText('Editie: eerste')).first()).toBeVisible();
    await expect(broken.or(works).first()).toBeVisible();
    if (await broken.isVisible()) failed += 1;
    await page.goto('about:blank');
    await context.close();
  };
  while (!(await quarantineOf(version)) && Date.now() - begin < 60_000) await visitOne();
  expect(await quarantineOf(version)).toBeDefined();
  // The rest of that minute.
  for (let i = 0; i < 400; i++) await visitOne();
  expect(Date.now() - begin).toBeLessThan(60_000);
  expect(failed).toBeGreaterThanOrEqual(3);
  expect(failed / views).toBeLessThan(0.01);
  expect((await quarantineOf(version))?.reason).toContain('page-crashed at /proef');
  expect((await visitAll(Array.from({ length: 500 }, () => ({})))).every((one) => one === liveVersion)).toBe(
    true,
  );
});

/** Rolls the staged version out with the command, while visitors come. @returns its exit code and what it printed */
async function rollOut(version: string, breaks: boolean): Promise<{ code: number | null; said: string }> {
  const program = path.resolve(import.meta.dirname, '../../release/src/cli.ts');
  const args = ['roll-out', 'remote-probe', version, '--store', store, '--shells', shell.url];
  const limits = ['--views', '5', '--step', '1s', '--within', '2m'];
  const command = spawn(process.execPath, ['--import', 'tsx', program, ...args, ...limits], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [command.stdout, command.stderr]) output.on('data', (text) => (said += text));
  const ended = new Promise<number | null>((resolve) => command.once('exit', resolve));
  let isOver = false;
  void ended.finally(() => {
    isOver = true;
  });
  for (let number = 1; !isOver; number++) {
    // As browsers report them: of both versions, each from an address of its own.
    for (const [i, of] of [liveVersion, version].entries()) {
      const report = { remote: 'remote-probe', version: of, path: '/proef' };
      const headers = { 'x-forwarded-for': `203.0.${number >> 6}.${2 * (number & 63) + i}` };
      const send = (data: object) =>
        fetch(`${shell.url}/report/views`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(data),
        });
      await send(report);
      if (breaks && of === version) await send({ ...report, failure: 'page-crashed' });
    }
    await sleep(100);
  }
  return { code: await ended, said };
}

test('a roll-out gives a version to 1, 10 and 50% of the visitors, and then to everybody', async () => {
  const { version } = await forceStaged(store, await variant('uitrol'));
  const { code, said } = await rollOut(version, false);
  for (const percent of [1, 10, 50])
    expect(said).toContain(`${percent}% of the visitors get remote-probe ${version}`);
  expect([code, said]).toEqual([0, said]);
  await expect.poll(async () => (await healthOfProbe())?.live).toBe(version);
  expect((await healthOfProbe())?.canary).toBeUndefined();
});

test('a roll-out of a version that fails in browsers ends with 1 and the reason, and nobody gets it any more', async () => {
  const { version } = await forceStaged(store, await variant('uitrol'));
  const { code, said } = await rollOut(version, true);
  expect([code, said]).toEqual([1, said]);
  expect(said).toMatch(/In browsers \d+ of \d+ page views failed/);
  await expect.poll(async () => (await healthOfProbe())?.canary).toBeUndefined();
  expect((await healthOfProbe())?.live).toBe(liveVersion);
  expect((await quarantineOf(version))?.reason).toContain('page views failed');
});

test('a release that breaks in browsers right after it is live is taken back by itself', async ({
  browser,
}) => {
  const { version } = await forceLive(store, await variant('kapot', true));
  await expect.poll(async () => (await healthOfProbe())?.live, { timeout: 30_000 }).toBe(version);
  for (let number = 1; number <= 3; number++) {
    const context = await newVisitor(browser, number);
    const page = await context.newPage();
    await page.goto(`${shell.url}/proef`);
    await expect(page.getByRole('heading', { name: 'Er ging iets mis op deze pagina' })).toBeVisible();
    await page.goto('about:blank');
    await context.close();
  }
  await expect.poll(async () => (await healthOfProbe())?.live).toBe(liveVersion);
  expect((await quarantineOf(version))?.reason).toMatch(/^In browsers 3 of 3 page views failed/);
});
