import { expect, type Page, test } from '@playwright/test';
import { REMOTES } from '@site/release';
import { type RunningShell, startShell } from '@site/testkit/shell';
import { accessibilityViolations } from '../support/accessibility';
import { site } from '../support/site';

const TEXT =
  'Zondag 1 maart van 22.00 tot 23.00 uur werken wij aan ons klantportaal. U kunt dan niet inloggen.';

let shell: RunningShell;
test.beforeAll(async () => {
  shell = await startShell(site().store, { remotes: REMOTES, env: { ANNOUNCEMENT: TEXT } });
});
test.afterAll(() => shell.stop());

const announcement = (page: Page) => page.getByRole('region', { name: 'Mededeling' });
const openAt = async (page: Page, address: string) => {
  await page.goto(shell.url + address);
  await page.waitForSelector('html[data-hydrated]');
};

test('the announcement is on every page, between header and content, accessible and without console errors', async ({
  page,
}) => {
  const browserLog: string[] = [];
  page.on('console', (message) => browserLog.push(message.text()));
  page.on('pageerror', (error) => browserLog.push(error.message));
  for (const address of ['/', '/faq', '/klant/lease-aanvraag', '/error/500', '/bestaat-niet']) {
    await openAt(page, address);
    await expect(announcement(page)).toHaveText(TEXT);
    const order = await page
      .locator('header, [aria-label="Mededeling"], main')
      .evaluateAll((parts) => parts.map((part) => part.tagName));
    expect(order, address).toEqual(['HEADER', 'SECTION', 'MAIN']);
  }
  // The shell runs without a backend here, and an unknown page is a 404.
  expect(browserLog.filter((line) => !/status of (404|503)/.test(line))).toEqual([]);
  await openAt(page, '/faq');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('closed by keyboard it stays closed on the next page, and nothing is stored for that', async ({
  page,
}) => {
  await openAt(page, '/faq');
  await page.getByRole('button', { name: 'Mededeling sluiten' }).press('Enter');
  await expect(announcement(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(announcement(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await openAt(page, '/faq');
  await expect(announcement(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is shown, without a close button', async ({ page }) => {
    await page.goto(`${shell.url}/faq`);
    await expect(announcement(page)).toHaveText(TEXT);
    await expect(announcement(page).getByRole('button')).toHaveCount(0);
  });
});

test('a page cached before the start of the announcement is not served after it', async ({
  request,
}, info) => {
  test.skip(info.project.name === 'phone', 'It is the same server at every width.');
  // Longer than a shell takes to start on a busy machine.
  test.setTimeout(90_000);
  const from = Date.now() + 25_000;
  const timed = await startShell(site().store, {
    remotes: REMOTES,
    env: { ANNOUNCEMENT: TEXT, ANNOUNCEMENT_FROM: new Date(from).toISOString() },
  });
  const look = async () => {
    const answer = await request.get(`${timed.url}/faq`);
    const shared = Number(/s-maxage=(\d+)/.exec(answer.headers()['cache-control'] ?? '')?.[1]);
    return { announced: (await answer.text()).includes(TEXT), keptUntil: Date.now() + shared * 1000 };
  };
  try {
    const before = await look();
    expect(before.announced).toBe(false);
    expect(before.keptUntil).toBeLessThanOrEqual(from + 1000);
    await expect.poll(async () => (await look()).announced, { timeout: 40_000 }).toBe(true);
    expect(Date.now()).toBeGreaterThanOrEqual(from);
  } finally {
    await timed.stop();
  }
});

test('there is no announcement unless one is configured', async ({ page }) => {
  await page.goto(`${site().siteUrl}/faq`);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(announcement(page)).toHaveCount(0);
});
