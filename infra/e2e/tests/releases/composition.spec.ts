import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { publish } from '@site/platform/store';
import { startLoad } from '@site/testkit/constant-load';
import { forceBack, forceLive } from '@site/testkit/force-live';
import { releaseVariant } from '@site/testkit/release-variant';
import { createStore, distOf, type RunningShell, startShell, versionOf } from '@site/testkit/shell';
import { until } from '@site/testkit/until';
import { cookieChoiceAt } from '../../support/consent';
import { becomesLive, refusalOf } from '../../support/hostile-site';
import { edition, neighbourTeam, type ProbeTeam } from '../../support/probe-team';

test.describe.configure({ mode: 'serial' });

const PROBE = distOf('remote-probe');
const TEAM = { remote: 'remote-probe' };
const DUTCH_503 = 'Deze pagina is even niet beschikbaar';

let store: string;
let shell: RunningShell;
let neighbour: ProbeTeam;

test.use({ storageState: cookieChoiceAt(() => shell) });
test.beforeAll(async () => {
  neighbour = await neighbourTeam();
  store = await createStore(['remote-probe']);
  shell = await startShell(store, { remotes: ['remote-probe', neighbour.remote] });
});

test.afterAll(() => shell.stop());

const text = async (address: string) => (await fetch(shell.url + address)).text();

/** Forces a build into the store. @returns why the shell does not activate it */
async function refusal(build: string): Promise<string> {
  const { version } = await forceLive(store, build);
  const reason = await refusalOf(shell, TEAM, version);
  expect(await text('/proef')).toContain('Editie: eerste');
  return reason;
}

/** Makes the first release live again. */
async function reset(): Promise<void> {
  const first = await versionOf(PROBE);
  await forceBack(store, TEAM.remote, first);
  await becomesLive(shell, TEAM, first);
  await until(async () => (await shell.health()).remotes[TEAM.remote]?.refused === undefined);
}

test('when a remote is missing, its pages answer 503 in Dutch and all others 200', async ({ page }) => {
  const answer = await fetch(`${shell.url}/contact`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBeTruthy();
  expect(await answer.text()).toContain(DUTCH_503);
  for (const address of ['/proef', '/proef/een-exemplaar', '/proef/stuk']) {
    expect((await fetch(shell.url + address)).status, address).toBe(200);
  }
  await page.goto(`${shell.url}/contact`);
  await expect(page.getByRole('heading', { level: 1, name: DUTCH_503 })).toBeVisible();

  await forceLive(store, neighbour.dist);
  await until(async () => (await fetch(`${shell.url}/contact`)).status === 200);

  // A live release stays live when its pointer and its files are removed. The shell has looked again once the next release is live.
  await rm(path.join(store, neighbour.remote), { recursive: true });
  const { version } = await forceLive(store, await edition('erna'));
  await becomesLive(shell, TEAM, version);
  expect((await fetch(`${shell.url}/contact`)).status).toBe(200);
  await forceLive(store, neighbour.dist);
  await reset();
});

test('React, all entry points of the kit, the router, styled-components and zustand are the shell’s own instances, on the server and in the browser', async ({
  page,
}) => {
  const html = await text('/proef/een-exemplaar');
  expect(html.match(/hetzelfde exemplaar/g)).toHaveLength(12);
  await page.goto(`${shell.url}/proef`);
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('link', { name: 'Eén exemplaar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'hetzelfde exemplaar' })).toHaveCount(12);
  await expect(page.getByText('een ander exemplaar')).toHaveCount(0);
});

test('a page that uses the controls and the queries preloads them with its own code; other pages do not load them', async ({
  page,
}) => {
  const { lazy } = JSON.parse(await readFile(path.join(distOf('shell'), 'web/entry.json'), 'utf8'));
  const [controls = [], queries = []] = ['@site/kit/controls', '@site/kit/queries'].map((name) =>
    (lazy[name] as string[]).map((file) => `/assets/${file}`),
  );
  expect(controls).not.toEqual([]);
  expect(queries).not.toEqual([]);
  const scripts = [...controls, ...queries];
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));

  await page.goto(`${shell.url}/proef`);
  await page.waitForSelector('html[data-hydrated]');
  // The toasts and the cookie banner use some files of the controls.
  expect(fetched).not.toEqual(expect.arrayContaining(controls));
  for (const file of queries) expect(fetched).not.toContain(file);

  const html = await text('/proef/een-exemplaar');
  expect(/data-preload="([^"]*)"/.exec(html)?.[1]?.split(' ')).toEqual(expect.arrayContaining(scripts));
  fetched.length = 0;
  await page.goto(`${shell.url}/proef/een-exemplaar`);
  await page.waitForSelector('html[data-hydrated]');
  for (const file of scripts) expect(fetched.filter((address) => address === file)).toHaveLength(1);
});

test('a release that does not say which shared modules its pages use is still activated', async ({
  page,
}) => {
  const { pages } = JSON.parse(await readFile(path.join(PROBE, 'release.json'), 'utf8'));
  const silent = pages.map(({ shared, ...facts }: { shared: string[] }) => facts);
  const { version } = await forceLive(store, await edition('zwijgend', { release: { pages: silent } }));
  await becomesLive(shell, TEAM, version);
  await page.goto(`${shell.url}/proef/een-exemplaar`);
  await page.waitForSelector('html[data-hydrated]');
  await expect(page.getByText('controls: hetzelfde exemplaar')).toBeVisible();
  await reset();
});

test('a release is live on the server and in the browser without one failed request, and an open tab keeps the one before it', async ({
  page,
  context,
}) => {
  const openTab = await context.newPage();
  await openTab.goto(`${shell.url}/proef`);
  await openTab.waitForSelector('html[data-hydrated]');
  const load = startLoad(shell.url, ['/proef', neighbour.address]);
  const { version } = await forceLive(store, await edition('tweede'));
  await becomesLive(shell, TEAM, version);
  await until(async () => (await text('/proef')).includes('Editie: tweede'));
  await page.goto(`${shell.url}/proef`);
  await page.waitForSelector('html[data-hydrated]');
  await expect(page.getByText('Editie: tweede')).toBeVisible();
  expect((await load.stop()).failures).toEqual([]);

  // It still finds the chunks of the release that it started with.
  await openTab.getByRole('link', { name: 'Eén exemplaar' }).click();
  await expect(openTab.getByRole('heading', { level: 1, name: 'Eén exemplaar' })).toBeVisible();
  await openTab.goBack();
  await expect(openTab.getByText('Editie: eerste')).toBeVisible();
  await reset();
});

test('a release whose page throws is refused at publish, and does not become live when it is forced into the store', async () => {
  const broken = await releaseVariant(PROBE, {
    name: 'throws',
    nodeCode: { file: 'edition', code: 'throw new Error("kapot");' },
  });
  await expect(publish({ store, dist: broken })).rejects.toThrow(/does not render: .*\/proef.*kapot/s);
  expect(await refusal(broken)).toMatch(/does not render/);
  await reset();
});

test('a release with a missing file is refused at publish, and does not become live when it is forced into the store', async () => {
  const build = await releaseVariant(PROBE, { name: 'missing' });
  await rm(path.join(build, 'web/remoteEntry.js'));
  await expect(publish({ store, dist: build })).rejects.toThrow('web/remoteEntry.js is missing');
  expect(await refusal(build)).toContain('web/remoteEntry.js is missing');
  await reset();
});

test('a release with an altered file is refused at publish, and does not become live when it is forced into the store', async () => {
  const build = await releaseVariant(PROBE, { name: 'altered' });
  await appendFile(path.join(build, 'node/remoteEntry.js'), '\nglobalThis.altered = true;');
  await expect(publish({ store, dist: build })).rejects.toThrow('its hash differs');
  expect(await refusal(build)).toContain('its hash differs');
  await reset();
});

test('a release that claims a page of another remote is refused, with both names', async () => {
  const page = { path: '/contact', personal: false, query: [], chunks: [] };
  const conflicting = await releaseVariant(PROBE, { name: 'conflicting', release: { pages: [page] } });
  await expect(publish({ store, dist: conflicting })).rejects.toThrow(
    `remote-probe claims /contact, which is a page of ${neighbour.remote}.`,
  );
});

for (const [which, kit, remedy] of [
  ['an older', '^1.0.0', 'Move remote-probe to kit'],
  ['a newer', '^99.0.0', 'Publish a shell with kit ^99.0.0 first.'],
] as const) {
  test(`a release for ${which} kit is refused at publish, and does not become live when it is forced into the store`, async () => {
    const { kit: live } = await shell.health();
    const build = await releaseVariant(PROBE, { name: which.replace(' ', '-'), release: { kit } });
    const version = await versionOf(build);
    const sentence = `remote-probe ${version} was built for kit ${kit}, and kit ${live} is live. ${remedy}`;
    await expect(publish({ store, dist: build })).rejects.toThrow(sentence);
    expect(await refusal(build)).toContain(sentence);
    await reset();
  });
}

test('when a chunk does not load, the server-rendered page stays readable, and a navigation offers a retry', async ({
  page,
}) => {
  await page.route('**/releases/remote-probe/**', (route) => route.abort());
  await page.goto(`${shell.url}/proef`);
  await expect(page.getByText('Editie: eerste')).toBeVisible();

  await page.goto(shell.url + neighbour.address);
  await page.waitForSelector('html[data-hydrated]');
  await page.evaluate(() => history.pushState({}, '', '/proef'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })));
  await expect(page.getByRole('heading', { level: 1, name: DUTCH_503 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/releases/remote-probe/**');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByText('Editie: eerste')).toBeVisible();
});

test('when the controls do not load, the navigation offers a retry, which succeeds', async ({ page }) => {
  await page.route('**/assets/js/controls.*', (route) => route.abort());
  await page.goto(`${shell.url}/proef`);
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('link', { name: 'Eén exemplaar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: DUTCH_503 })).toBeVisible();
  await page.unroute('**/assets/js/controls.*');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByText('controls: hetzelfde exemplaar')).toBeVisible();
});

test('after a restart with a broken release in the store, the release before it is live', async () => {
  const own = await createStore(['remote-probe']);
  const broken = await releaseVariant(PROBE, { name: 'broken' });
  const version = await versionOf(broken);
  await forceLive(own, broken);
  await writeFile(path.join(own, 'remote-probe', version, 'node/remoteEntry.js'), 'altered');
  const restarted = await startShell(own, { remotes: ['remote-probe'] });
  try {
    expect((await fetch(`${restarted.url}/proef`)).status).toBe(200);
    expect((await restarted.health()).remotes['remote-probe']).toMatchObject({ refused: { version } });
  } finally {
    await restarted.stop();
  }
});
