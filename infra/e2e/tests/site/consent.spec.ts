import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '../../support/accessibility';
import { FIRST_VISIT } from '../../support/consent';
import { expectNotCovered } from '../../support/covered-controls';
import { site } from '../../support/site';

test.use({ storageState: FIRST_VISIT });

const ALL = { noodzakelijk: true, functioneel: true, analytisch: true, marketing: true };
const KINDS = ['Functioneel', 'Analytisch', 'Marketing'];
const COOKIES = '/juridisch?section=cookies';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies: u kiest' });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const settings = (page: Page) => page.getByRole('region', { name: 'Uw keuze' });

/** The states of the switches, in their order. */
const switches = (place: Locator) =>
  place.getByRole('switch').evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked')));

const preferences = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null'));

/** Opens a page and presses a key, at which its scripts are requested without a moment's wait. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(site().siteUrl + address);
  await page.keyboard.press('Shift');
  await page.waitForSelector('html[data-hydrated]');
}

/** Opens a page, on which the banner appears. */
async function openAndAsk(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(banner(page)).toHaveCSS('opacity', '1');
}

test.describe('The banner', () => {
  test('appears on any page, in the way of nobody: announced politely, accessible, with two choices that look the same; it fades, but not with reduced motion', async ({
    page,
  }) => {
    await openAndAsk(page, '/bestaat-niet');
    await expect(page.getByRole('status').filter({ hasText: 'welke cookies u toestaat' })).toHaveCount(1);
    const looks = await Promise.all(
      ['Alles accepteren', 'Alleen noodzakelijke'].map((name) =>
        button(page, name).evaluate((element) => {
          const style = getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = style;
          return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);

    await button(page, 'Voorkeuren instellen').click();
    expect(await accessibilityViolations(page)).toEqual([]);

    const animation = () =>
      banner(page).evaluate((element) => {
        const { animationName, animationDuration } = getComputedStyle(element);
        return animationName === 'none' ? 'none' : animationDuration;
      });
    expect(await animation()).toBe('0.15s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await animation()).toBe('none');
  });

  test('has both choices in view without scrolling, also at 400% zoom', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openAndAsk(page, '/bestaat-niet');
    for (const name of ['Alles accepteren', 'Alleen noodzakelijke', 'Voorkeuren instellen']) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    }
    await expectNotCovered(button(page, 'Sluiten zonder te kiezen'));
  });

  test('comes right after the skip link, and returns the focus to where it was', async ({ page }) => {
    await openAndAsk(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    for (const name of ['privacy', 'Alles accepteren', 'Alleen noodzakelijke', 'Voorkeuren instellen']) {
      await page.keyboard.press('Tab');
      await expect(banner(page).locator(':focus')).toHaveText(new RegExp(name));
    }
    await page.keyboard.press('Enter');
    for (const name of KINDS) {
      await page.keyboard.press('Tab');
      await expect(banner(page).getByRole('switch', { name })).toBeFocused();
      await expect(banner(page).getByRole('switch', { name })).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Selectie opslaan')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    expect(await preferences(page)).toEqual({ ...ALL, analytisch: false });
  });

  test('never covers the focused element, on the page and in the open menu', async ({ page }) => {
    // Smooth scrolling to the focused element would not have finished when the test measures.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 700 });
    await openAndAsk(page, '/contact');
    const seen = new Set<string>();
    for (;;) {
      await page.keyboard.press('Tab');
      const { name, hidden, end } = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const floating = document.querySelector('section[aria-labelledby]') as HTMLElement;
        const own = focused.getBoundingClientRect();
        return {
          name: `${focused.tagName} ${focused.textContent?.slice(0, 40)} ${focused.getAttribute('aria-label')}`,
          hidden: !floating.contains(focused) && own.bottom > floating.getBoundingClientRect().top,
          end: focused === document.body,
        };
      });
      if (end) break;
      expect(hidden, name).toBe(false);
      seen.add(name);
    }
    expect(seen.size).toBeGreaterThan(30);

    const menu = page.getByRole('banner').locator('details');
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    for (const name of ['Zakelijk leasen', 'Lease informatie', 'Klantenservice', '085 000 00 00']) {
      const link = menu.getByRole('link', { name, exact: true });
      while (!(await link.evaluate((one) => one === document.activeElement))) {
        await page.keyboard.press('Tab');
        await expect(menu.locator(':focus')).toHaveCount(1);
      }
      await expectNotCovered(link);
    }
  });

  test('leaves part of a small window visible, and all of it can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAndAsk(page, '/');
    await button(page, 'Voorkeuren instellen').click();
    for (const height of [640, 256]) {
      await page.setViewportSize({ width: 320, height });
      const box = await banner(page).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(height * 0.6 + 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      for (const name of KINDS) {
        const one = banner(page).getByRole('switch', { name });
        await one.focus();
        await expect(one).toBeInViewport({ ratio: 1 });
      }
    }
    await button(page, 'Selectie opslaan').click();
    expect(await preferences(page)).not.toBeNull();
  });

  test('and the settings know of each other at once, on one page and across tabs', async ({
    page,
    context,
  }) => {
    await openAndAsk(page, '/');
    const other = await context.newPage();
    await openAndAsk(other, COOKIES);
    await button(banner(other), 'Alles accepteren').click();
    await expect(settings(other).getByRole('switch', { name: 'Marketing' })).toBeChecked();
    expect(await switches(settings(other))).toEqual(['true', 'true', 'true', 'true']);
    await expect(banner(page)).toHaveCount(0);

    await open(page, COOKIES);
    await settings(page).getByRole('switch', { name: 'Marketing' }).press('Space');
    await button(settings(page), 'Instellingen opslaan').press('Enter');
    await expect(settings(other).getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    expect(await switches(settings(other))).toEqual(['true', 'true', 'true', 'false']);
  });

  test('is closed by the settings', async ({ page }) => {
    await openAndAsk(page, COOKIES);
    await button(settings(page), 'Instellingen opslaan').press('Enter');
    await expect(button(settings(page), 'Opgeslagen')).toBeFocused();
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no banner, and the settings show what applies', async ({ page }) => {
    await page.goto(site().siteUrl + COOKIES);
    const note = settings(page).locator('noscript');
    await expect(note).toBeVisible();
    expect(await note.textContent()).toContain('Kiezen kan alleen met JavaScript aan.');
    await expect(button(page, 'Instellingen opslaan')).toBeHidden();
    expect(await switches(settings(page))).toEqual(['true', 'false', 'false', 'false']);
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Privacy', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Privacyverklaring' })).toBeVisible();
  });
});

test.describe('What the site stores', () => {
  const kept = async (page: Page) => [
    ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
    ...(await page.context().cookies()).map(({ name }) => name),
  ];
  const chat = async (page: Page) => {
    await button(page, 'Chat openen').press('Enter');
    await page.getByRole('dialog').getByRole('textbox').fill('Kan ik een oven leasen?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText('Kan ik een oven leasen?');
  };

  test('before a choice is nothing, whatever pages are visited', async ({ page }) => {
    await openAndAsk(page, '/');
    for (const link of [
      'Lease berekenen',
      'Lease aanvragen',
      'Veelgestelde vragen',
      'Klacht indienen',
      'Contact',
      'Inloggen',
      'Cookies',
    ]) {
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await chat(page);
    await open(page, '/login/klant');
    await open(page, '/search?q=bkr');
    expect(await kept(page)).toEqual([]);
  });

  test('after typing is only what the cookie statement names', async ({ page }) => {
    await page.goto(site().siteUrl + COOKIES);
    const named = await page.locator('main code').allTextContents();
    await button(page, 'Alles accepteren').click();
    await chat(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Contact', exact: true }).click();
    await page.locator('main').getByRole('textbox').first().fill('Bakkerij De Korst');
    await open(page, '/lease-berekenen?type=auto');
    await page.locator('main').getByRole('textbox').first().fill('25000');
    await page.locator('main').getByRole('link', { name: 'Vraag offerte aan' }).click();
    await button(page, 'Start uw aanvraag').click();
    await page.locator('main').getByRole('textbox').first().fill('Fenna de Vries');
    await expect.poll(async () => (await kept(page)).length).toBeGreaterThan(4);
    for (const name of await kept(page)) expect(named).toContain(name);
  });
});
