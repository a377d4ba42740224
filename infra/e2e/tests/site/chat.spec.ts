import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '../../support/accessibility';
import { open } from '../../support/open';
import { site } from '../../support/site';

const openButton = (page: Page) => page.getByRole('button', { name: 'Chat openen' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Uw bericht' });
const messages = (page: Page) => page.getByRole('log', { name: 'Berichten' }).getByRole('listitem');
const toTheEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

/** The button moves away from controls that it would cover; the end of a page has room for it. */
async function openChat(page: Page) {
  await toTheEnd(page);
  await openButton(page).click();
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
  await toTheEnd(page);
  await openButton(page).click();
  await expect(page.getByText('De chat gaat nu niet open').first()).toBeVisible();
  await expect(page.getByText(/of bel 085 000 00 00/).first()).toBeVisible();
  await page.unroute(/\/chat\.[^/]*\.js/);
  await openButton(page).press('Enter');
  await expect(chat(page)).toBeVisible();
});

test('the end of a page has room for the chat button, at any width', async ({ page }) => {
  await open(page, '/contact');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await toTheEnd(page);
    const button = await openButton(page).boundingBox();
    const lowest = await page
      .locator('main a, main button, main p, footer a, footer p, footer span')
      .evaluateAll((all) => Math.max(...all.map((element) => element.getBoundingClientRect().bottom)));
    expect(lowest, `${width} px`).toBeLessThanOrEqual(button?.y ?? 0);
  }
});

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

test('on a phone the open chat leaves the top of the page visible, and the menu opens over it; in a low window its button gives way to the open menu; at 400% zoom it can be used', async ({
  page,
}) => {
  const summary = page.getByRole('banner').locator('summary');
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await page.setViewportSize({ width: 640, height: 400 });
  // Its top has no control in that corner.
  await open(page, '/lease-voordelen');
  await expect(openButton(page)).not.toHaveAttribute('data-away');
  await summary.click();
  await expect(openButton(page)).toHaveAttribute('data-away');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(openButton(page)).not.toHaveAttribute('data-away');

  await page.setViewportSize({ width: 320, height: 256 });
  await openChat(page);
  await field(page).fill('Hallo');
  await field(page).press('Enter');
  await page.getByRole('button', { name: 'Chat sluiten' }).click();
  await expect(chat(page)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  expect((await chat(page).boundingBox())?.y).toBeGreaterThan(844 / 4);
  await summary.click();
  await menu.getByRole('link', { name: 'Klantenservice' }).click();
  await expect(page).toHaveURL(`${site().siteUrl}/contact`);
});

test('without JavaScript there is no chat', async ({ request }) => {
  expect(await (await request.get(`${site().siteUrl}/faq`)).text()).not.toContain('Chat openen');
});
