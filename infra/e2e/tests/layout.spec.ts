import { expect, type Page, test } from '@playwright/test';
import { becomeCustomer } from '../support/customer';
import { open } from '../support/open';
import { site } from '../support/site';

const header = (page: Page) => page.getByRole('banner');

async function searchField(page: Page) {
  await header(page).locator('summary').click();
  return header(page).getByRole('searchbox', { name: 'Waar zoekt u naar?' });
}

test('the header is complete at 320 pixels: home, hours, phone, search, login and menu', async ({ page }) => {
  for (const width of [320, page.viewportSize()?.width ?? 390]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
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
});

test('the logout button leaves room for the whole site name on the smallest phone', async ({ page }) => {
  await page.route('**/api/auth/user', (route) =>
    route.fulfill({ json: { id: 1, email: 'lena@bouw.example' } }),
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/faq');
  const wayOut = header(page).getByRole('link', { name: 'Uitloggen' });
  await expect(wayOut).toBeInViewport({ ratio: 1 });
  await expect(wayOut).toHaveText('Uitloggen', { useInnerText: true });
  expect((await wayOut.boundingBox())?.height).toBe(44);
  expect((await wayOut.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  expect(await wayOut.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
  const name = header(page).getByText('Zakenwiel', { exact: true });
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});

test('touch targets in the header and the footer of a phone are 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/');
  for (const part of [header(page), page.getByRole('contentinfo')]) {
    for (const target of await part.locator('a:visible, summary:visible').all()) {
      expect((await target.boundingBox())?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(
        44,
      );
    }
  }
});

test('the page has a light colour scheme, for native controls too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/contact');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});

test.describe('the search form in the menu', () => {
  test('leads to the results of the trimmed and encoded query', async ({ page }) => {
    await open(page, '/');
    const field = await searchField(page);
    await field.fill('  BKR & auto? 100% #1  ');
    await field.press('Enter');
    await expect(page).toHaveURL(`${site().siteUrl}/search?q=BKR%20%26%20auto%3F%20100%25%20%231`);
    await expect(page.getByRole('heading', { level: 1, name: 'Zoeken' })).toBeFocused();
  });

  test('does nothing for a query of only spaces', async ({ page }) => {
    await open(page, '/');
    const field = await searchField(page);
    for (const nothing of ['', '   ', '\t  ']) {
      await field.fill(nothing);
      await field.press('Enter');
      await header(page).getByRole('button', { name: 'Zoeken' }).click();
    }
    await expect(page).toHaveURL(`${site().siteUrl}/`);
    await expect(field).toBeVisible();
  });

  test('takes tags and 10,000 characters as text', async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.message()));
    for (const text of ['<script>alert(1)</script><img src=x onerror=alert(2)>', 'W'.repeat(10_000)]) {
      await open(page, '/');
      const field = await searchField(page);
      await field.fill(text);
      await field.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Zoeken' })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('q')).toBe(text);
      await expect(page.locator('main')).toContainText(text.slice(0, 40));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        page.viewportSize()?.width,
      );
    }
    expect(dialogs).toEqual([]);
  });

  test('searches again from the results, and leads back to the top', async ({ page }) => {
    await open(page, '/search?q=auto');
    const field = await searchField(page);
    await field.fill('BKR');
    await field.press('Enter');
    await expect(page).toHaveURL(/q=BKR$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('main').getByRole('link', { name: 'Leasen met BKR' }).first()).toBeVisible();
  });
});

test.describe('content protection', () => {
  /** Records for every context menu and key whether the page prevented it. */
  const watch = (page: Page) =>
    page.evaluate(() => {
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
  const stopped = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { seen: boolean[] }).seen.splice(0).pop());

  test('prevents the context menu and the view-source keys, but not in fields and links', async ({
    page,
  }) => {
    await open(page, '/contact');
    await watch(page);
    await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
    expect(await stopped(page)).toBe(true);
    for (const keys of ['F12', 'Control+Shift+I', 'Control+u']) {
      await page.keyboard.press(keys);
      expect(await stopped(page), keys).toBe(true);
    }
    const name = page.locator('main').getByRole('textbox', { name: 'Naam' });
    await name.click({ button: 'right' });
    expect(await stopped(page)).toBe(false);
    await name.press('Control+u');
    expect(await stopped(page)).toBe(false);
    await page.getByRole('link', { name: 'Home', exact: true }).click({ button: 'right' });
    expect(await stopped(page)).toBe(false);
  });
});

test('logging out by the header clears the storage of the tab and leaves the page', async ({
  page,
}, info) => {
  const { siteUrl } = site();
  await page.goto(`${siteUrl}/login/klant`);
  await becomeCustomer(page, `lena.${info.project.name}@uitloggen.example`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = header(page).getByRole('link', { name: 'Uitloggen' });
  await expect(link).toHaveAttribute('href', '/api/logout');
  await page.evaluate(() => {
    sessionStorage.setItem(
      'lease-aanvraag-1',
      '{"values":{"voertuigLink":"https://auto.example"},"step":"prijs"}',
    );
    sessionStorage.setItem('chat', '["Mijn aanvraag"]');
  });

  const logouts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/logout')) logouts.push(request.resourceType());
  });
  await link.hover();
  await link.focus();
  expect(logouts).toEqual([]);
  await link.press('Enter');
  await page.waitForURL(`${siteUrl}/`);
  expect(logouts).toEqual(['document']);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(header(page).getByRole('link', { name: 'Inloggen' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/login\/klant/);
});
