import { expect, type Locator, type Page, test } from '@playwright/test';
import { createStore, startShell } from '@site/testkit/shell';
import { accessibilityViolations } from '../support/accessibility';
import { FIRST_VISIT } from '../support/consent';
import { site } from '../support/site';

test.use({ storageState: FIRST_VISIT });

const ALL = { noodzakelijk: true, functioneel: true, analytisch: true, marketing: true };
const NECESSARY = { noodzakelijk: true, functioneel: false, analytisch: false, marketing: false };
const KINDS = ['Noodzakelijk', 'Functioneel', 'Analytisch', 'Marketing'];

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies: u kiest' });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const settings = (page: Page) => page.getByRole('region', { name: 'Uw keuze' });

/** The states of the switches, in their order. */
const switches = (place: Locator) =>
  place.getByRole('switch').evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked')));

const stored = (page: Page) =>
  page.evaluate(() => ({
    preferences: JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null'),
    accepted: localStorage.getItem('cookiesAccepted'),
  }));

/** Opens a page with a clock that only the test advances. */
async function visit(page: Page, address = '/'): Promise<void> {
  await page.clock.install({ time: '2026-03-02T10:00:00' });
  await page.clock.pauseAt('2026-03-02T10:00:01');
  await open(page, address);
}

/** Opens a page and presses a key, at which its scripts are requested without a moment's wait: the clock stands still. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(site().siteUrl + address);
  await page.keyboard.press('Shift');
  await page.waitForSelector('html[data-hydrated]');
}

/** Opens a page and waits for the banner. */
async function visitAndAsk(page: Page, address = '/'): Promise<void> {
  await visit(page, address);
  await page.clock.runFor(1000);
  await expect(banner(page)).toBeVisible();
}

/** Writes to storage before the page's own code runs. */
async function keep(page: Page, items: Record<string, string>): Promise<void> {
  await page.addInitScript((given) => {
    if (sessionStorage.getItem('kept')) return;
    sessionStorage.setItem('kept', 'yes');
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, items);
}

test.describe('The banner', () => {
  test('appears a second after any page has loaded, is announced politely and stores nothing', async ({
    page,
  }) => {
    for (const address of ['/', '/faq', '/bestaat-niet']) {
      const code = page.waitForResponse(/cookie-banner/);
      if (address === '/') await visit(page, address);
      else await open(page, address);
      await (await code).finished();
      await page.clock.runFor(999);
      await expect(banner(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(banner(page)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'welke cookies u toestaat' })).toHaveCount(1);
    }
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  for (const [what, items] of [
    ['a preference', { cookiePreferences: JSON.stringify(NECESSARY) }],
    ['an acceptance', { cookiesAccepted: 'true' }],
  ] as const) {
    test(`does not appear when ${what} is stored`, async ({ page }) => {
      await keep(page, items);
      await visit(page);
      await page.clock.runFor(5000);
      await expect(banner(page)).toHaveCount(0);
    });
  }

  test('appears when the stored value is invalid, which is removed and reported on the console only', async ({
    page,
  }) => {
    const browserLog: string[] = [];
    page.on('console', (message) => browserLog.push(message.text()));
    page.on('pageerror', (error) => browserLog.push(`exception: ${error.message}`));
    await keep(page, { cookiePreferences: '{"functioneel":', cookiesAccepted: '{' });
    await visitAndAsk(page);
    expect(await stored(page)).toEqual({ preferences: null, accepted: null });
    expect(browserLog).toHaveLength(1);
    expect(browserLog[0]).toContain('Fout bij het laden van cookie-instellingen');
  });

  test('has two choices that look the same', async ({ page }) => {
    await visitAndAsk(page);
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
  });

  for (const [name, preferences] of [
    ['Alles accepteren', ALL],
    ['Alleen noodzakelijke', NECESSARY],
  ] as const) {
    test(`“${name}” is stored and closes the banner for good`, async ({ page }) => {
      await visitAndAsk(page);
      await button(page, name).click();
      expect(await stored(page)).toEqual({ preferences, accepted: 'true' });
      await page.clock.runFor(150);
      await expect(banner(page)).toHaveCount(0);
      await open(page, '/faq');
      await page.clock.runFor(5000);
      await expect(banner(page)).toHaveCount(0);
    });
  }

  test('“Voorkeuren instellen” shows and hides a switch for each category; “Selectie opslaan” stores their states', async ({
    page,
  }) => {
    await visitAndAsk(page);
    const toggle = button(page, 'Voorkeuren instellen');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(banner(page).getByRole('switch')).toHaveCount(0);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await switches(banner(page))).toEqual(['true', 'true', 'false', 'false']);
    for (const name of KINDS) await expect(banner(page).getByRole('switch', { name })).toBeVisible();
    await expect(banner(page).getByRole('switch', { name: 'Noodzakelijk' })).toBeDisabled();
    await toggle.click();
    await expect(banner(page).getByRole('switch')).toHaveCount(0);
    await expect(button(page, 'Selectie opslaan')).toHaveCount(0);

    await toggle.click();
    await banner(page).getByRole('switch', { name: 'Functioneel' }).click();
    await banner(page).getByRole('switch', { name: 'Analytisch' }).click();
    expect((await stored(page)).preferences).toBeNull();
    await button(page, 'Selectie opslaan').click();
    expect(await stored(page)).toEqual({ preferences: { ...NECESSARY, analytisch: true }, accepted: 'true' });
    await page.clock.runFor(150);
    await expect(banner(page)).toHaveCount(0);
  });

  test('closed without a choice it stores nothing, stays closed on the next pages, and returns at the next visit', async ({
    page,
  }) => {
    await visitAndAsk(page);
    await button(page, 'Sluiten zonder te kiezen').click();
    await page.clock.runFor(150);
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await page.clock.runFor(5000);
    await expect(banner(page)).toHaveCount(0);
    await open(page, '/contact');
    await page.clock.runFor(1000);
    await expect(banner(page)).toBeVisible();
  });

  test('leads to the privacy statement, and stays until there is a choice', async ({ page }) => {
    await visitAndAsk(page);
    await banner(page).getByRole('link', { name: 'privacy' }).click();
    await expect(page).toHaveURL(`${site().siteUrl}/juridisch?section=privacy`);
    await expect(page.getByRole('heading', { name: 'Privacystatement' })).toBeVisible();
    await expect(banner(page)).toBeVisible();
  });

  test('a choice that cannot be stored also closes the banner, and the next visit asks again', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await visitAndAsk(page);
    await button(page, 'Alles accepteren').click();
    await page.clock.runFor(150);
    await expect(banner(page)).toHaveCount(0);
    await open(page, '/');
    await page.clock.runFor(1000);
    await expect(banner(page)).toBeVisible();
  });
});

test.describe('Accessibility', () => {
  test('it comes right after the skip link, and returns the focus to where it was', async ({ page }) => {
    await visitAndAsk(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    for (const name of ['privacy', 'Alles accepteren', 'Alleen noodzakelijke', 'Voorkeuren instellen']) {
      await page.keyboard.press('Tab');
      await expect(banner(page).locator(':focus')).toHaveText(new RegExp(name));
    }
    await page.keyboard.press('Enter');
    for (const name of KINDS.slice(1)) {
      await page.keyboard.press('Tab');
      await expect(banner(page).getByRole('switch', { name })).toBeFocused();
      await expect(banner(page).getByRole('switch', { name })).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Selectie opslaan')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    expect((await stored(page)).preferences).toEqual({ ...ALL, analytisch: false });
  });

  test('the focus is never lost: it returns to the field that had it, or goes to the main heading', async ({
    page,
  }) => {
    await visitAndAsk(page, '/search');
    const field = page.locator('main').getByRole('textbox');
    await field.focus();
    await button(page, 'Sluiten zonder te kiezen').click();
    await expect(field).toBeFocused();

    await open(page, '/faq');
    await page.clock.runFor(1000);
    await button(page, 'Alleen noodzakelijke').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('it never covers the focused element', async ({ page }) => {
    // Smooth scrolling to the focused element would not have finished when the test measures.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitAndAsk(page, '/contact');
    const seen = new Set<string>();
    for (let presses = 0; presses < 120; presses++) {
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
  });

  test('it never covers the focused element in the open menu', async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 700 });
    await visitAndAsk(page, '/faq');
    const menu = page.getByRole('banner').locator('details');
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    for (const name of ['Zakelijk leasen', 'Lease informatie', 'Klantenservice', '085 000 00 00']) {
      const link = menu.getByRole('link', { name, exact: true });
      while (!(await link.evaluate((one) => one === document.activeElement))) {
        await page.keyboard.press('Tab');
        await expect(menu.locator(':focus')).toHaveCount(1);
      }
      const own = await link.boundingBox();
      const floating = await banner(page).boundingBox();
      expect((own?.y ?? 0) + (own?.height ?? 0), name).toBeLessThanOrEqual(floating?.y ?? 0);
    }
  });

  test('axe finds no violation while it is open, with its details, and closed', async ({ page }) => {
    await open(page, '/');
    await expect(banner(page)).toHaveCSS('opacity', '1');
    expect(await accessibilityViolations(page)).toEqual([]);
    await button(page, 'Voorkeuren instellen').click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await button(page, 'Sluiten zonder te kiezen').click();
    await expect(banner(page)).toHaveCount(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  for (const [width, height] of [
    [320, 640],
    [320, 256],
  ] as const) {
    test(`in a window of ${width} by ${height} it leaves part of the page visible, and all of it can be reached`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visitAndAsk(page);
      await button(page, 'Voorkeuren instellen').click();
      const box = await banner(page).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(height * 0.6 + 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const name of KINDS.slice(1)) {
        const one = banner(page).getByRole('switch', { name });
        await one.focus();
        await expect(one).toBeInViewport({ ratio: 1 });
      }
      await button(page, 'Selectie opslaan').click();
      expect((await stored(page)).accepted).toBe('true');
    });
  }

  test('it fades, but not with reduced motion', async ({ page }) => {
    const duration = () => banner(page).evaluate((element) => getComputedStyle(element).animationDuration);
    await visitAndAsk(page);
    expect(await duration()).toBe('0.15s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await banner(page).evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
    await button(page, 'Alles accepteren').click();
    await expect(banner(page)).toHaveCSS('opacity', '0');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('there is no banner, and the settings show what applies', async ({ page }) => {
      await page.goto(`${site().siteUrl}/juridisch?section=cookies`);
      const note = settings(page).locator('noscript');
      await expect(note).toBeVisible();
      expect(await note.textContent()).toContain('Kiezen kan alleen met JavaScript aan.');
      await expect(button(page, 'Instellingen opslaan')).toBeHidden();
      expect(await switches(settings(page))).toEqual(['true', 'false', 'false', 'false']);
      await expect(banner(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Privacy', exact: true }).first().click();
      await expect(page.getByRole('heading', { name: 'Privacystatement' })).toBeVisible();
    });
  });
});

test.describe('The settings', () => {
  const COOKIES = '/juridisch?section=cookies';

  test('are reached from every page through the footer', async ({ page }) => {
    await visit(page, '/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click();
    await expect(settings(page)).toBeVisible();
  });

  test('store what is chosen, show “Opgeslagen” for three seconds, and close the banner', async ({
    page,
  }) => {
    await visitAndAsk(page, COOKIES);
    expect(await switches(settings(page))).toEqual(['true', 'true', 'false', 'false']);
    await expect(settings(page).getByRole('switch', { name: 'Noodzakelijk' })).toBeDisabled();
    await settings(page).getByRole('switch', { name: 'Marketing' }).press('Space');
    await button(settings(page), 'Instellingen opslaan').press('Enter');
    await expect(button(settings(page), 'Opgeslagen')).toBeFocused();
    expect(await stored(page)).toEqual({ preferences: { ...ALL, analytisch: false }, accepted: 'true' });
    await page.clock.runFor(2999);
    await expect(button(settings(page), 'Opgeslagen')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(button(settings(page), 'Instellingen opslaan')).toBeFocused();
  });

  test('show an icon without text for three seconds when nothing can be stored', async ({ page }) => {
    await visitAndAsk(page, COOKIES);
    await button(page, 'Sluiten zonder te kiezen').click();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await button(settings(page), 'Instellingen opslaan').press('Enter');
    const sign = settings(page).getByRole('img', { name: 'Opslaan is niet gelukt' });
    await expect(sign).toBeVisible();
    await expect(button(settings(page), 'Instellingen opslaan')).toBeVisible();
    await page.clock.runFor(3000);
    await expect(sign).toHaveCount(0);
  });

  test('immediately show what the banner saves on the same page', async ({ page }) => {
    await visitAndAsk(page, COOKIES);
    await button(page, 'Alleen noodzakelijke').click();
    await expect(settings(page).getByRole('switch', { name: 'Functioneel' })).not.toBeChecked();
    expect(await switches(settings(page))).toEqual(['true', 'false', 'false', 'false']);
  });

  test('and the banner are synchronised across tabs, both ways', async ({ page, context }) => {
    await visitAndAsk(page, COOKIES);
    const other = await context.newPage();
    await open(other, '/');
    await other.clock.runFor(1000);
    await expect(banner(other)).toBeVisible();

    await button(banner(other), 'Alles accepteren').click();
    await expect(settings(page).getByRole('switch', { name: 'Marketing' })).toBeChecked();
    expect(await switches(settings(page))).toEqual(['true', 'true', 'true', 'true']);
    await page.clock.runFor(150);
    await expect(banner(page)).toHaveCount(0);

    await open(other, COOKIES);
    await settings(page).getByRole('switch', { name: 'Marketing' }).press('Space');
    await button(settings(page), 'Instellingen opslaan').press('Enter');
    await expect(settings(other).getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    expect(await switches(settings(other))).toEqual(['true', 'true', 'true', 'false']);
  });

  test('of a banner in another tab: a choice here closes it there', async ({ page, context }) => {
    await visitAndAsk(page);
    const other = await context.newPage();
    await open(other, COOKIES);
    await button(settings(other), 'Instellingen opslaan').press('Enter');
    await expect(button(settings(other), 'Opgeslagen')).toBeVisible();
    await page.clock.runFor(150);
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('What the site stores', () => {
  const kept = async (page: Page) => [
    ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
    ...(await page.context().cookies()).map(({ name }) => name),
  ];

  test('before a choice is nothing, whatever pages are visited', async ({ page }) => {
    await visitAndAsk(page);
    for (const link of ['Lease berekenen', 'Lease aanvragen', 'Veelgestelde vragen', 'Klacht indienen']) {
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    for (const address of ['/search?q=bkr', '/login/klant', '/juridisch?section=cookies', '/contact']) {
      await open(page, address);
    }
    expect(await kept(page)).toEqual([]);
  });

  test('after typing is only what the cookie statement names', async ({ page }) => {
    await page.goto(`${site().siteUrl}/juridisch?section=cookies`);
    const named = await page.locator('main code').allTextContents();
    await button(page, 'Alles accepteren').click();
    await open(page, '/contact');
    await page.locator('main').getByRole('textbox').first().fill('Bakkerij De Korst');
    await open(page, '/lease-berekenen?type=auto');
    await page.locator('main').getByRole('textbox').first().fill('25000');
    await page.locator('main').getByRole('link', { name: 'Vraag offerte aan' }).click();
    await button(page, 'Start uw aanvraag').click();
    await page.locator('main').getByRole('textbox').first().fill('Fenna de Vries');
    await open(page, '/');
    await button(page, 'Chat openen').click();
    await page.getByRole('dialog').getByRole('textbox').fill('Kan ik een oven leasen?');
    await expect.poll(async () => (await kept(page)).length).toBeGreaterThan(2);
    for (const name of await kept(page)) expect(named).toContain(name);
  });
});

test('a third-party script loads only from a configured origin, only with consent, and not after consent is withdrawn', async ({
  page,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'The same at every width.');
  let asked = 0;
  for (const host of ['scripts.example', 'unknown.example']) {
    await page.route(`https://${host}/count.js`, (route) => {
      asked++;
      return route.fulfill({ contentType: 'text/javascript', body: 'globalThis.counted = true;' });
    });
  }
  const shell = await startShell(await createStore(), { env: { SCRIPT_SOURCES: 'https://scripts.example' } });
  try {
    await page.goto(`${shell.url}/proef/script`);
    await expect(banner(page)).toBeVisible();
    await expect(page.getByText('Teller: refused')).toBeVisible();
    expect(asked).toBe(0);
    await button(page, 'Alles accepteren').click();
    await expect(page.getByText('Teller: ready')).toBeVisible();
    await expect(page.getByText('Vreemde: failed')).toBeVisible();
    expect(await page.evaluate(() => 'counted' in globalThis)).toBe(true);
    expect(asked).toBe(1);

    await page.goto(`${shell.url}/juridisch?section=cookies`);
    await settings(page).getByRole('switch', { name: 'Analytisch' }).click();
    await button(settings(page), 'Instellingen opslaan').click();
    await page.goto(`${shell.url}/proef/script`);
    await page.waitForSelector('html[data-hydrated]');
    await expect(page.getByText('Teller: refused')).toBeVisible();
    expect(await page.evaluate(() => 'counted' in globalThis)).toBe(false);
    expect(asked).toBe(1);
  } finally {
    await shell.stop();
  }
});
