import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { forceBack, forceCanary, forceLive, forceStaged } from '@site/testkit/force-live';
import { releaseVariant } from '@site/testkit/release-variant';
import { createStore, distOf, type RunningShell, startShell, versionOf } from '@site/testkit/shell';
import { until } from '@site/testkit/until';
import { accessibilityViolations } from '../../support/accessibility';
import { cookieChoiceAt } from '../../support/consent';
import { edition as editionOf, neighbourTeam, type ProbeTeam } from '../../support/probe-team';
import { site } from '../../support/site';
import { DESKTOP } from '../../support/suite';

test.describe.configure({ mode: 'serial' });
// The outlines need a keyboard, and the footer its width.
test.use(DESKTOP);

const PROBE = distOf('remote-probe');

let store: string;
let shell: RunningShell;
let neighbour: ProbeTeam;
let remotes: readonly string[];
/** Versions of the probe: the live one, and a staged one. */
let live: string;
let staged: string;

test.use({ storageState: cookieChoiceAt(() => shell) });
test.beforeAll(async () => {
  neighbour = await neighbourTeam();
  remotes = ['remote-probe', neighbour.remote];
  store = await createStore(['remote-probe']);
  await forceLive(store, neighbour.dist);
  live = await versionOf(PROBE);
  staged = (await forceStaged(store, await editionOf('volgende'))).version;
  shell = await startShell(store, { remotes, env: { DEV: 'true' } });
});
test.afterAll(() => shell.stop());

const open = async (page: Page, address: string) => {
  await page.goto(shell.url + address);
  await page.waitForSelector('html[data-hydrated]');
};
const tools = (page: Page) => page.getByRole('complementary', { name: 'Team tools' });
const outlines = (page: Page) => tools(page).getByRole('button', { name: 'Outlines of teams' });
const releases = (page: Page) => tools(page).getByRole('button', { name: 'Releases' });
const labels = (page: Page) => page.locator('[data-team-outlines] span');
const edition = (page: Page, name: string) => page.getByText(`Editie: ${name}`);
const hrefOf = (parameter: string) => `${shell.url}/proef?release=${parameter}`;

test('outlines show what each team owns, by button and by keyboard, for this tab', async ({
  page,
  context,
}) => {
  const shellVersion = await versionOf(distOf('shell'));
  await open(page, '/proef');
  await expect(labels(page)).toHaveCount(0);
  await outlines(page).click();
  await expect(outlines(page)).toHaveAttribute('aria-pressed', 'true');
  for (const label of [
    `shell · header · ${shellVersion}`,
    `remote-probe · main · ${live}`,
    `shell · footer · ${shellVersion}`,
  ]) {
    await expect(labels(page).filter({ hasText: label })).toHaveCount(1);
  }
  const frame = await labels(page).filter({ hasText: 'remote-probe' }).locator('..').boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(frame).toEqual(main);

  // They follow the current page, and stay after a page load.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(labels(page).filter({ hasText: `${neighbour.remote} · main` })).toHaveCount(1);
  await page.reload();
  await expect(labels(page).filter({ hasText: `${neighbour.remote} · main` })).toHaveCount(1);
  await page.keyboard.press('Alt+Shift+KeyT');
  await expect(labels(page)).toHaveCount(0);
  await page.keyboard.press('Alt+Shift+KeyT');
  await expect(labels(page)).not.toHaveCount(0);

  const other = await context.newPage();
  await open(other, '/proef');
  await expect(outlines(other)).toHaveAttribute('aria-pressed', 'false');
});

test('the list shows the live releases, their kit range, and refused releases with the reason', async ({
  page,
}) => {
  const broken = await releaseVariant(PROBE, { name: 'kapot' });
  await appendFile(path.join(broken, 'node/remoteEntry.js'), '\n');
  await forceLive(store, broken);
  await expect.poll(async () => (await shell.health()).remotes['remote-probe']?.refused).toBeTruthy();

  await open(page, '/proef');
  await releases(page).click();
  const list = page.getByRole('region', { name: 'Releases' });
  const { composition } = await (await fetch(`${shell.url}/health`)).json();
  await expect(list).toContainText(composition);
  for (const name of ['shell', ...remotes]) {
    await expect(list.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(list).toContainText(live);
  await expect(list).toContainText(await versionOf(neighbour.dist));
  await expect(list.getByText('Built for kit').first()).toBeVisible();
  await expect(list).toContainText(
    `${await versionOf(broken)}: The file node/remoteEntry.js is not what was built`,
  );
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(releases(page)).toBeFocused();
  await forceBack(store, 'remote-probe');
  await expect.poll(async () => (await shell.health()).remotes['remote-probe']?.refused).toBeUndefined();
});

test('the tools fit on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `/proef?release=remote-probe@${staged}`);
  await outlines(page).click();
  await releases(page).click();
  await expect(page.getByRole('heading', { name: 'remote-probe', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a tab can have another release than the live one, after navigations and page loads, until it returns to live', async ({
  page,
  context,
}) => {
  const { composition } = await (await fetch(`${shell.url}/health`)).json();
  await open(page, '/proef');
  await releases(page).click();
  await page.getByLabel('Version of remote-probe in this tab').fill(staged);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(hrefOf(`remote-probe@${staged}`));
  await expect(edition(page, 'volgende')).toBeVisible();
  await page.waitForSelector('html[data-hydrated]');
  await expect(tools(page).getByRole('status')).toContainText(`Only in this tab: remote-probe ${staged}`);

  // The browser runs that release too, and keeps it.
  await page.getByRole('link', { name: 'Eén exemplaar' }).click();
  await expect(page).toHaveURL(`${shell.url}/proef/een-exemplaar`);
  await page.goBack();
  await expect(edition(page, 'volgende')).toBeVisible();
  await open(page, '/contact?van=hier');
  await expect(page).toHaveURL(`${shell.url}/contact?van=hier&release=remote-probe@${staged}`);
  // Logging out clears the data of the visitor, not the chosen release.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${shell.url}/proef`);
  await expect(page).toHaveURL(hrefOf(`remote-probe@${staged}`));
  await expect(edition(page, 'volgende')).toBeVisible();

  // Other visitors do not get it.
  const other = await context.newPage();
  await open(other, '/proef');
  await expect(edition(other, 'eerste')).toBeVisible();
  await expect(tools(other).getByRole('status')).toHaveCount(0);
  expect((await (await fetch(`${shell.url}/health`)).json()).composition).toBe(composition);
  expect(await (await fetch(`${shell.url}/proef`)).text()).toContain('Editie: eerste');

  await page.waitForSelector('html[data-hydrated]');
  await tools(page).getByRole('button', { name: 'Back to live' }).click();
  await expect(edition(page, 'eerste')).toBeVisible();
  await expect(page).toHaveURL(`${shell.url}/proef`);
  await page.reload();
  await expect(edition(page, 'eerste')).toBeVisible();
  await expect(page).toHaveURL(`${shell.url}/proef`);
});

test('a page with another release is neither cached nor indexed', async () => {
  const answer = await fetch(hrefOf(`remote-probe@${staged}`));
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const html = await answer.text();
  expect(html).toContain('Editie: volgende');
  expect(html).toContain('name="robots" content="noindex"');
});

test('a release that cannot be shown is refused with the reason and a link to the live one, also without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [parameter, reason] of [
    ['remote-probe@9.9.9', 'remote-probe 9.9.9: It is not in the store.'],
    ['mfe-nobody@1.0.0', 'mfe-nobody is not a remote of this site.'],
    ['nothing', '"nothing" is not the name of a remote, an @ and a version.'],
  ] as const) {
    const answer = await page.goto(hrefOf(parameter));
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This release cannot be shown');
    await expect(page.getByText(reason)).toBeVisible();
    const list = await page.request.get(`${shell.url}/__dev/releases?release=${parameter}`);
    expect([list.status(), await list.json()]).toEqual([400, { message: reason }]);
  }
  await page.getByRole('link', { name: 'Back to the live releases' }).click();
  await expect(edition(page, 'eerste')).toBeVisible();
  await context.close();
});

test('a tab whose release was removed from the store returns to the live ones', async ({ page }) => {
  await open(page, '/proef');
  await page.evaluate(() =>
    sessionStorage.setItem('release-overrides', JSON.stringify({ 'remote-probe': '9.9.9' })),
  );
  await page.goto(`${shell.url}/proef`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This release cannot be shown');
  await page.getByRole('link', { name: 'Back to the live releases' }).click();
  await expect(edition(page, 'eerste')).toBeVisible();
  await expect(page).toHaveURL(`${shell.url}/proef`);
  expect(await page.evaluate(() => sessionStorage.getItem('release-overrides'))).toBeNull();
});

test('an invalid value in session storage is removed, and the page opens', async ({ page }) => {
  for (const text of ['{', '[1]', '{"remote-probe":5}']) {
    await open(page, neighbour.address);
    await page.evaluate((broken) => {
      for (const key of ['release-overrides', 'team-outlines']) sessionStorage.setItem(key, broken);
    }, text);
    await open(page, '/proef');
    await expect(edition(page, 'eerste')).toBeVisible();
    await expect(page).toHaveURL(`${shell.url}/proef`);
    expect(await page.evaluate(() => sessionStorage.getItem('release-overrides'))).toBeNull();
  }
});

test('a release of any remote reloads the open pages, also of a tab with an override', async ({ page }) => {
  await open(page, `/proef?release=remote-probe@${staged}`);
  const loaded = page.waitForEvent('load');
  await forceLive(store, await releaseVariant(neighbour.dist, { name: 'nieuw' }));
  await loaded;
  await expect(page).toHaveURL(hrefOf(`remote-probe@${staged}`));
  await expect(edition(page, 'volgende')).toBeVisible();
});

test('a tab chooses the side of a canary that it gets, whatever its visitor gets', async ({ page }) => {
  const { version } = await forceCanary(store, await editionOf('kanarie'), 0.001);
  await until(async () => (await shell.health()).remotes['remote-probe']?.canary?.running === true);
  const sides = tools(page).getByRole('group', { name: 'Side of remote-probe in this tab' });
  const side = async (name: string) => {
    await page.waitForSelector('html[data-hydrated]');
    await releases(page).click();
    await sides.getByRole('button', { name, exact: true }).click();
  };
  await page.goto(`${shell.url}/proef`);
  await expect(edition(page, 'eerste')).toBeVisible();
  await side('Canary');
  await page.waitForURL(`**/proef?release=remote-probe@${version}`);
  await expect(edition(page, 'kanarie')).toBeVisible();
  await side('Live');
  await page.waitForURL(`**/proef?release=remote-probe@${live}`);
  await expect(edition(page, 'eerste')).toBeVisible();
  await page.waitForSelector('html[data-hydrated]');
  await releases(page).click();
  await expect(tools(page)).toContainText(`${version} for 0.001%`);
  await sides.getByRole('button', { name: 'As visitors' }).click();
  await page.waitForURL((url) => !url.search.includes('@'));
  await expect(edition(page, 'eerste')).toBeVisible();
});

test('in production the parameter does nothing, and the tools are absent', async ({ page }) => {
  const { siteUrl, store: inProduction } = site();
  await forceStaged(inProduction, await editionOf('volgende'));
  const plain = await (await fetch(`${siteUrl}/proef`)).text();
  for (const query of [`release=remote-probe@${staged}`, 'release=nothing', 'release=live']) {
    const answer = await fetch(`${siteUrl}/proef?${query}`);
    expect([answer.status, await answer.text()]).toEqual([200, plain]);
  }
  for (const address of ['/__dev/releases', '/__dev/composition']) {
    expect((await fetch(siteUrl + address)).status).toBe(404);
  }
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${siteUrl}/proef?release=remote-probe@${staged}`);
  await page.waitForSelector('html[data-hydrated]');
  await expect(edition(page, 'eerste')).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyT');
  await expect(tools(page)).toHaveCount(0);
  await expect(labels(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('release-overrides'))).toBeNull();
  await page.evaluate(() => sessionStorage.setItem('release-overrides', '{"remote-probe":"9.9.9"}'));
  await page.goto(`${siteUrl}/proef`);
  await page.waitForSelector('html[data-hydrated]');
  await expect(page).toHaveURL(`${siteUrl}/proef`);
  await page.getByRole('link', { name: 'Eén exemplaar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eén exemplaar' })).toBeVisible();
  for (const script of fetched.filter((file) => file.startsWith('/assets/js/'))) {
    expect(await (await fetch(siteUrl + script)).text()).not.toContain('Team tools');
  }
});
