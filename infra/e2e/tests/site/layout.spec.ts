import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/open';
import { overflow } from '../../support/overflow';
import { site } from '../../support/site';

const header = (page: Page) => page.getByRole('banner');

test('the header is complete from 320 pixels on: home, hours, phone, search, login and menu; on a phone touch targets in it and in the footer are 44 px high', async ({
  page,
}) => {
  await open(page, '/');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header(page).getByText('Ma–vr 10.00–17.00 uur').first()).toBeVisible();
    await expect(header(page).getByText('in het weekend gesloten').first()).toBeVisible();
    for (const [name, href] of [
      ['Zakenwiel, naar de homepagina', '/'],
      ['085 000 00 00', 'tel:+31850000000'],
      ['Zoeken', '/search'],
      ['Inloggen', '/login'],
    ] as const) {
      const link = header(page).getByRole('link', { name, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute('href', href);
    }
    await expect(header(page).locator('summary')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 390, height: 700 });
  for (const part of [header(page), page.getByRole('contentinfo')]) {
    const targets = await part.locator('a:visible, summary:visible').all();
    expect(targets.length).toBeGreaterThan(4);
    for (const target of targets) {
      const height = (await target.boundingBox())?.height;
      expect(height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44);
    }
  }
});

test('every text follows the font size of the visitor, and with more space between letters and words the name of the site is still whole', async ({
  page,
}) => {
  const sizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(
          (element) =>
            element.checkVisibility() &&
            [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
        )
        .map(
          (element) =>
            [
              element.textContent?.trim().slice(0, 30),
              Number.parseFloat(getComputedStyle(element).fontSize),
            ] as const,
        ),
    );
  for (const address of ['/', '/lease-berekenen?type=auto&aanschafprijs=25000&looptijd=60', '/contact']) {
    await open(page, address);
    const before = await sizes();
    const larger = await page.addStyleTag({ content: 'html { font-size: 150% }' });
    const after = await sizes();
    expect(after.length).toBe(before.length);
    const same = before.filter(([, size], index) => (after[index]?.[1] ?? 0) < size * 1.1);
    expect.soft(same, address).toEqual([]);
    await larger.evaluate((style) => (style as Element).remove());
  }
  // WCAG 2.2, 1.4.12.
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  });
  const name = header(page).getByText('Zakenwiel', { exact: true });
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('on a phone, nothing is wider than the window in a font twice as large', async ({ page }) => {
  // 195 px is to 16 px what 390 px is to 32 px.
  await page.setViewportSize({ width: 195, height: 422 });
  for (const path of ['/contact', '/klacht-volgen', '/schade', '/lease-voordelen', '/auto-financieren']) {
    await open(page, path);
    expect(await overflow(page.mainFrame()), path).toBe(0);
  }
});

test('the search form in the menu does nothing for spaces, and leads to the results of the trimmed and encoded query, with a title of their own, also after back and forward', async ({
  page,
}) => {
  const { siteUrl } = site();
  const search = async (words: string) => {
    await header(page).locator('summary').click();
    const field = header(page).getByRole('searchbox', { name: 'Waar zoekt u naar?' });
    for (const nothing of ['', '   ', '\t  ']) {
      await field.fill(nothing);
      await field.press('Enter');
      await header(page).getByRole('button', { name: 'Zoeken' }).click();
    }
    await field.fill(words);
    await field.press('Enter');
  };
  await open(page, '/faq');
  await search('  BKR & auto? 100% #1  ');
  await expect(page).toHaveURL(`${siteUrl}/search?q=BKR%20%26%20auto%3F%20100%25%20%231`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zoeken' })).toBeFocused();
  await expect(page).toHaveTitle('Zoeken naar BKR & auto? 100% #1 | Zakenwiel');
  // Searches again from the results.
  await search('BKR');
  await expect(page).toHaveURL(`${siteUrl}/search?q=BKR`);
  await expect(page).toHaveTitle('Zoeken naar BKR | Zakenwiel');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('main').getByRole('link', { name: 'Leasen met BKR' }).first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/faq`);
  await expect(page).toHaveTitle(/^Veelgestelde vragen/);
  await page.goForward();
  await expect(page).toHaveTitle('Zoeken naar BKR & auto? 100% #1 | Zakenwiel');
});

test('the context menu and the view-source keys are prevented, but not in fields and links; native controls are light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/contact');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  // Records for every context menu and key whether the page prevented it.
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(globalThis, { seen });
    for (const name of ['contextmenu', 'keydown']) {
      window.addEventListener(name, (event) => {
        seen.push(event.defaultPrevented);
        // The test browser must not act on it either way.
        event.preventDefault();
      });
    }
  });
  const prevented = () =>
    page.evaluate(() => (globalThis as unknown as { seen: boolean[] }).seen.splice(0).pop());
  await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
  expect(await prevented()).toBe(true);
  for (const keys of ['F12', 'Control+Shift+I', 'Control+u']) {
    await page.keyboard.press(keys);
    expect(await prevented(), keys).toBe(true);
  }
  const name = page.locator('main').getByRole('textbox', { name: 'Naam' });
  await name.click({ button: 'right' });
  expect(await prevented()).toBe(false);
  await name.press('Control+u');
  expect(await prevented()).toBe(false);
  await page.getByRole('link', { name: 'Home', exact: true }).click({ button: 'right' });
  expect(await prevented()).toBe(false);
});
