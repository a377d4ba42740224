import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility';
import { FIRST_VISIT } from '../support/consent';
import { open } from '../support/open';
import { site } from '../support/site';

const openButton = (page: Page) => page.getByRole('button', { name: 'Chat openen' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Uw bericht' });

const messages = (page: Page) => page.getByRole('log', { name: 'Berichten' }).getByRole('listitem');

/** The button moves away from controls that it would cover; the end of a page has room for it. */
async function pressOpenButton(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await openButton(page).click();
}

async function openChat(page: Page) {
  await pressOpenButton(page);
  await expect(chat(page)).toBeVisible();
}

/** Whether the boxes overlap, by more than a rounding error. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('Both must be in view.');
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 1 && high > 1;
}

test('the chat opens with the focus in it, is accessible, and gives the focus back', async ({ page }) => {
  await open(page, '/faq');
  await expect(chat(page)).toHaveCount(0);
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(chat(page)).toBeVisible();
  expect(await chat(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(chat(page)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
});

test('a sent message makes no request, and stays after a navigation', async ({ page }) => {
  await open(page, '/faq');
  await openChat(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await field(page).fill('  Kan ik ook zonder jaarcijfers leasen?  ');
  await field(page).press('Enter');
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(messages(page)).toHaveCount(2);
  await expect(messages(page).last()).toContainText('Kan ik ook zonder jaarcijfers leasen?');
  expect(requests).toEqual([]);

  await page
    .getByRole('banner')
    .getByRole('link', { name: /naar de homepagina/ })
    .click();
  await page.waitForURL(`${site().siteUrl}/`);
  await expect(chat(page)).toBeVisible();
  await expect(messages(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.waitForURL(`${site().siteUrl}/faq`);
  await expect(chat(page)).toHaveCount(0);
  await openChat(page);
  await expect(messages(page)).toHaveCount(2);
});

test('the messages are restored after a reload, for a visitor who allowed it', async ({ page }) => {
  await open(page, '/faq');
  await openChat(page);
  await field(page).fill('Bewaar mij');
  await field(page).press('Enter');
  await expect(messages(page)).toHaveCount(2);
  await page.reload();
  await page.waitForSelector('html[data-hydrated]');
  await expect(chat(page)).toHaveCount(0);
  await openChat(page);
  await expect(messages(page).last()).toContainText('Bewaar mij');
});

test.describe('on a first visit', () => {
  test.use({ storageState: FIRST_VISIT });

  test('nothing of the chat is stored', async ({ page }) => {
    await open(page, '/faq');
    await openChat(page);
    await field(page).fill('Vergeet mij');
    await field(page).press('Enter');
    await expect(messages(page).last()).toContainText('Vergeet mij');
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  });
});

test('the chat is fetched when it is opened; when it does not load a message shows the phone number, and it can be retried', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.route(/\/chat\.[^/]*\.js/, (route) => route.abort());
  await pressOpenButton(page);
  await expect(page.getByText('De chat gaat nu niet open').first()).toBeVisible();
  await expect(page.getByText(/of bel 085 000 00 00/).first()).toBeVisible();
  await page.unroute(/\/chat\.[^/]*\.js/);
  await openButton(page).press('Enter');
  await expect(chat(page)).toBeVisible();
});

for (const address of ['/', '/contact', '/lease-aanvragen', '/lease-berekenen', '/klacht-indienen']) {
  test(`on ${address} no control stays covered by the chat button when the page is scrolled, at any width`, async ({
    page,
  }) => {
    await open(page, address);
    for (const width of [320, page.viewportSize()?.width ?? 390]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const button = await openButton(page).boundingBox();
      const lowest = await page
        .locator('main a, main button, main p, footer a, footer p, footer span')
        .evaluateAll((all) => Math.max(...all.map((element) => element.getBoundingClientRect().bottom)));
      expect(lowest).toBeLessThanOrEqual(button?.y ?? 0);
    }
  });
}

test('the keyboard focus is never covered by the chat button or the open chat', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/faq');
  const focused = page.locator('main :focus');
  const goThroughThePage = async (floating: Locator) => {
    await page.locator('main').focus();
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      expect(await overlap(focused, floating), String(await focused.textContent())).toBe(false);
    }
  };
  await goThroughThePage(openButton(page));
  await openChat(page);
  await goThroughThePage(chat(page));
});

test('on a phone the open chat leaves the top of the page visible, and the menu opens over it', async ({
  page,
}) => {
  await open(page, '/lease-voordelen');
  await openChat(page);
  const { y = 0 } = (await chat(page).boundingBox()) ?? {};
  expect(y).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 4);
  await page.getByRole('banner').locator('summary').click();
  await page
    .getByRole('navigation', { name: 'Menu', exact: true })
    .getByRole('link', { name: 'Klantenservice' })
    .click();
  await expect(page).toHaveURL(`${site().siteUrl}/contact`);
});

test('the chat can be used at 400% zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/faq');
  await openChat(page);
  await field(page).fill('Hallo');
  await field(page).press('Enter');
  await page.getByRole('button', { name: 'Chat sluiten' }).click();
  await expect(chat(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no chat', async ({ page }) => {
    await page.goto(`${site().siteUrl}/faq`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(openButton(page)).toHaveCount(0);
  });
});

test('in a low window the button gives way to the open menu, and returns when the menu is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  // Its top has no control in that corner.
  await open(page, '/lease-voordelen');
  await expect(openButton(page)).not.toHaveAttribute('data-away');
  await page.getByRole('banner').locator('summary').click();
  await expect(openButton(page)).toHaveAttribute('data-away');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeHidden();
  await expect(openButton(page)).not.toHaveAttribute('data-away');
});
