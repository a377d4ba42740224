import { expect, type Page, test } from '@playwright/test';
import { signPreview } from '@site/release';
import { forceCanary, forceStaged } from '@site/testkit/force-live';
import { releaseVariant } from '@site/testkit/release-variant';
import { createStore, distOf, type RunningShell, startShell, versionOf } from '@site/testkit/shell';
import { recordBrowserLog } from '../support/browser-log';
import { type CdnServer, type CdnState, serveCdn } from '../support/cdn-server';

test.describe.configure({ mode: 'default' });

const REMOTES = ['mfe-marketing', 'mfe-forms', 'mfe-calculator', 'remote-probe'] as const;
const PAGES = ['/', '/contact', '/lease-berekenen', '/faq', '/error/404'];
const SECRET = 'for tests only: 0123456789abcdefghijklmnop';

let store: string;
let cdn: CdnServer;
let shell: RunningShell;

test.beforeAll(async () => {
  store = await createStore(REMOTES);
  cdn = await serveCdn(store);
  const env = { ASSET_URL: `${cdn.url}/`, PREVIEW_SECRET: SECRET };
  shell = await startShell(store, { remotes: REMOTES, env });
});
test.afterAll(async () => {
  await shell.stop();
  await cdn.stop();
});

test.beforeEach(() => cdn.become('right'));

const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]');
const notice = (page: Page) => page.getByText('niet helemaal geladen');

/** The addresses of the scripts that a page requests from now on, in order. The returned array grows. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

const fromSite = (scripts: readonly string[]) => scripts.filter((script) => script.startsWith(shell.url));
const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);

/** How often a failure of this kind was counted, whatever it was about. */
async function counted(kind: string): Promise<number> {
  const metrics = await (await fetch(`${shell.url}/metrics`)).text();
  const lines = metrics.split('\n').filter((line) => line.startsWith(`site_failures_total{kind="${kind}"`));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

async function expectAllLive(): Promise<void> {
  const { remotes } = await shell.health();
  for (const remote of REMOTES) {
    expect(remotes[remote]).toEqual({ live: await versionOf(distOf(remote)) });
  }
}

for (const address of PAGES) {
  test(`${address} is hydrated with scripts from the CDN only, each requested once and verified`, async ({
    page,
  }) => {
    cdn.requests.length = 0;
    const scripts = recordScripts(page);
    const log = recordBrowserLog(page);
    const answer = await page.goto(shell.url + address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(fromSite(scripts)).toEqual([]);
    expect(scripts.length).toBeGreaterThan(1);
    expect(twice(scripts)).toEqual([]);
    expect(twice(cdn.requests)).toEqual([]);
    // This shell has no backend.
    expect(log.filter((line) => !line.includes('status of 404'))).toEqual([]);
    const rules = answer?.headers()['content-security-policy']?.split(';') ?? [];
    const ofCdn = rules.filter((rule) => rule.includes(`${cdn.url}/`)).map((rule) => rule.split(' ')[0]);
    expect(ofCdn).toEqual(['script-src', 'connect-src']);
  });
}

test('a page that is navigated to, and what is loaded later, comes from the CDN too', async ({ page }) => {
  cdn.requests.length = 0;
  const scripts = recordScripts(page);
  await page.goto(`${shell.url}/`);
  await hydrated(page);
  const before = scripts.length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(`${shell.url}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const later = scripts.slice(before);
  expect(later.filter((script) => script.includes('/mfe-forms/')).length).toBeGreaterThan(1);
  expect(fromSite(scripts)).toEqual([]);
  expect(twice(cdn.requests)).toEqual([]);
});

test('only browser files need to be public', async ({ page }) => {
  await page.goto(`${shell.url}/contact`);
  await hydrated(page);
  expect(cdn.requests.filter((file) => !/^\/[a-z-]+\/[^/]+\/web\//.test(file))).toEqual([]);
});

for (const state of ['refusing', 'unavailable', 'half', 'altered'] as const satisfies readonly CdnState[]) {
  test(`while the CDN is ${state}, pages are hydrated with scripts from the site, and no release is blamed`, async ({
    page,
  }) => {
    const before = await counted('cdn-failed');
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));
    await cdn.become(state);
    await page.goto(`${shell.url}/contact`);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Bereken' }).first().click();
    await expect(page).toHaveURL(`${shell.url}/lease-berekenen`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(loads).toEqual([`${shell.url}/contact`]);
    await expect.poll(() => counted('cdn-failed')).toBe(before + 1);
    expect(await counted('page-not-loaded')).toBe(0);
    await expectAllLive();
  });
}

for (const state of ['refusing', 'altered'] as const) {
  test(`a page whose CDN is ${state} later gets the next page and its own later scripts from the site`, async ({
    page,
  }) => {
    await page.goto(`${shell.url}/contact`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await cdn.become(state);
    const scripts = recordScripts(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Klacht indienen' }).first().click();
    await expect(page).toHaveURL(`${shell.url}/klacht-indienen`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(fromSite(scripts).length).toBeGreaterThan(0);
  });
}

test('a CDN that takes requests and answers nothing delays one page of a tab, and no more than that', async ({
  page,
}) => {
  await cdn.become('silent');
  await page.goto(`${shell.url}/contact`);
  await hydrated(page);
  await expect(notice(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('cdn-is-silent'))).toBe('1');
  const answered = page.waitForResponse((response) => response.url().includes('/releases/shell/'));
  await page.goto(`${shell.url}/faq`);
  await answered;
  await hydrated(page);
});

test('when neither the CDN nor the site has a script of the shell, the page is loaded once more, and then there is the message', async ({
  page,
}) => {
  await cdn.become('unavailable');
  await page.route('**/releases/shell/**', (route) => route.abort());
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await page.goto(`${shell.url}/contact`);
  await expect(notice(page)).toBeVisible();
  expect(loads).toHaveLength(2);
});

test('a preview by a signed link has its scripts from the CDN', async ({ page }) => {
  const { version } = await forceStaged(
    store,
    await releaseVariant(distOf('remote-probe'), { name: 'next' }),
  );
  const token = signPreview({ releases: { 'remote-probe': version }, until: Date.now() + 60_000 }, SECRET);
  cdn.requests.length = 0;
  const scripts = recordScripts(page);
  await page.goto(`${shell.url}/proef?preview=${token}`);
  await hydrated(page);
  await expect(page.getByText('Editie: eerste')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Voorbeeld' })).toBeVisible();
  expect(fromSite(scripts)).toEqual([]);
  expect(cdn.requests).toContain(`/remote-probe/${version}/web/remoteEntry.js`);
});

test('a canary has its scripts from the CDN, also where the browser chooses it', async ({ page }) => {
  const build = await releaseVariant(distOf('remote-probe'), { name: 'canary' });
  const { version } = await forceCanary(store, build, 99.99);
  const health = async () => (await shell.health()).remotes['remote-probe'];
  await expect.poll(async () => (await health())?.canary?.running, { timeout: 30_000 }).toBe(true);
  const scripts = recordScripts(page);
  await page.goto(`${shell.url}/`);
  await hydrated(page);
  const { cdn: offered } = JSON.parse((await page.locator('#boot').textContent()) ?? '').composition;
  const container = `${cdn.url}/remote-probe/${version}/web/remoteEntry.js`;
  expect(offered.containers[`/releases/remote-probe/remoteEntry.${version}.js`]).toContain(
    `${container}#sha256-`,
  );
  await page.goto(`${shell.url}/proef`);
  await hydrated(page);
  expect(scripts).toContain(container);
  expect(fromSite(scripts)).toEqual([]);
});
