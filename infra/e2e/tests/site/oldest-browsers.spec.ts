import { expect, type Locator, type Page, test } from '@playwright/test';
import { oldestChromium } from '@site/testkit/oldest-chromium';
import { recordBrowserLog } from '../../support/browser-log';
import { FIRST_VISIT } from '../../support/consent';
import { screenshotOf } from '../../support/look';
import { open } from '../../support/open';
import { pendingRequests } from '../../support/pending-requests';
import { BROWSER_ARGUMENTS } from '../../support/suite';
import { removeHasRules } from '../../support/without-has';

// In one worker: each would start this browser.
test.describe.configure({ mode: 'default' });
test.use({ launchOptions: { executablePath: await oldestChromium(), args: BROWSER_ARGUMENTS } });

const PAGES = [
  '/',
  '/lease-berekenen?type=auto',
  '/lease-aanvragen',
  '/login/klant',
  '/klant/lease-aanvraag',
  '/faq',
  '/aanbod',
  '/leasen-met-bkr',
  '/search?q=lease',
  '/juridisch?section=cookies',
];

const main = (page: Page) => page.locator('main');

/** Fails unless the element has a visible focus ring. */
async function expectFocusDrawn(what: Locator): Promise<void> {
  await expect(what).toHaveCSS('outline-style', 'solid');
  await expect(what).toHaveCSS('outline-width', '3px');
}

test('pages of every remote hydrate without console errors and are not wider than a phone', async ({
  page,
}) => {
  const browserLog = recordBrowserLog(page);
  const requests = pendingRequests(page);
  for (const address of PAGES) {
    await open(page, address);
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wide, address).toBe(0);
    await requests.settled();
    expect.soft(browserLog.splice(0), address).toEqual([]);
  }
});

test('without :has() a chosen term looks chosen, and a focused one focused', async ({ page }) => {
  await open(page, '/');
  expect(await removeHasRules(page)).toBeGreaterThan(0);
  const radio = page.getByRole('radio', { name: '24' });
  const term = main(page).locator('label', { has: radio });
  const before = await screenshotOf(term);
  await radio.focus();
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
  await expectFocusDrawn(term);
  expect(await screenshotOf(term)).not.toBe(before);
});

test('without :has() a chosen answer of a form looks chosen, and a focused one focused', async ({ page }) => {
  const browserLog = recordBrowserLog(page);
  await open(page, '/klacht-indienen');
  await main(page).getByRole('button', { name: 'Start klacht formulier' }).click();
  const radio = page.getByRole('radio', { name: 'Een garage' });
  const card = main(page).locator('label', { has: radio });
  await radio.focus();
  await removeHasRules(page);
  await expectFocusDrawn(card);
  // Next to the radio button, which the browser draws itself.
  const words = card.locator('b');
  const before = await screenshotOf(words);
  await radio.check();
  expect(await screenshotOf(words)).not.toBe(before);
  expect(browserLog).toEqual([]);
});

test('without :has() the chosen schedule looks chosen', async ({ page }) => {
  await open(
    page,
    '/lease-berekenen?type=auto&aanschafprijs=25000&aanbetaling=5000&slottermijn=5000&looptijd=60',
  );
  await page.getByRole('heading', { name: 'Kostenopbouw en aflosschema' }).click();
  const radio = page.getByRole('radio', { name: 'Per maand' });
  await radio.focus();
  await removeHasRules(page);
  const words = main(page).locator('label', { has: radio }).locator('span');
  const before = await screenshotOf(words);
  await radio.check();
  expect(await screenshotOf(words)).not.toBe(before);
});

test('without :has() a card that is a link shows the focus', async ({ page }) => {
  await open(page, '/login');
  await removeHasRules(page);
  const link = main(page).getByRole('link', { name: /klant/i }).first();
  await page.keyboard.press('Tab');
  await link.focus();
  await expectFocusDrawn(link.locator('xpath=ancestor::article[1]'));
});

test('in a low window the menu ends at its bottom edge, and the chat leaves some of the page visible', async ({
  page,
}) => {
  const height = 500;
  await page.setViewportSize({ width: 390, height });
  await open(page, '/');
  const banner = page.getByRole('banner');
  await banner.locator('summary').click();
  await expect(banner.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  const ends = await banner
    .locator('details > :not(summary)')
    .evaluate((panel) => panel.getBoundingClientRect().bottom);
  expect(ends).toBeLessThanOrEqual(height + 1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Chat openen' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat' });
  await expect(chat.getByRole('textbox')).toBeVisible();
  expect((await chat.boundingBox())?.height).toBeLessThan(height * 0.7);
});

test('every answer is open when printed, and closed again afterwards', async ({ page }) => {
  await open(page, '/faq');
  const answers = main(page).locator('details');
  const openNow = () =>
    answers.evaluateAll((all) => all.filter((element) => (element as HTMLDetailsElement).open).length);
  const count = await answers.count();
  expect(count).toBeGreaterThan(5);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await openNow()).toBe(count);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await openNow()).toBe(0);
});

test('the codes of a login can be typed', async ({ page }) => {
  const browserLog = recordBrowserLog(page);
  await open(page, '/login/klant');
  await main(page).getByRole('link', { name: /code/ }).first().click();
  const box = main(page).getByRole('textbox', { name: 'Cijfer 1 van 6' });
  await box.click();
  await page.keyboard.type('123456');
  await expect(main(page).getByRole('textbox', { name: 'Cijfer 6 van 6' })).toHaveValue('6');
  expect(browserLog).toEqual([]);
});

test.describe('on a first visit', () => {
  test.use({ storageState: FIRST_VISIT });

  test('the cookie banner appears and stores a choice', async ({ page }) => {
    const browserLog = recordBrowserLog(page);
    await open(page, '/');
    await page.getByRole('button', { name: 'Voorkeuren instellen' }).click();
    await page.getByRole('switch', { name: /Analytisch/i }).click();
    await page.getByRole('button', { name: 'Selectie opslaan' }).click();
    await expect(page.getByRole('button', { name: 'Alles accepteren' })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBe('true');
    expect(browserLog).toEqual([]);
  });
});
