import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { signPreview } from '@site/platform/protocol';
import { forceCanary, forceStaged } from '@site/testkit/force-live';
import { createStore, distOf, type RunningShell, startShell, versionOf } from '@site/testkit/shell';
import { until } from '@site/testkit/until';
import { accessibilityViolations } from '../../support/accessibility';
import { cookieChoiceAt } from '../../support/consent';
import { edition as editionOf } from '../../support/probe-team';
import { site } from '../../support/site';

test.describe.configure({ mode: 'default' });

const SECRET = 'for tests only: 0123456789abcdefghijklmnop';
const remotes = ['remote-probe'];

/** No test lasts so long, in ms. */
const LONG = 3_600_000;

let store: string;
let shell: RunningShell;
/** A version of the probe that is only staged. */
let staged: string;

test.use({ storageState: cookieChoiceAt(() => shell) });
test.beforeAll(async () => {
  store = await createStore(remotes);
  staged = (await forceStaged(store, await editionOf('volgende'))).version;
  shell = await startShell(store, { remotes, env: { PREVIEW_SECRET: SECRET }, keepLog: true });
});
test.afterAll(() => shell.stop());

/** A link as `release preview` makes it. */
async function link(...options: string[]): Promise<string> {
  const program = path.resolve(import.meta.dirname, '../../../platform/src/store/cli.ts');
  const args = ['preview', `remote-probe@${staged}`, '--store', store, '--site', shell.url, ...options];
  const env = { ...process.env, PREVIEW_SECRET: SECRET };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...args], {
    env,
  });
  return stdout.split('\n')[0] ?? '';
}

/** What a link has that shows a version of the probe, and expires in so many ms, which may be negative. */
const tokenFor = (ms: number, version = staged) =>
  signPreview({ releases: { 'remote-probe': version }, until: Date.now() + ms }, SECRET);
const linkFor = (ms: number, version = staged) => `${shell.url}/proef?preview=${tokenFor(ms, version)}`;

const edition = (page: Page, name: string) => page.getByText(`Editie: ${name}`);
const bar = (page: Page) => page.getByRole('complementary', { name: 'Voorbeeld' });
const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]');
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('preview'));
/** As if the tab had opened a preview before. */
const keep = (page: Page, value: string) =>
  page.evaluate((text) => sessionStorage.setItem('preview', text), value);

test('a signed link shows another release to whoever has it, on every page of the tab, until he leaves it', async ({
  page,
  context,
}) => {
  const { composition } = await shell.health();
  await page.goto(await link('--page', '/proef', '--for', '30m'));
  await expect(edition(page, 'volgende')).toBeVisible();
  await hydrated(page);
  await expect(bar(page)).toContainText(`U bekijkt een voorbeeld (remote-probe ${staged}). Dit kan tot `);
  // What signs the link stays in the tab, and not in its address.
  await expect(page).toHaveURL(`${shell.url}/proef`);
  await page.getByRole('link', { name: 'Eén exemplaar' }).click();
  await expect(page).toHaveURL(`${shell.url}/proef/een-exemplaar`);
  await page.goBack();
  await expect(edition(page, 'volgende')).toBeVisible();
  await page.goto(`${shell.url}/proef/formulier`);
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  // Logging out clears the data of the visitor, not the preview.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${shell.url}/proef?van=hier`);
  await expect(edition(page, 'volgende')).toBeVisible();
  await hydrated(page);
  await expect(page).toHaveURL(`${shell.url}/proef?van=hier`);

  // Other visitors do not get it, nor do other tabs.
  const other = await context.newPage();
  await other.goto(`${shell.url}/proef`);
  await expect(edition(other, 'eerste')).toBeVisible();
  await hydrated(other);
  await expect(bar(other)).toHaveCount(0);
  expect((await shell.health()).composition).toBe(composition);

  await hydrated(page);
  await bar(page).getByRole('link', { name: 'Naar de website zoals die nu is' }).click();
  await expect(edition(page, 'eerste')).toBeVisible();
  await expect(page).toHaveURL(`${shell.url}/proef?van=hier`);
  await page.reload();
  await hydrated(page);
  await expect(edition(page, 'eerste')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

for (const width of [320, 1440]) {
  test(`at ${width} px the bar of a preview is accessible and covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(linkFor(LONG));
    await expect(bar(page)).toBeVisible();
    await hydrated(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const box = await bar(page).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
  });
}

test('a preview is neither cached nor indexed', async () => {
  const answer = await fetch(linkFor(LONG));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const html = await answer.text();
  expect(html).toContain('Editie: volgende');
  expect(html).toContain('name="robots" content="noindex"');
});

test('a link that has expired, was changed, is not signed or shows a removed version is refused in Dutch, with a way to the website, also without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [address, title] of [
    [linkFor(-1), 'Deze voorbeeldlink is verlopen'],
    [`${linkFor(LONG)}x`, 'Deze voorbeeldlink klopt niet'],
    [`${shell.url}/proef?preview=nonsense`, 'Deze voorbeeldlink klopt niet'],
    [`${shell.url}/proef?preview=remote-probe@${staged}`, 'Deze voorbeeldlink klopt niet'],
    [linkFor(LONG, '9.9.9'), 'Dit voorbeeld is er niet meer'],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(403);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  const reason = 'remote-probe 9.9.9: It is not in the store.';
  await expect(page.getByText('9.9.9')).toHaveCount(0);
  const lines = () => shell.log.filter(({ msg }) => msg === 'a preview cannot be shown');
  await expect.poll(() => lines().map(({ reasons }) => reasons)).toEqual([[reason]]);
  await page.getByRole('link', { name: 'Naar de website' }).click();
  await expect(edition(page, 'eerste')).toBeVisible();
  await context.close();
});

test('a tab whose link has expired shows the website as it is', async ({ page }) => {
  await page.goto(linkFor(LONG));
  await hydrated(page);
  await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
    const { token } = JSON.parse(sessionStorage.getItem('preview') ?? '{}');
    const old = JSON.stringify({ token, until: Date.now() - 1 });
    addEventListener('pagehide', () => sessionStorage.setItem('preview', old));
  });
  await page.goto(`${shell.url}/proef`);
  await hydrated(page);
  await expect(edition(page, 'eerste')).toBeVisible();
  expect(await kept(page)).toBeNull();
});

test('a tab whose version was removed from the store gets back to the website as it is', async ({ page }) => {
  await page.goto(`${shell.url}/proef`);
  await keep(page, JSON.stringify({ token: tokenFor(LONG, '9.9.9'), until: Date.now() + LONG }));
  await page.goto(`${shell.url}/proef`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit voorbeeld is er niet meer');
  await page.getByRole('link', { name: 'Naar de website' }).click();
  await expect(edition(page, 'eerste')).toBeVisible();
  await expect(page).toHaveURL(`${shell.url}/proef`);
  expect(await kept(page)).toBeNull();
});

test('an invalid value in session storage is removed, and the page opens', async ({ page }) => {
  await page.goto(`${shell.url}/proef/formulier`);
  for (const text of ['{', '[1]', '{"remote-probe":5}', '{"token":5,"until":9e15}']) {
    await keep(page, text);
    await page.goto(`${shell.url}/proef`);
    await hydrated(page);
    await expect(edition(page, 'eerste')).toBeVisible();
    await expect(page).toHaveURL(`${shell.url}/proef`);
    expect(await kept(page)).toBeNull();
  }
});

test('a preview shows its version of a remote with a canary, whatever its visitor gets', async ({ page }) => {
  const { version } = await forceCanary(store, await editionOf('kanarie'), 0.001);
  await until(async () => (await shell.health()).remotes['remote-probe']?.canary?.running === true);
  for (const [shown, name] of [
    [version, 'kanarie'],
    [await versionOf(distOf('remote-probe')), 'eerste'],
  ] as const) {
    await page.goto(linkFor(LONG, shown));
    await expect(edition(page, name)).toBeVisible();
    await hydrated(page);
    await expect(bar(page)).toContainText(shown);
    await page.getByRole('link', { name: 'Eén exemplaar' }).click();
    await expect(page).toHaveURL(`${shell.url}/proef/een-exemplaar`);
    await page.goBack();
    await expect(edition(page, name)).toBeVisible();
  }
});

test('where no secret is set the parameter does nothing, and a tab that kept a preview shows the website as it is', async ({
  page,
}) => {
  const { siteUrl, store: inProduction } = site();
  await forceStaged(inProduction, await editionOf('volgende'));
  const queries = ['', tokenFor(LONG), `remote-probe@${staged}`, 'nothing'].map(
    (value) => `?preview=${value}`,
  );
  const answers = await Promise.all(
    ['', ...queries].map(async (query) => {
      const answer = await fetch(`${siteUrl}/proef${query}`);
      return [answer.status, await answer.text()];
    }),
  );
  expect(answers[0]?.[1]).toContain('Editie: eerste');
  expect(answers).toEqual(answers.map(() => [200, answers[0]?.[1]]));

  await page.goto(`${siteUrl}/proef/formulier`);
  await keep(page, JSON.stringify({ token: `remote-probe@${staged}`, until: Date.now() + LONG }));
  await page.goto(`${siteUrl}/proef`);
  await hydrated(page);
  await expect(edition(page, 'eerste')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${siteUrl}/proef`);
  expect(await kept(page)).toBeNull();
});
