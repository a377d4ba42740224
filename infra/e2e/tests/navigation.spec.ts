import { expect, test } from '@playwright/test';
import { PUBLIC_PAGES } from '../support/routes';
import { site } from '../support/site';

test('a visitor navigates pages of all remotes without a page load', async ({ page }) => {
  await page.goto(site().siteUrl);
  await page.waitForSelector('html[data-hydrated]');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const footer = page.getByRole('contentinfo');
  for (const [link, heading] of [
    ['Lease berekenen', /Wat wil je leasen/i],
    ['Lease aanvragen', /aanvragen/i],
    ['Inloggen', /inloggen/i],
    ['Contact', /contact|klantenservice/i],
    ['Veelgestelde vragen', /vragen/i],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('main')).toContainText(heading);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveTitle(/ \| Zakenwiel$/);
  }
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('the first tab stop is the skip link to the content', async ({ page }) => {
  await page.goto(site().siteUrl);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#inhoud')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page shows its content', async ({ page }) => {
    test.setTimeout(180_000);
    for (const address of PUBLIC_PAGES) {
      const response = await page.goto(site().siteUrl + address);
      expect(response?.status(), address).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      expect(((await page.locator('main').textContent()) ?? '').length, address).toBeGreaterThan(100);
    }
  });

  test('every link of every public page leads somewhere', async ({ request }) => {
    test.setTimeout(180_000);
    const links = new Set<string>();
    for (const address of PUBLIC_PAGES) {
      const html = await (await request.get(site().siteUrl + address)).text();
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
        if (href.startsWith('/') && !href.startsWith('/api/'))
          links.add(href.replaceAll('&amp;', '&').split('#')[0] ?? '');
      }
    }
    expect(links.size).toBeGreaterThan(25);
    for (const link of links) expect((await request.get(site().siteUrl + link)).status(), link).toBe(200);
  });

  test('the login is replaced by a text that says what to do', async ({ page }) => {
    for (const portal of ['klant', 'partner', 'medewerker']) {
      await page.goto(`${site().siteUrl}/login/${portal}`);
      const note = page.locator('main noscript');
      expect(await note.textContent(), portal).toContain('Inloggen werkt alleen met JavaScript');
      await expect(note.locator('a[href="/contact"]'), portal).toBeVisible();
      await expect(page.locator('main').getByRole('textbox'), portal).toHaveCount(0);
    }
    await page.goto(`${site().siteUrl}/klant`);
    await expect(page.locator('main noscript a[href="/login/klant"]')).toBeVisible();
    await expect(page.getByText('Even geduld')).toBeHidden();
  });

  test('a button that would do nothing is left out, and what it opens is shown', async ({ page }) => {
    for (const address of ['/schade', '/contact', '/klacht-indienen', '/klacht-volgen']) {
      await page.goto(site().siteUrl + address);
      await expect(page.locator('main button:visible'), address).toHaveCount(0);
    }
    await page.goto(`${site().siteUrl}/schade`);
    await expect(page.getByText('Schadecheck in drie vragen')).toBeVisible();
    await page.goto(`${site().siteUrl}/contact`);
    await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
    const notes = await page.locator('main noscript').allTextContents();
    expect(notes.join()).toContain('Dit formulier werkt alleen met JavaScript');
  });

  test('search works', async ({ page }) => {
    await page.goto(`${site().siteUrl}/search`);
    await page.locator('main').getByRole('textbox').fill('BKR');
    await page.keyboard.press('Enter');
    await expect(page.locator('main').getByRole('link', { name: 'Leasen met BKR' })).toBeVisible();
  });
});
