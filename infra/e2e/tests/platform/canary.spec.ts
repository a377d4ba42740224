import { expect, test } from '@playwright/test';
import { forceStaged } from '@site/testkit/force-live';
import { distOf } from '@site/testkit/shell';
import { until } from '@site/testkit/until';
import { brokenInBrowsers, CanarySite, CRASHED, type Visitor } from '../../support/canary-site';
import { edition } from '../../support/probe-team';

test.describe.configure({ mode: 'default' });

let site: CanarySite;

test.beforeAll(async () => {
  site = await CanarySite.start([{ remote: 'mfe-marketing', dist: distOf('mfe-marketing') }]);
});
test.afterEach(() => site.reset());
test.afterAll(() => site.shell.stop());

test('a canary of 1% whose page throws in browsers only is taken back before one in a hundred page views has failed', async ({
  browser,
}) => {
  const version = await site.canary(await brokenInBrowsers('kapot'), 1);
  let views = 0;
  let failed = 0;
  /** A visitor with a real browser where the page fails, and at times where it works; else one who only requests the page. */
  const visitOne = async (): Promise<void> => {
    const visitor: Visitor = {};
    const got = await site.visit(visitor);
    views += 1;
    if (got !== version && views % 100 !== 0) return;
    const context = await site.newVisitor(browser, Number(visitor.cookie?.split('=')[1]));
    const page = await context.newPage();
    await page.goto(`${site.shell.url}/proef`);
    const broken = page.getByRole('heading', { name: CRASHED });
    const works = page.locator('html[data-hydrated]').and(page.locator('html:has(h1:text("Proef"))'));
    await expect(broken.or(page.getByText('Editie: eerste')).first()).toBeVisible();
    await expect(broken.or(works).first()).toBeVisible();
    if (await broken.isVisible()) failed += 1;
    await page.goto('about:blank');
    await context.close();
  };
  while (!(await site.quarantineReason(version))) await visitOne();
  // What comes after that, as on a site with many visitors.
  for (let i = 0; i < 400; i++) await visitOne();
  expect(failed).toBeGreaterThanOrEqual(3);
  expect(failed / views).toBeLessThan(0.01);
  expect(await site.quarantineReason(version)).toContain('page-crashed at /proef');
  const others = await site.visitAll(Array.from({ length: 500 }, () => ({})));
  expect(others.every((one) => one === site.liveVersion)).toBe(true);
});

test('a roll-out gives a version to 1, 10 and 50% of the visitors, and then to everybody', async () => {
  const { version } = await forceStaged(site.store, await edition('uitrol'));
  const { code, said } = await site.rollOut(version, false);
  for (const percent of [1, 10, 50])
    expect(said).toContain(`${percent}% of the visitors get remote-probe ${version}`);
  expect([code, said]).toEqual([0, said]);
  await until(async () => (await site.health()).live === version);
  expect((await site.health()).canary).toBeUndefined();
});
