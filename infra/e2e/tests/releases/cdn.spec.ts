import { expect, test } from '@playwright/test';
import { signPreview } from '@site/platform/protocol';
import { forceCanary, forceStaged } from '@site/testkit/force-live';
import { type Difference, releaseVariant } from '@site/testkit/release-variant';
import { distOf } from '@site/testkit/shell';
import { until } from '@site/testkit/until';
import { CDN_SITE_SECRET, recordScripts, testCdn } from '../../support/cdn-site';

const PROBE = distOf('remote-probe');

const site = testCdn({
  remotes: ['remote-probe'],
  pages: ['/proef', '/error/404'],
  way: { from: '/proef', link: /^Eén exemplaar$/, to: '/proef/een-exemplaar' },
  atStart: ['refusing', 'altered'],
  later: ['refusing'],
  isShort: true,
});

async function previewOf(difference: Difference): Promise<{ version: string; address: string }> {
  const { version } = await forceStaged(site.store, await releaseVariant(PROBE, difference));
  const grant = { releases: { 'remote-probe': version }, until: Date.now() + 3_600_000 };
  return { version, address: `${site.shell.url}/proef?preview=${signPreview(grant, CDN_SITE_SECRET)}` };
}

test('a preview by a signed link has its scripts from the CDN', async ({ page }) => {
  const { cdn, shell } = site;
  const { version, address } = await previewOf({ name: 'next' });
  cdn.requests.length = 0;
  const scripts = recordScripts(page);
  await page.goto(address);
  await page.waitForSelector('html[data-hydrated]');
  await expect(page.getByText('Editie: eerste')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Voorbeeld' })).toBeVisible();
  expect(scripts.filter((script) => script.startsWith(shell.url))).toEqual([]);
  expect(cdn.requests).toContain(`/remote-probe/${version}/web/remoteEntry.cdn.js`);
});

test('a script whose hash the release does not say comes from the site, because from the CDN it could not be verified', async ({
  page,
}) => {
  const { version, address } = await previewOf({ name: 'no-hashes', withoutBrowserFile: '.cdn.js' });
  const scripts = recordScripts(page);
  await page.goto(address);
  await page.waitForSelector('html[data-hydrated]');
  const fromSite = scripts.filter((script) => script.startsWith(site.shell.url));
  expect(fromSite).toContainEqual(
    expect.stringContaining(`/releases/remote-probe/${version}/web/js/page-table.`),
  );
});

test('a canary has its scripts from the CDN, also where the browser chooses it', async ({ page }) => {
  const { cdn, shell, store } = site;
  const { version } = await forceCanary(store, await releaseVariant(PROBE, { name: 'canary' }), 99.9999999);
  await until(async () => (await shell.health()).remotes['remote-probe']?.canary?.running === true);
  const scripts = recordScripts(page);
  // A page of the shell itself.
  await page.goto(`${shell.url}/error/404`);
  await page.waitForSelector('html[data-hydrated]');
  const { cdn: offered } = JSON.parse((await page.locator('#boot').textContent()) ?? '').composition;
  const container = `${cdn.url}/remote-probe/${version}/web/remoteEntry.cdn.js`;
  expect(offered.containers[`/releases/remote-probe/remoteEntry.${version}.js`]).toContain(
    `${container}#sha256-`,
  );
  await page.goto(`${shell.url}/proef`);
  await page.waitForSelector('html[data-hydrated]');
  expect(scripts).toContain(container);
  expect(scripts.filter((script) => script.startsWith(shell.url))).toEqual([]);
});
