import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '../../support/accessibility';
import { open } from '../../support/open';
import { site } from '../../support/site';
import { DESKTOP } from '../../support/suite';

const openButton = (page: Page) => page.getByRole('button', { name: 'Chat openen' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Uw bericht' });
const messages = (page: Page) => page.getByRole('log', { name: 'Berichten' }).getByRole('listitem');

async function openChat(page: Page) {
  await openButton(page).click();
  await expect(chat(page)).toBeVisible();
}

test('the chat opens with the focus in it, is accessible, and gives the focus back; a sent message makes no request, and stays after a navigation', async ({
  page,
}) => {
  await open(page, '/faq');
  await expect(chat(page)).toHaveCount(0);
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => chat(page).evaluate((dialog) => dialog.contains(document.activeElement)))
    .toBe(true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await field(page).fill('Kan ik ook zonder jaarcijfers leasen?');
  await field(page).press('Enter');
  await expect(messages(page)).toHaveCount(2);
  await expect(messages(page).last()).toContainText('Kan ik ook zonder jaarcijfers leasen?');
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(requests).toEqual([]);

  await page
    .getByRole('banner')
    .getByRole('link', { name: /naar de homepagina/ })
    .click();
  await page.waitForURL(`${site().siteUrl}/`);
  // The page change ends with the focus on its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(chat(page)).toBeVisible();
  await expect(messages(page)).toHaveCount(2);
  await field(page).press('Escape');
  await expect(chat(page)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
  await page.goBack();
  await page.waitForURL(`${site().siteUrl}/faq`);
  await expect(chat(page)).toHaveCount(0);
  await openChat(page);
  await expect(messages(page)).toHaveCount(2);
});

test('the chat is fetched when it is opened; when it does not load a message shows the phone number, and it can be retried', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.route(/\/chat\.[^/]*\.js/, (route) => route.abort());
  await openButton(page).click();
  await expect(page.getByText('De chat gaat nu niet open').first()).toBeVisible();
  await expect(page.getByText(/of bel 085 000 00 00/).first()).toBeVisible();
  await page.unroute(/\/chat\.[^/]*\.js/);
  await openButton(page).press('Enter');
  await expect(chat(page)).toBeVisible();
});

test('on a phone the chat opens from the footer and the menu, leaves the top of the page visible, and the menu opens over it', async ({
  page,
}) => {
  const summary = page.getByRole('banner').locator('summary');
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await open(page, '/lease-voordelen');
  await openChat(page);
  expect((await chat(page).boundingBox())?.y).toBeGreaterThan(844 / 4);
  await summary.click();
  await menu.getByRole('link', { name: 'Klantenservice' }).click();
  await expect(page).toHaveURL(`${site().siteUrl}/contact`);
  await page.keyboard.press('Escape');

  await summary.click();
  await menu.getByRole('button', { name: 'Chat openen' }).click();
  await expect(chat(page)).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Chat sluiten' }).click();
  await expect(summary).toBeFocused();
});

test('at 400% zoom the chat can be used', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/faq');
  await openChat(page);
  await field(page).fill('Hallo');
  await field(page).press('Enter');
  await expect(messages(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Chat sluiten' }).click();
  await expect(chat(page)).toHaveCount(0);
});

test('on a desktop the chat opens from the corner of the window', async ({ browser }) => {
  const page = await browser.newPage(DESKTOP);
  await open(page, '/faq');
  await expect(openButton(page)).toBeInViewport();
  await openChat(page);
  await page.close();
});

test('without JavaScript there is no chat', async ({ request }) => {
  expect(await (await request.get(`${site().siteUrl}/faq`)).text()).not.toContain('Chat openen');
});
