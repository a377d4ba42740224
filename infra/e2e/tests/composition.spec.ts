import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { publish, rollback } from '@site/release';
import { forceBack, forceLive } from '@site/testkit/force-live';
import { releaseVariant } from '@site/testkit/release-variant';
import { createStore, distOf, type RunningShell, startShell, versionOf } from '@site/testkit/shell';

test.describe.configure({ mode: 'serial' });

const PROBE = distOf('remote-probe');
const DUTCH_503 = 'Deze pagina is even niet beschikbaar';

let store: string;
let shell: RunningShell;

test.beforeAll(async () => {
  store = await createStore();
  shell = await startShell(store);
});

test.afterAll(async () => {
  await shell.stop();
});

const text = async (address: string) => (await fetch(shell.url + address)).text();
const edition = async (name: string) => {
  await expect.poll(() => text('/proef'), { timeout: 8000, intervals: [50] }).toContain(`Editie: ${name}`);
};
const refusal = async () => {
  await expect.poll(async () => (await shell.health()).remotes['remote-probe']?.refused?.reason).toBeTruthy();
  return (await shell.health()).remotes['remote-probe']?.refused?.reason ?? '';
};

test('React, all entry points of the kit, the router, styled-components and zustand are the shell’s own instances, on the server and in the browser', async ({
  page,
}) => {
  const html = await text('/proef/een-exemplaar');
  expect(html.match(/hetzelfde exemplaar/g)).toHaveLength(7);
  await page.goto(`${shell.url}/proef`);
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('link', { name: 'Eén exemplaar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'hetzelfde exemplaar' })).toHaveCount(7);
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
  const build = await releaseVariant(PROBE, {
    name: 'silent',
    text: { from: 'Editie: eerste', to: 'Editie: zwijgend' },
    release: { pages: silent },
  });
  await publish({ store, dist: build });
  await edition('zwijgend');
  await page.goto(`${shell.url}/proef/een-exemplaar`);
  await page.waitForSelector('html[data-hydrated]');
  await expect(page.getByText('controls: hetzelfde exemplaar')).toBeVisible();
  await rollback({ store, remote: 'remote-probe' });
  await edition('eerste');
});

test('a release is live on the server and in the browser within some seconds, without one failed request', async ({
  page,
  context,
}) => {
  // Checking the release takes most of it, under the requests of this test; how soon it is live is measured below.
  test.setTimeout(180_000);
  // It is watched as long as in production before it replaces the live one.
  const watching = await startShell(store, { env: { RELEASE_WATCH_MS: '' } });
  const { url } = watching;
  const openTab = await context.newPage();
  await openTab.goto(`${url}/proef`);
  await openTab.waitForSelector('html[data-hydrated]');
  let failures = 0;
  let going = true;
  const load = (async () => {
    while (going) {
      for (const address of ['/', '/proef', '/lease-berekenen', '/health']) {
        if ((await fetch(url + address).catch(() => null))?.status !== 200) failures += 1;
      }
    }
  })();
  const second = await releaseVariant(PROBE, {
    name: 'second',
    text: { from: 'Editie: eerste', to: 'Editie: tweede' },
  });
  await publish({ store, dist: second });
  await expect
    .poll(async () => (await fetch(`${url}/proef`)).text(), { timeout: 8000, intervals: [50] })
    .toContain('Editie: tweede');
  await page.goto(`${url}/proef`);
  await page.waitForSelector('html[data-hydrated]');
  await expect(page.getByText('Editie: tweede')).toBeVisible();
  going = false;
  await load;
  expect(failures).toBe(0);

  // The tab that was open keeps the release that it started with, and still finds its chunks.
  await openTab.getByRole('link', { name: 'Eén exemplaar' }).click();
  await expect(openTab.getByRole('heading', { level: 1, name: 'Eén exemplaar' })).toBeVisible();
  await openTab.goBack();
  await expect(openTab.getByText('Editie: eerste')).toBeVisible();
  await watching.stop();

  await rollback({ store, remote: 'remote-probe' });
  await edition('eerste');
});

test('a release whose page throws is refused at publish, and does not become live when it is forced into the store', async () => {
  const broken = await releaseVariant(PROBE, {
    name: 'throws',
    nodeCode: { file: 'edition', code: 'throw new Error("kapot");' },
  });
  await expect(publish({ store, dist: broken })).rejects.toThrow(/does not render: .*\/proef.*kapot/s);
  await forceLive(store, broken);
  expect(await refusal()).toMatch(/does not render/);
  expect(await text('/proef')).toContain('Editie: eerste');
  await forceBack(store, 'remote-probe');
  await expect.poll(async () => (await shell.health()).remotes['remote-probe']?.refused).toBeUndefined();
});

test('a release with a missing file is refused at publish, and does not become live when it is forced into the store', async () => {
  const build = await releaseVariant(PROBE, { name: 'missing' });
  await rm(path.join(build, 'web/remoteEntry.js'));
  await expect(publish({ store, dist: build })).rejects.toThrow('web/remoteEntry.js is missing');
  await forceLive(store, build);
  expect(await refusal()).toContain('web/remoteEntry.js is missing');
  expect(await text('/proef')).toContain('Editie: eerste');
  await forceBack(store, 'remote-probe');
});

test('a release with an altered file is refused at publish, and does not become live when it is forced into the store', async () => {
  const build = await releaseVariant(PROBE, { name: 'altered' });
  await appendFile(path.join(build, 'node/remoteEntry.js'), '\nglobalThis.altered = true;');
  await expect(publish({ store, dist: build })).rejects.toThrow('its hash differs');
  await forceLive(store, build);
  await expect.poll(refusal).toContain('its hash differs');
  expect(await text('/proef')).toContain('Editie: eerste');
  await forceBack(store, 'remote-probe');
});

test('a release that claims a page of another remote is refused, with both names', async () => {
  const page = {
    path: '/contact',
    personal: false,
    query: [],
    chunks: [],
  };
  const conflicting = await releaseVariant(PROBE, { name: 'conflicting', release: { pages: [page] } });
  await expect(publish({ store, dist: conflicting })).rejects.toThrow(
    'remote-probe claims /contact, which is a page of mfe-forms.',
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
    await forceLive(store, build);
    await expect.poll(refusal).toContain(sentence);
    expect(await text('/proef')).toContain('Editie: eerste');
    await forceBack(store, 'remote-probe');
  });
}

test('when a chunk does not load, the server-rendered page stays readable, and a navigation offers a retry', async ({
  page,
}) => {
  await page.route('**/releases/remote-probe/**', (route) => route.abort());
  await page.goto(`${shell.url}/proef`);
  await expect(page.getByText('Editie: eerste')).toBeVisible();

  await page.goto(shell.url);
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

test('when a remote is missing, its pages answer 503 in Dutch and all others 200', async ({ page }) => {
  const incomplete = await createStore();
  await rename(path.join(incomplete, 'mfe-forms'), path.join(incomplete, '.gone'));
  const other = await startShell(incomplete);
  try {
    const answer = await fetch(`${other.url}/contact`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBeTruthy();
    expect(await answer.text()).toContain(DUTCH_503);
    for (const address of ['/', '/lease-berekenen', '/login/klant', '/faq', '/proef']) {
      expect((await fetch(other.url + address)).status, address).toBe(200);
    }
    await page.goto(`${other.url}/contact`);
    await expect(page.getByRole('heading', { level: 1, name: DUTCH_503 })).toBeVisible();

    await rename(path.join(incomplete, '.gone'), path.join(incomplete, 'mfe-forms'));
    await expect.poll(async () => (await fetch(`${other.url}/contact`)).status).toBe(200);

    // A live release stays live when its pointer and its files are removed.
    await rm(path.join(incomplete, 'mfe-forms'), { recursive: true });
    await sleep(1500);
    expect((await fetch(`${other.url}/contact`)).status).toBe(200);
  } finally {
    await other.stop();
  }
});

test('after a restart with a broken release in the store, the release before it is live', async () => {
  const own = await createStore(['mfe-marketing', 'remote-probe']);
  const broken = await releaseVariant(PROBE, { name: 'broken' });
  const version = await versionOf(broken);
  await forceLive(own, broken);
  await writeFile(path.join(own, 'remote-probe', version, 'node/remoteEntry.js'), 'altered');
  const restarted = await startShell(own);
  try {
    expect((await fetch(`${restarted.url}/proef`)).status).toBe(200);
    expect((await restarted.health()).remotes['remote-probe']).toMatchObject({ refused: { version } });
  } finally {
    await restarted.stop();
  }
});
