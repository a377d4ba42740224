import { expect, type Page, test } from '@playwright/test';
import { type RunningShell, startShell } from '@site/testkit/shell';
import { accessibilityViolations } from '../../support/accessibility';
import { site } from '../../support/site';

const TEXT =
  'Zondag 1 maart van 22.00 tot 23.00 uur werken wij aan ons klantportaal. U kunt dan niet inloggen.';

// One shell for both tests.
test.describe.configure({ mode: 'default' });

let shell: RunningShell;
test.beforeAll(async () => {
  shell = await startShell(site().store, {
    remotes: ['mfe-marketing', 'mfe-forms'],
    env: { ANNOUNCEMENT: TEXT },
  });
});
test.afterAll(() => shell.stop());

const announcement = (page: Page) => page.getByRole('region', { name: 'Mededeling' });

test('the server sends the announcement with every page, between header and content, without a button that needs scripts; without one it sends nothing of it', async ({
  request,
}) => {
  for (const address of ['/', '/faq', '/klant/lease-aanvraag', '/error/500', '/bestaat-niet']) {
    const html = await (await request.get(shell.url + address)).text();
    const parts = html.match(/<header\b|<section [^>]*aria-label="Mededeling"|<main\b/g);
    expect(
      parts?.map((part) => part.split(' ')[0]),
      address,
    ).toEqual(['<header', '<section', '<main']);
    expect(html).toContain(`>${TEXT}</p>`);
    expect(html).not.toContain('Mededeling sluiten');
  }
  expect(await (await request.get(`${site().siteUrl}/faq`)).text()).not.toContain('Mededeling');
});

test('it is accessible and fits on 320 px; closed by keyboard it stays closed on the next page, and nothing is stored for that', async ({
  page,
}) => {
  const unexpected: string[] = [];
  page.on('console', (message) => {
    // This shell has no backend.
    if (!message.location().url.includes('/api/')) unexpected.push(message.text());
  });
  page.on('pageerror', (error) => unexpected.push(error.message));
  await page.goto(`${shell.url}/faq`);
  await page.waitForSelector('html[data-hydrated]');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.getByRole('button', { name: 'Mededeling sluiten' }).press('Enter');
  await expect(announcement(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(announcement(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goto(`${shell.url}/faq`);
  await expect(announcement(page)).toBeVisible();
  expect(unexpected).toEqual([]);
});
