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

test('a canary of 20% is for about a fifth of the visitors, and nobody changes sides', async () => {
  const version = await site.canary(await edition('kanarie'), 20);
  const visitors = Array.from({ length: 250 }, (): Visitor => ({}));
  const first = await site.visitAll(visitors);
  // Six standard deviations: chance decides nothing. The exact share of all buckets is in canary-group.test.ts.
  const share = first.filter((one) => one === version).length / visitors.length;
  expect(share).toBeGreaterThan(0.05);
  expect(share).toBeLessThan(0.36);
  expect(await site.visitAll(visitors)).toEqual(first);

  await site.canary(await edition('kanarie'), 50);
  const later = await site.visitAll(visitors);
  expect(later.filter((one, i) => first[i] === version && one !== version)).toEqual([]);
  expect(later.filter((one) => one === version).length / visitors.length).toBeGreaterThan(0.3);
});

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
  for (let i = 0; i < 600; i++) await visitOne();
  expect(failed).toBeGreaterThanOrEqual(5);
  expect(failed / views).toBeLessThan(0.01);
  expect(await site.quarantineReason(version)).toContain('page-crashed at /proef');
  const others = await site.visitAll(Array.from({ length: 500 }, () => ({})));
  expect(others.every((one) => one === site.liveVersion)).toBe(true);
});

test('an automatic canary gives a version to 10 and 50% of the visitors, and then to everybody', async () => {
  const { version } = await forceStaged(site.store, await edition('uitrol'));
  const { code, said } = await site.autoCanary(version, false);
  for (const percent of [10, 50])
    expect(said).toContain(`${percent}% of the visitors get remote-probe ${version}`);
  expect([code, said]).toEqual([0, said]);
  await until(async () => (await site.health()).live === version);
  expect((await site.health()).canary).toBeUndefined();
});

test('an automatic canary of a version that fails in browsers ends with 1 and the reason, and nobody gets it any more', async () => {
  const { version } = await forceStaged(site.store, await edition('uitrol'));
  const { code, said } = await site.autoCanary(version, true);
  expect([code, said]).toEqual([1, said]);
  expect(said).toMatch(/In browsers \d+ of \d+ page views failed/);
  await until(async () => (await site.health()).canary === undefined);
  expect((await site.health()).live).toBe(site.liveVersion);
  expect(await site.quarantineReason(version)).toContain('page views failed');
});
