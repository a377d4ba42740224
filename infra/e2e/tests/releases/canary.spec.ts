import { expect, test } from '@playwright/test';
import { forceLive } from '@site/testkit/force-live';
import { until } from '@site/testkit/until';
import { brokenInBrowsers, CanarySite } from '../../support/canary-site';
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

test('a canary whose page throws in browsers only is taken back at the fifth page view that fails, and then nobody gets it any more', async ({
  browser,
}) => {
  const version = await site.canary(await brokenInBrowsers('kapot'), 10);
  const bucket = await site.bucketOf(version);
  for (let views = 1; views <= 5; views++) {
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
  for (let views = 1; views <= 5; views++) await site.seeFailure(browser);
  await becomesLive(site.shell, { remote }, site.liveVersion);
  expect(await site.quarantineReason(version)).toMatch(/^In browsers 5 of 5 page views failed/);
});
