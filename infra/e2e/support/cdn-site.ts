import { expect, type Page, test } from '@playwright/test';
import { createStore, distOf, type RunningShell, startShell, versionOf } from '@site/testkit/shell';
import { recordBrowserLog } from './browser-log';
import { type CdnServer, type CdnState, serveCdn } from './cdn-server';
import { cookieChoiceAt } from './consent';
import { pendingRequests } from './pending-requests';

/** For signed previews. */
export const CDN_SITE_SECRET = 'for tests only: 0123456789abcdefghijklmnop';

/** A page, and the link on it by which a visitor goes on to another one. */
interface WayOn {
  from: string;
  link: RegExp;
  to: string;
}

/** A site whose scripts are at a CDN. */
export interface CdnSite {
  store: string;
  cdn: CdnServer;
  shell: RunningShell;
}

const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]');
const notice = (page: Page) => page.getByText('niet helemaal geladen');

/** The addresses of the scripts that a page requests from now on, in order. The returned array grows. */
export function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);

/**
 * Tests a site whose scripts are at a CDN.
 *
 * @param remotes those of the site
 * @param pages the pages that are opened while the CDN is right
 * @param way to a page with scripts of its own
 * @param atStart what is wrong with the CDN when a page is opened
 * @param later what is wrong with it after that
 * @param isShort for `npm test`: with what has one form only
 * @returns the site, once a test runs
 */
export function testCdn({
  remotes,
  pages,
  way,
  atStart,
  later,
  isShort,
}: {
  remotes: readonly string[];
  pages: readonly string[];
  way: WayOn;
  atStart: readonly CdnState[];
  later: readonly CdnState[];
  isShort: boolean;
}): CdnSite {
  test.describe.configure({ mode: 'default' });

  const site = {} as CdnSite;

  test.use({ storageState: cookieChoiceAt(() => site.shell) });
  test.beforeAll(async () => {
    const store = await createStore(remotes);
    const cdn = await serveCdn(store);
    const env = { ASSET_URL: `${cdn.url}/`, PREVIEW_SECRET: CDN_SITE_SECRET };
    Object.assign(site, { store, cdn, shell: await startShell(store, { remotes, env }) });
  });
  test.afterAll(async () => {
    await site.shell.stop();
    await site.cdn.stop();
  });

  test.beforeEach(() => site.cdn.become('right'));

  const fromSite = (scripts: readonly string[]) =>
    scripts.filter((script) => script.startsWith(site.shell.url));

  const goOn = async (page: Page) => {
    await page.getByRole('link', { name: way.link }).first().click();
    await expect(page).toHaveURL(site.shell.url + way.to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

  /** How often a failure of this kind was counted, whatever it was about. */
  async function counted(kind: string): Promise<number> {
    const metrics = await (await fetch(`${site.shell.url}/metrics`)).text();
    const lines = metrics.split('\n').filter((line) => line.startsWith(`site_failures_total{kind="${kind}"`));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  for (const address of pages) {
    test(`${address} is hydrated with scripts from the CDN only, each requested once and verified`, async ({
      page,
    }) => {
      const { cdn, shell } = site;
      cdn.requests.length = 0;
      const scripts = recordScripts(page);
      const log = recordBrowserLog(page);
      const requests = pendingRequests(page);
      const answer = await page.goto(shell.url + address);
      await hydrated(page);
      await requests.settled();
      expect(fromSite(scripts)).toEqual([]);
      expect(scripts.length).toBeGreaterThan(1);
      expect(twice(scripts)).toEqual([]);
      expect(twice(cdn.requests)).toEqual([]);
      // Only browser files need to be public.
      expect(cdn.requests.filter((file) => !/^\/[a-z-]+\/[^/]+\/web\//.test(file))).toEqual([]);
      // This shell has no backend.
      expect(log.filter((line) => !line.includes('status of 404'))).toEqual([]);
      const rules = answer?.headers()['content-security-policy']?.split(';') ?? [];
      const ofCdn = rules.filter((rule) => rule.includes(`${cdn.url}/`)).map((rule) => rule.split(' ')[0]);
      expect(ofCdn).toEqual(['script-src', 'connect-src']);
    });
  }

  test('a page that is navigated to, and what is loaded later, comes from the CDN too', async ({ page }) => {
    const { cdn, shell } = site;
    cdn.requests.length = 0;
    const scripts = recordScripts(page);
    const requests = pendingRequests(page);
    await page.goto(shell.url + way.from);
    await hydrated(page);
    const before = scripts.length;
    await goOn(page);
    await requests.settled();
    expect(scripts.slice(before).filter((script) => script.includes('/web/js/')).length).toBeGreaterThan(1);
    expect(fromSite(scripts)).toEqual([]);
    expect(twice(cdn.requests)).toEqual([]);
  });

  for (const state of atStart) {
    test(`while the CDN is ${state}, pages are hydrated with scripts from the site, and no release is blamed`, async ({
      page,
    }) => {
      const { cdn, shell } = site;
      const before = await counted('cdn-failed');
      const loads: string[] = [];
      page.on('domcontentloaded', () => loads.push(page.url()));
      await cdn.become(state);
      await page.goto(shell.url + way.from);
      await hydrated(page);
      await goOn(page);
      await expect(notice(page)).toHaveCount(0);
      expect(loads).toEqual([shell.url + way.from]);
      await expect.poll(() => counted('cdn-failed')).toBe(before + 1);
      expect(await counted('page-not-loaded')).toBe(0);
      const health = await shell.health();
      for (const remote of remotes) {
        expect(health.remotes[remote]).toEqual({ live: await versionOf(distOf(remote)) });
      }
    });
  }

  for (const state of later) {
    test(`a page whose CDN is ${state} later gets the next page and its own later scripts from the site`, async ({
      page,
    }) => {
      const { cdn, shell } = site;
      const requests = pendingRequests(page);
      await page.goto(shell.url + way.from);
      await hydrated(page);
      await requests.settled();
      await cdn.become(state);
      const scripts = recordScripts(page);
      await goOn(page);
      await expect(notice(page)).toHaveCount(0);
      expect(fromSite(scripts).length).toBeGreaterThan(0);
    });
  }

  if (!isShort) return site;

  test('a CDN that takes requests and answers nothing delays one page of a tab, and no more than that', async ({
    page,
  }) => {
    const { cdn, shell } = site;
    await cdn.become('silent');
    await page.goto(shell.url + way.from);
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('cdn-is-silent'))).toBe('1');
    const answered = page.waitForResponse((response) => response.url().includes('/releases/shell/'));
    await page.goto(shell.url + way.to);
    await answered;
    await hydrated(page);
  });

  test('when neither the CDN nor the site has a script of the shell, the page is loaded once more, and then there is the message', async ({
    page,
  }) => {
    const { cdn, shell } = site;
    await cdn.become('unavailable');
    await page.route('**/releases/shell/**', (route) => route.abort());
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));
    await page.goto(shell.url + way.from);
    await expect(notice(page)).toBeVisible();
    expect(loads).toHaveLength(2);
  });

  return site;
}
