import { expect, type Page, test } from '@playwright/test';
import { forceLive, forceStaged } from '@site/testkit/force-live';
import { createStore, distOf, type RunningShell, startShell, versionOf } from '@site/testkit/shell';
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
/** Versions of the probe: the live one, and a staged one. */
let live: string;
let staged: string;

test.use({ storageState: cookieChoiceAt(() => shell) });
test.beforeAll(async () => {
  neighbour = await neighbourTeam();
  const remotes = ['remote-probe', neighbour.remote];
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
const outlines = (page: Page) => page.getByRole('button', { name: 'Outlines of teams' });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Voorbeeld' });
const labels = (page: Page) => page.locator('[data-team-outlines] span');
const edition = (page: Page, name: string) => page.getByText(`Editie: ${name}`);

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

test('the button and the outlines fit on a narrow screen, with the bar of a preview', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `/proef?preview=remote-probe@${staged}`);
  await outlines(page).click();
  await expect(labels(page)).not.toHaveCount(0);
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('an address names releases to preview without a signature, which the tab keeps until it ends them', async ({
  page,
}) => {
  const { version: other } = await forceStaged(store, await editionOf('ernaast', { dist: neighbour.dist }));
  const address = `${shell.url}/proef?preview=remote-probe@${staged},${neighbour.remote}@${other}`;
  const answer = await fetch(address);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(await answer.text()).toContain('name="robots" content="noindex"');

  await page.goto(address);
  await page.waitForSelector('html[data-hydrated]');
  await expect(edition(page, 'volgende')).toBeVisible();
  await open(page, neighbour.address);
  await expect(edition(page, 'ernaast')).toBeVisible();
  await expect(bar(page)).toContainText(
    `U bekijkt een voorbeeld (remote-probe ${staged}, ${neighbour.remote} ${other}).`,
  );
  await expect(page).toHaveURL(shell.url + neighbour.address);
  await bar(page).getByRole('link', { name: 'Naar de website zoals die nu is' }).click();
  await expect(edition(page, 'eerste')).toBeVisible();
  await expect(page).toHaveURL(shell.url + neighbour.address);
  await open(page, '/proef');
  await expect(edition(page, 'eerste')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('a release that cannot be previewed is refused in Dutch with the reason for its team, also without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [value, title, ...reasons] of [
    [
      'nothing',
      'Deze voorbeeldlink klopt niet',
      '"nothing" is not the name of a remote, an @ and a version.',
    ],
    [
      'remote-probe@../../etc',
      'Deze voorbeeldlink klopt niet',
      '"remote-probe@../../etc" is not the name of a remote, an @ and a version.',
    ],
    [
      'mfe-nobody@1.0.0,shell@2',
      'Dit voorbeeld is er niet meer',
      'mfe-nobody is not a remote of this site.',
      'shell is not a remote of this site.',
    ],
    [
      `remote-probe@9.9.9,${neighbour.remote}@8.8.8`,
      'Dit voorbeeld is er niet meer',
      'remote-probe 9.9.9: It is not in the store.',
      `${neighbour.remote} 8.8.8: It is not in the store.`,
    ],
  ] as const) {
    const answer = await page.goto(`${shell.url}/proef?preview=${value}`);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const reason of reasons) await expect(page.getByText(reason)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Naar de website' }).click();
  await expect(edition(page, 'eerste')).toBeVisible();
  await context.close();
});

test('an invalid value in session storage is removed, and the page has no outlines', async ({ page }) => {
  for (const text of ['{', '[1]', '{"shown":5}']) {
    await open(page, neighbour.address);
    await page.evaluate((broken) => sessionStorage.setItem('team-outlines', broken), text);
    await open(page, '/proef');
    await expect(outlines(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await page.evaluate(() => sessionStorage.getItem('team-outlines'))).toBeNull();
  }
});

test('in production there are no outlines', async ({ page }) => {
  const { siteUrl } = site();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${siteUrl}/proef`);
  await page.waitForSelector('html[data-hydrated]');
  await page.keyboard.press('Alt+Shift+KeyT');
  await expect(outlines(page)).toHaveCount(0);
  await expect(labels(page)).toHaveCount(0);
  const scripts = fetched.filter((file) => file.startsWith('/assets/js/'));
  expect(scripts).not.toEqual([]);
  for (const script of scripts) {
    expect(await (await fetch(siteUrl + script)).text()).not.toContain('Outlines of teams');
  }
});
