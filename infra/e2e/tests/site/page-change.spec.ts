import { expect, type Page, test } from '@playwright/test';
import { delayRequests } from '../../support/delay-requests';
import { open } from '../../support/open';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** The scroll position after the next frame, when the page has received the scroll event. */
const rest = async (page: Page) => {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return scrolled(page);
};
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  expect(await rest(page)).toBe(top);
};

test('back and forward lead to where the visitor was, a link to the top, and a reload stays where it was', async ({
  page,
}) => {
  await open(page, '/faq');
  await footerLink(page, 'Contact').scrollIntoViewIfNeeded();
  const left = await rest(page);
  expect(left).toBeGreaterThan(700);
  await footerLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('Klantenservice');
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 400);
  await page.goBack();
  await expect(heading(page)).toHaveText('Veelgestelde vragen');
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(heading(page)).toHaveText('Klantenservice');
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(400);
});

test('a link within a page leads to its target, again and again, and back to where the visitor was', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/faq');
  const links = page.locator('main a[href^="#"]');
  for (const link of [links.nth(1), links.nth(2), links.nth(1)]) {
    await link.click();
    const hash = await page.evaluate(() => location.hash);
    const target = page.locator(hash);
    await expect.poll(async () => Math.round((await target.boundingBox())?.y ?? -1)).toBeLessThan(200);
    expect(await scrolled(page)).toBeGreaterThan(200);
    await scrollTo(page, 100);
  }
  await page.goto(`${new URL(page.url()).origin}/faq${await links.nth(2).getAttribute('href')}`);
  expect(await scrolled(page)).toBeGreaterThan(200);
});

test('a navigation that takes long shows a progress bar and is announced, until the page has loaded; it is not animated with reduced motion', async ({
  page,
}) => {
  const bar = page.locator('[data-navigation-progress]');
  const loadingMessage = page.getByRole('status').filter({ hasText: 'Pagina wordt geladen' });
  const animations = () => bar.evaluate((element) => element.getAnimations().length);
  await open(page, '/');
  const resume = await delayRequests(page, /mfe-forms\/.*\.js/);
  await footerLink(page, 'Contact').click();
  await expect(bar).toBeVisible();
  await expect(loadingMessage).toHaveCount(1);
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
  expect(await animations()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animations()).toBe(0);
  resume();
  await expect(heading(page)).toHaveText('Klantenservice');
  await expect(bar).toHaveCount(0);
  await expect(loadingMessage).toHaveCount(0);
});
