import { expect, test } from '@playwright/test';
import { forceLive, forceStaged } from '@site/testkit/force-live';
import { until } from '@site/testkit/until';
import { brokenInBrowsers, CanarySite, type Visitor } from '../../support/canary-site';
import { becomesLive } from '../../support/hostile-site';
import { edition, neighbourTeam, type ProbeTeam } from '../../support/probe-team';

test.describe.configure({ mode: 'default' });

let neighbour: ProbeTeam;
let site: CanarySite;

test.beforeAll(async () => {
  neighbour = await neighbourTeam();
  site = await CanarySite.start([neighbour]);
});
test.afterEach(() => site.reset());
test.afterAll(() => site.shell.stop());

test('a canary of 20% is for about a fifth of the visitors, and nobody changes sides', async () => {
  const version = await site.canary(await edition('kanarie'), 20);
  const visitors = Array.from({ length: 250 }, (): Visitor => ({}));
  const first = await site.visitAll(visitors);
  // Six standard deviations: chance decides nothing. The exact share of all buckets is in canary-side.test.ts.
  const share = first.filter((one) => one === version).length / visitors.length;
  expect(share).toBeGreaterThan(0.05);
  expect(share).toBeLessThan(0.36);
  expect(await site.visitAll(visitors)).toEqual(first);

  await site.canary(await edition('kanarie'), 50);
  const later = await site.visitAll(visitors);
  expect(later.filter((one, i) => first[i] === version && one !== version)).toEqual([]);
  expect(later.filter((one) => one === version).length / visitors.length).toBeGreaterThan(0.3);
});

test('pages of other remotes stay the same for everybody, and a browser goes on to the side that the server gives', async ({
  browser,
}) => {
  const version = await site.canary(await edition('kanarie'), 50);
  const other = await fetch(site.shell.url + neighbour.address);
  expect(other.headers.get('set-cookie')).toBeNull();
  expect(other.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');

  for (const [of, shown] of [
    [version, 'Editie: kanarie'],
    [site.liveVersion, 'Editie: eerste'],
  ] as const) {
    const context = await site.newVisitor(browser, await site.bucketOf(of));
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/report/failures')) failures.push(request.postData() ?? '');
    });
    await site.open(page, neighbour.address);
    await page.evaluate(() => {
      history.pushState({}, '', '/proef');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page.getByText(shown)).toBeVisible();
    await site.open(page, '/proef');
    await expect(page.getByText(shown)).toBeVisible();
    expect(failures).toEqual([]);
    await context.close();
  }
});

test('a browser gets its bucket on a page that is the same for everybody, and only while there is a canary', async ({
  browser,
}) => {
  const context = await site.newVisitor(browser);
  const page = await context.newPage();
  const bucket = async () => (await context.cookies()).find(({ name }) => name === 'bucket')?.value;
  await site.open(page, neighbour.address);
  expect(await bucket()).toBeUndefined();
  await site.canary(await edition('kanarie'), 50);
  await site.open(page, neighbour.address);
  const first = await bucket();
  expect(first).toMatch(/^\d{1,4}$/);
  await site.open(page, '/proef');
  expect(await bucket()).toBe(first);
  await context.close();
});

test('a canary whose page throws in browsers only is taken back at the third page view that fails, and then nobody gets it any more', async ({
  browser,
}) => {
  const version = await site.canary(await brokenInBrowsers('kapot'), 10);
  const bucket = await site.bucketOf(version);
  for (let views = 1; views <= 3; views++) {
    expect(await site.quarantineReason(version)).toBeUndefined();
    await site.seeFailure(browser, bucket);
  }
  await expect.poll(() => site.quarantineReason(version)).toContain('page-crashed at /proef');
  await until(async () => (await site.health()).canary?.running === false);
  expect(await site.visit({ cookie: `bucket=${bucket}` })).toBe(site.liveVersion);
});

test('a release that breaks in browsers right after it is live is taken back by itself', async ({
  browser,
}) => {
  const { name: remote, version } = await forceLive(site.store, await brokenInBrowsers('stuk'));
  await becomesLive(site.shell, { remote }, version);
  for (let views = 1; views <= 3; views++) await site.seeFailure(browser);
  await becomesLive(site.shell, { remote }, site.liveVersion);
  expect(await site.quarantineReason(version)).toMatch(/^In browsers 3 of 3 page views failed/);
});

test('a roll-out of a version that fails in browsers ends with 1 and the reason, and nobody gets it any more', async () => {
  const { version } = await forceStaged(site.store, await edition('uitrol'));
  const { code, said } = await site.rollOut(version, true);
  expect([code, said]).toEqual([1, said]);
  expect(said).toMatch(/In browsers \d+ of \d+ page views failed/);
  await until(async () => (await site.health()).canary === undefined);
  expect((await site.health()).live).toBe(site.liveVersion);
  expect(await site.quarantineReason(version)).toContain('page views failed');
});
