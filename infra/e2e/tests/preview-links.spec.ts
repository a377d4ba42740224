import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signPreview } from '@site/release';
import { forceStaged } from '@site/testkit/force-live';
import { releaseVariant } from '@site/testkit/release-variant';
import { createStore, distOf, type RunningShell, startShell } from '@site/testkit/shell';

test.describe.configure({ mode: 'serial' });

const SECRET = 'for tests only: 0123456789abcdefghijklmnop';
const PROBE = distOf('remote-probe');
const remotes = ['mfe-marketing', 'mfe-forms', 'remote-probe'];

let store: string;
let shell: RunningShell;
/** A version of the probe that is only staged. */
let staged: string;

test.beforeAll(async () => {
  store = await createStore(remotes);
  const text = { from: 'Editie: eerste', to: 'Editie: volgende' };
  staged = (await forceStaged(store, await releaseVariant(PROBE, { name: 'next', text }))).version;
  shell = await startShell(store, { remotes, env: { PREVIEW_SECRET: SECRET } });
});
test.afterAll(() => shell.stop());

/** A link as `release preview` makes it. */
async function link(...options: string[]): Promise<string> {
  const program = path.resolve(import.meta.dirname, '../../release/src/cli.ts');
  const args = ['preview', `remote-probe@${staged}`, '--store', store, '--site', shell.url, ...options];
  const env = { ...process.env, PREVIEW_SECRET: SECRET };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...args], {
    env,
  });
  return stdout.split('\n')[0] ?? '';
}

/** A link that expires in so many ms, which may be negative. */
const linkFor = (ms: number) =>
  `${shell.url}/proef?preview=${signPreview({ releases: { 'remote-probe': staged }, until: Date.now() + ms }, SECRET)}`;

const edition = (page: Page, name: string) => page.getByText(`Editie: ${name}`);
const bar = (page: Page) => page.getByRole('complementary', { name: 'Voorbeeld' });
const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]');

test('a signed link shows another release to whoever has it, on every page of the tab, until he leaves it', async ({
  page,
  context,
}) => {
  await page.goto(await link('--page', '/proef', '--for', '30m'));
  await expect(edition(page, 'volgende')).toBeVisible();
  await hydrated(page);
  await expect(bar(page)).toContainText(`U bekijkt een voorbeeld (remote-probe ${staged}). Dit kan tot `);
  await page.getByRole('link', { name: 'Eén exemplaar' }).click();
  await expect(page).toHaveURL(`${shell.url}/proef/een-exemplaar`);
  await page.goBack();
  await expect(edition(page, 'volgende')).toBeVisible();
  await page.goto(`${shell.url}/contact`);
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  await page.goto(`${shell.url}/proef`);
  await expect(edition(page, 'volgende')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${shell.url}/proef`);
  await expect(edition(other, 'eerste')).toBeVisible();

  await hydrated(page);
  await bar(page).getByRole('link', { name: 'Naar de website zoals die nu is' }).click();
  await expect(edition(page, 'eerste')).toBeVisible();
  await expect(page).toHaveURL(`${shell.url}/proef`);
  await page.reload();
  await hydrated(page);
  await expect(edition(page, 'eerste')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

for (const width of [320, 1440]) {
  test(`at ${width} px the bar of a preview is accessible and covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(linkFor(60_000));
    await expect(bar(page)).toBeVisible();
    await hydrated(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const box = await bar(page).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
  });
}

test('a preview is neither cached nor indexed', async () => {
  const answer = await fetch(linkFor(60_000));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const html = await answer.text();
  expect(html).toContain('Editie: volgende');
  expect(html).toContain('name="robots" content="noindex"');
});

test('a link that has expired, was changed or shows a removed version is refused in Dutch, with a way to the website, also without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const grant = { releases: { 'remote-probe': '9.9.9' }, until: Date.now() + 60_000 };
  for (const [address, title] of [
    [linkFor(-1), 'Deze voorbeeldlink is verlopen'],
    [`${linkFor(60_000)}x`, 'Deze voorbeeldlink klopt niet'],
    [`${shell.url}/proef?preview=nonsense`, 'Deze voorbeeldlink klopt niet'],
    [`${shell.url}/proef?preview=${signPreview(grant, SECRET)}`, 'Dit voorbeeld is er niet meer'],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(403);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await page.getByRole('link', { name: 'Naar de website' }).click();
  await expect(edition(page, 'eerste')).toBeVisible();
  await context.close();
});

test('a tab whose link has expired shows the website as it is', async ({ page }) => {
  await page.goto(linkFor(60_000));
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
  expect(await page.evaluate(() => sessionStorage.getItem('preview'))).toBeNull();
});

test('where no secret is set the parameter does nothing', async () => {
  const plain = await startShell(store, { remotes });
  try {
    const token = new URL(linkFor(60_000)).search;
    const answers = await Promise.all(
      ['', token].map(async (query) => (await fetch(`${plain.url}/proef${query}`)).text()),
    );
    expect(answers[1]).toBe(answers[0]);
    expect(answers[0]).toContain('Editie: eerste');
  } finally {
    await plain.stop();
  }
});

test('the command refuses what it cannot show in one sentence', async () => {
  const refusal = (...args: string[]) => link(...args).then(String, ({ stderr }) => stderr);
  expect(await refusal('--for', '8d')).toBe(
    '"8d" is no duration of at most seven days, such as 90s, 30m, 2h or 3d.\n',
  );
  expect(await refusal('remote-probe@9.9.9')).toBe('remote-probe 9.9.9 is not in the store.\n');
  expect(await refusal('--site', 'nowhere')).toBe(
    'Name the address of the site: --site https://www.example.nl, or SITE_URL.\n',
  );
});
