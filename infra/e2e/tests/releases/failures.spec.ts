import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { explain } from '@site/platform/store';
import { forceLive } from '@site/testkit/force-live';
import { releaseVariant } from '@site/testkit/release-variant';
import { createStore, distOf, type RunningShell, startShell, versionOf } from '@site/testkit/shell';
import { cookieChoiceAt } from '../../support/consent';
import { becomesLive } from '../../support/hostile-site';
import { edition, neighbourTeam, type ProbeTeam } from '../../support/probe-team';

test.describe.configure({ mode: 'serial' });

const PROBE = distOf('remote-probe');
const CRASHED = 'Er ging iets mis op deze pagina';
const AWAY = 'Deze pagina is even niet beschikbaar';
const BREAKABLE = 'Pagina die stuk kan';

let store: string;
let shell: RunningShell;
let neighbour: ProbeTeam;
let version: string;

const start = (options: { port?: number } = {}) =>
  startShell(store, { ...options, remotes: ['remote-probe', neighbour.remote] });

test.use({ storageState: cookieChoiceAt(() => shell) });
test.beforeAll(async () => {
  neighbour = await neighbourTeam();
  store = await createStore(['remote-probe']);
  await forceLive(store, neighbour.dist);
  shell = await start();
  version = await versionOf(PROBE);
});
test.afterAll(() => shell.stop());

const open = async (page: Page, address: string) => {
  await page.goto(shell.url + address);
  await page.waitForSelector('html[data-hydrated]');
};
/** Navigates without a page load, like a link. */
const navigate = async (page: Page, address: string) => {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name });
/** Records the failure events of the page in `data-failures`. */
const recordFailures = (page: Page) =>
  page.evaluate(() => {
    addEventListener('site:failure', (event) => {
      const recorded = JSON.parse(document.documentElement.dataset.failures ?? '[]');
      recorded.push((event as CustomEvent).detail);
      document.documentElement.dataset.failures = JSON.stringify(recorded);
    });
  });
const recordedFailures = async (page: Page) =>
  JSON.parse((await page.locator('html').getAttribute('data-failures')) ?? '[]') as object[];
const counted = async () =>
  (await (await fetch(`${shell.url}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith('site_failures_total{'));
const expectCounted = async (kind: string, remote: string, of: string, times: number) =>
  expect
    .poll(counted)
    .toContain(`site_failures_total{kind="${kind}",remote="${remote}",version="${of}"} ${times}`);

test('a page that throws while it is shown is replaced by a message, and a retry shows it again', async ({
  page,
}) => {
  await open(page, '/proef/stuk');
  await recordFailures(page);
  await button(page, 'Breek tijdens het tonen').click();
  await expect(heading(page, CRASHED)).toBeFocused();
  await expect(page).toHaveTitle(/^Er ging iets mis \| /);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const failure = { kind: 'page-crashed', remote: 'remote-probe', version, path: '/proef/stuk' };
  expect(await recordedFailures(page)).toEqual([failure]);
  await expectCounted('page-crashed', 'remote-probe', version, 1);

  await button(page, 'Opnieuw proberen').click();
  await expect(heading(page, BREAKABLE)).toBeFocused();
  await expect(page).toHaveTitle(/^Proef \| /);

  // The same failure of the same tab is counted once.
  await button(page, 'Breek tijdens het tonen').click();
  await expect(heading(page, CRASHED)).toBeVisible();
  expect(await recordedFailures(page)).toEqual([failure, failure]);
  await page.getByRole('link', { name: 'Naar de homepagina' }).last().click();
  await expect(page).toHaveURL(`${shell.url}/`);
  await expectCounted('page-crashed', 'remote-probe', version, 1);
});

test('where it threw is explained at the line of its source', async () => {
  const explained = async () => (await explain({ store, remote: 'remote-probe' })).join('\n');
  await expect
    .poll(explained)
    .toMatch(
      /^Once, last [^ ]+: page-crashed at \/proef\/stuk\n {2}infra\/e2e\/remote-probe\/src\/failing\/page\.tsx:(\d+):\d+\n(?: {6} .*\n)+ {2}> +\1 .*throw new Error\('De pagina is stuk\.'\);\n/,
    );
});

test('a page that throws at its first render can be retried until it works', async ({ page }) => {
  await open(page, '/proef');
  await page.evaluate(() => Object.assign(globalThis, { proefStuk: true }));
  await navigate(page, '/proef/stuk');
  await expect(heading(page, CRASHED)).toBeFocused();
  await button(page, 'Opnieuw proberen').click();
  await expect(heading(page, CRASHED)).toBeFocused();
  await page.evaluate(() => {
    delete (globalThis as { proefStuk?: boolean }).proefStuk;
  });
  await button(page, 'Opnieuw proberen').click();
  await expect(heading(page, BREAKABLE)).toBeFocused();
});

test('an error in a click handler and an unhandled rejection leave the page as it is, and are counted', async ({
  page,
}) => {
  await open(page, '/proef/stuk');
  await recordFailures(page);
  await button(page, 'Breek bij een klik').click();
  await button(page, 'Breek later').click();
  await expect.poll(() => recordedFailures(page)).toHaveLength(2);
  const failure = { remote: 'remote-probe', version, path: '/proef/stuk' };
  expect(await recordedFailures(page)).toEqual([
    { kind: 'unhandled-error', ...failure },
    { kind: 'unhandled-rejection', ...failure },
  ]);
  await expectCounted('unhandled-error', 'remote-probe', version, 1);
  await expectCounted('unhandled-rejection', 'remote-probe', version, 1);
  await expect(heading(page, BREAKABLE)).toBeVisible();
  await button(page, 'Toon het deel').click();
  await expect(page.getByText('Het deel is er.')).toBeVisible();

  // Errors of browser extensions and the console are not counted.
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('van buiten'))));
  await page.evaluate(() => void setTimeout(() => dispatchEvent(new ErrorEvent('error', { error: 'x' }))));
  await navigate(page, '/proef');
  await expect(heading(page, 'Proef')).toBeVisible();
  expect(await recordedFailures(page)).toHaveLength(2);
});

test('a lazy chunk that did not load is loaded again at a retry', async ({ page }) => {
  await open(page, '/proef/stuk');
  await page.route('**/releases/remote-probe/**/js/*', (route) => route.abort());
  await button(page, 'Toon het deel').click();
  await expect(heading(page, AWAY)).toBeFocused();
  await expect(page).toHaveTitle(/^Even niet beschikbaar \| /);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectCounted('page-not-loaded', 'remote-probe', version, 1);
  await page.unroute('**/releases/remote-probe/**/js/*');
  await button(page, 'Opnieuw proberen').click();
  await expect(heading(page, BREAKABLE)).toBeFocused();
  await button(page, 'Toon het deel').click();
  await expect(page.getByText('Het deel is er.')).toBeVisible();
});

test('a hydration mismatch is repaired by the browser, and counted', async ({ page }) => {
  await page.route(`${shell.url}/proef`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('Editie: eerste', 'Editie: verzonnen'),
    });
  });
  await open(page, '/proef');
  await expect(page.getByText('Editie: eerste')).toBeVisible();
  await expectCounted('hydration-mismatch', 'remote-probe', version, 1);
});

test.describe('when the release of a tab is removed from the store', () => {
  /** Removes the probe's first release from the store, and restarts the shell with an empty cache. */
  async function removeFirstRelease(): Promise<void> {
    await forceLive(store, await edition('volgende'));
    await rm(path.join(store, 'remote-probe', version), { recursive: true });
    const { port } = shell;
    await shell.stop();
    shell = await start({ port });
  }

  test('a navigation reaches the requested page of the new release, with one page load', async ({ page }) => {
    await open(page, neighbour.address);
    await page.evaluate(() => sessionStorage.setItem('lease-aanvragen', 'getypt'));
    await removeFirstRelease();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await navigate(page, '/proef?van=hier');
    await expect(page.getByText('Editie: volgende')).toBeVisible();
    await expect(page).toHaveURL(`${shell.url}/proef?van=hier`);
    await page.waitForSelector('html[data-hydrated]');
    expect(loads).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('lease-aanvragen'))).toBe('getypt');
    await expectCounted('release-gone', 'remote-probe', 'other', 1);
  });

  test('a page load that does not help is not repeated: the visitor gets a message and can retry', async ({
    page,
  }) => {
    await page.route('**/releases/remote-probe/**', (route) => route.fulfill({ status: 404 }));
    await open(page, neighbour.address);
    await navigate(page, '/proef');
    // One page load. Its HTML needs the same release, so it only stays readable.
    await expect(page.getByText('Editie: volgende')).toBeVisible();
    await open(page, neighbour.address);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await navigate(page, '/proef');
    await expect(heading(page, AWAY)).toBeFocused();
    await button(page, 'Opnieuw proberen').click();
    await expect(heading(page, AWAY)).toBeVisible();
    expect(loads).toBe(0);
    await page.unroute('**/releases/remote-probe/**');
    await button(page, 'Opnieuw proberen').click();
    await expect(page.getByText('Editie: volgende')).toBeVisible();
    expect(loads).toBe(0);
  });
});

test('a page that does not render on the server is a 500 in Dutch, and is counted', async () => {
  // Its page works until a visitor asks for this, so that it passes the checks of the shell.
  const code = `globalThis.onProbeRender = (what) => { if (what === 'breek') throw new Error('kapot'); };`;
  const breaks = await releaseVariant(PROBE, { name: 'breaks', nodeCode: { file: 'remoteEntry', code } });
  const { name: remote, version: broken } = await forceLive(store, breaks);
  await becomesLive(shell, { remote }, broken);
  const answer = await fetch(`${shell.url}/proef/vijandig?doe=breek`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain(CRASHED);
  await expectCounted('render-failed', 'remote-probe', broken, 1);
  const explained = async () => (await explain({ store, remote, version: broken })).join('\n');
  const inBuild = `remote-probe@${broken}/node/remoteEntry.js:1:`;
  await expect.poll(explained).toContain(inBuild);
});
