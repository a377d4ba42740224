import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility';
import { delayRequests } from '../support/delay-requests';
import { open } from '../support/open';
import { pendingRequests } from '../support/pending-requests';
import { site } from '../support/site';

const AUTO = '/lease-berekenen?type=auto';
const LINK = `${AUTO}&aanschafprijs=25000&aanbetaling=5000&slottermijn=5000&looptijd=60`;

const main = (page: Page) => page.locator('main');
const amount = (page: Page, name: string) =>
  main(page).getByRole('textbox', { name: new RegExp(`^${name}`) });
const slider = (page: Page, name: string) => main(page).getByRole('slider', { name: new RegExp(`^${name}`) });
const term = (page: Page) => main(page).getByRole('combobox', { name: /Looptijd/ });
const results = (page: Page) => page.getByRole('region', { name: 'Resultaten' });
const OLD = 'Deze uitkomst hoort bij uw vorige invoer';

async function chooseTerm(page: Page, months: number) {
  await term(page).click();
  await page.getByRole('option', { name: `${months} maanden` }).click();
}

test('the visitor chooses what is leased, fills in the amounts and sees the result at every change', async ({
  page,
}) => {
  await open(page, '/lease-berekenen');
  await expect(page.getByRole('heading', { name: 'Wat wil je leasen?' })).toBeVisible();
  const cards = main(page).locator('a[href*="?type="]');
  await expect(cards).toHaveText([/Auto \/ Bedrijfswagen/, /Equipment \/ Scooters/]);

  const calls: string[] = [];
  const idle = pendingRequests(page);
  await idle.settled();
  await cards.first().click();
  await expect(page.getByRole('heading', { name: 'Lease gegevens' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Resultaten' })).toBeVisible();
  await idle.settled();
  page.on('request', (request) => calls.push(request.url()));

  await expect(term(page)).toHaveText('Kies looptijd in maanden');
  await term(page).click();
  await expect(page.getByRole('option')).toHaveText(
    [12, 24, 36, 48, 60, 72].map((months) => `${months} maanden`),
  );
  await page.getByRole('option', { name: '60 maanden' }).click();
  await expect(results(page)).toContainText('Nog geen bedrag');
  await amount(page, 'Aanschafprijs').pressSequentially('a2b5-000.0');
  await expect(amount(page, 'Aanschafprijs')).toHaveValue('25.000');
  await amount(page, 'Aanschafprijs').fill('25000');
  await expect(results(page)).toContainText('€ 646');
  await expect(results(page)).toContainText(/Te financieren bedrag\s*€\s25.000/);
  await amount(page, 'Aanbetaling').fill('5000');
  await amount(page, 'Slottermijn').fill('5000');
  await expect(results(page)).toContainText('€ 433');
  await expect(results(page)).toContainText(/Te financieren bedrag\s*€\s20.000/);
  await expect(results(page)).toContainText('indicatief');
  await expect(main(page)).toContainText('48, 60 en 72 maanden worden het meest gekozen');
  await expect(main(page).getByRole('heading', { name: 'Zo werkt de calculator' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Wat is financial lease?' })).toBeVisible();
  expect(await accessibilityViolations(page, { include: 'main' })).toEqual([]);

  // Everything was computed in the browser.
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Opnieuw kiezen' }).click();
  await expect(page.getByRole('heading', { name: 'Wat wil je leasen?' })).toBeFocused();
  await cards.nth(1).click();
  await expect(amount(page, 'Aanschafprijs')).toHaveValue('');
  await amount(page, 'Aanschafprijs').fill('20000');
  await chooseTerm(page, 60);
  await expect(results(page)).toContainText('€ 550');
});

test('input that cannot be computed keeps the last result, marks it as old, and shows an error at the field', async ({
  page,
}) => {
  await open(page, `${AUTO}&aanschafprijs=30000&looptijd=48`);
  await expect(results(page)).toContainText('€ 900');
  for (const [name, typed, hint] of [
    ['Aanbetaling', '23001', /hoogstens €\s23.000/],
    ['Slottermijn', '9001', /hoogstens €\s9.000/],
    ['Aanschafprijs', '', /Vul een aanschafprijs in/],
    ['Aanschafprijs', '0', /meer dan €\s0/],
    ['Aanschafprijs', '1000000000000000', /hoogstens €\s9.999.999/],
  ] as const) {
    const field = amount(page, name);
    const before = await field.inputValue();
    await field.fill(typed);
    await expect(field).toHaveAccessibleDescription(hint);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(results(page)).toContainText(OLD);
    await expect(results(page)).toContainText('€ 900');
    await field.fill(before);
    await expect(results(page)).not.toContainText(OLD);
  }
  await amount(page, 'Aanbetaling').fill('23000');
  await amount(page, 'Slottermijn').fill('9000');
  await expect(amount(page, 'Slottermijn')).toHaveAccessibleDescription(/moet lager zijn/);
  await expect(results(page)).toContainText(OLD);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await accessibilityViolations(page, { include: 'main' })).toEqual([]);
});

test('an amount can be pasted as people write it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, AUTO);
  await page.evaluate(() => navigator.clipboard.writeText('€ 25.000,00'));
  await amount(page, 'Aanschafprijs').focus();
  await page.keyboard.press('Control+v');
  await expect(amount(page, 'Aanschafprijs')).toHaveValue('25.000');
});

test('each amount has a slider: for a finger, for a tap on its track, and for the keyboard', async ({
  page,
}) => {
  await open(page, `${AUTO}&aanschafprijs=30000&looptijd=48`);
  await expect(slider(page, 'Aanbetaling')).toHaveAttribute('max', '23000');
  await expect(slider(page, 'Slottermijn')).toHaveAttribute('max', '9000');
  await slider(page, 'Aanbetaling').focus();
  await page.keyboard.press('ArrowRight');
  await expect(amount(page, 'Aanbetaling')).toHaveValue('500');
  await page.keyboard.press('End');
  await expect(amount(page, 'Aanbetaling')).toHaveValue('23.000');
  await expect(results(page)).toContainText(/Te financieren bedrag\s*€\s7.000/);
  // In the middle of the track.
  await slider(page, 'Slottermijn').click();
  await expect(amount(page, 'Slottermijn')).toHaveValue('4.500');
  await amount(page, 'Aanschafprijs').fill('12345');
  await expect(slider(page, 'Aanschafprijs')).toHaveAttribute('aria-valuetext', /^€\s12.345$/);
});

test('by keyboard alone a visitor goes from the choice to the application, which has the amounts', async ({
  page,
}) => {
  await open(page, '/lease-berekenen');
  await main(page)
    .getByRole('link', { name: /Auto \/ Bedrijfswagen/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lease gegevens' })).toBeFocused();
  const reach = async (target: ReturnType<typeof amount>) => {
    for (let presses = 0; presses < 12; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await reach(amount(page, 'Aanschafprijs'));
  await page.keyboard.type('32500');
  await reach(amount(page, 'Aanbetaling'));
  await page.keyboard.type('2500');
  await reach(term(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('option', { name: '72 maanden' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(term(page)).toHaveText('72 maanden');
  await expect(results(page)).toContainText('€ 692');
  const quote = page.getByRole('link', { name: 'Vraag offerte aan' });
  await expect(quote).toHaveAttribute('href', '/lease-aanvragen');
  await reach(quote);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start uw aanvraag' })).toBeVisible();
  await page.goBack();
  await expect(amount(page, 'Aanschafprijs')).toHaveValue('32.500');
  await expect(results(page)).toContainText('€ 692');
});

test('a visitor who returns from the application and changes an amount applies with the new one, and otherwise keeps the old one', async ({
  page,
}) => {
  const price = () =>
    page.evaluate(
      () => JSON.parse(sessionStorage.getItem('lease-aanvragen') ?? 'null')?.values.aanschafprijs,
    );
  const quote = page.getByRole('link', { name: 'Vraag offerte aan' });
  await open(page, `${AUTO}&aanschafprijs=32500&looptijd=60`);
  await quote.click();
  await expect.poll(price).toBe('32500');
  await page.goBack();
  await amount(page, 'Aanschafprijs').fill('40000');
  await quote.click();
  await expect.poll(price).toBe('40000');
  await page.goBack();
  await page.getByRole('button', { name: 'Opnieuw kiezen' }).click();
  await main(page)
    .getByRole('link', { name: /Equipment/ })
    .click();
  await quote.click();
  await expect(page).toHaveURL(/lease-aanvragen$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await price()).toBe('40000');
});

test('the address has the input: another browser shows the same result, rendered by the server', async ({
  page,
  browser,
}) => {
  await open(page, AUTO);
  await amount(page, 'Aanschafprijs').fill('25000');
  await amount(page, 'Aanbetaling').fill('5000');
  await amount(page, 'Slottermijn').fill('5000');
  await chooseTerm(page, 60);
  await expect(page).toHaveURL(site().siteUrl + LINK);
  await page.reload();
  await expect(results(page)).toContainText('€ 433');

  const without = await browser.newPage({ javaScriptEnabled: false });
  await without.goto(page.url());
  await expect(results(without)).toContainText('€ 433');
  await expect(amount(without, 'Aanschafprijs')).toHaveValue('25.000');
  await expect(without.locator('link[rel=canonical]')).toHaveAttribute('href', /\/lease-berekenen$/);
  await without.close();
});

test('input typed before hydration counts, together with the earlier input', async ({ page }) => {
  const slowly = async (address: string, act: () => Promise<void>) => {
    const resume = await delayRequests(page, /\.js$/);
    await page.goto(site().siteUrl + address, { waitUntil: 'commit' });
    await act();
    resume();
    await page.waitForSelector('html[data-hydrated]');
    await page.unroute(/\.js$/);
  };
  // Replaces amounts of the address, by keyboard and by slider.
  await slowly(`${AUTO}&aanschafprijs=25000&looptijd=60`, async () => {
    await amount(page, 'Aanschafprijs').fill('€ 30.000,00');
    await slider(page, 'Slottermijn').press('End');
  });
  await expect(amount(page, 'Aanschafprijs')).toHaveValue('30.000');
  await expect(amount(page, 'Slottermijn')).toHaveValue('7.500');
  await expect(results(page)).toContainText('€ 650');
  await expect(page).toHaveURL(/aanschafprijs=30000&slottermijn=7500&looptijd=60$/);

  // Adds to the input stored for this tab; the address gets all of it.
  await slowly(AUTO, () => amount(page, 'Aanbetaling').fill('5000'));
  await expect(amount(page, 'Aanschafprijs')).toHaveValue('30.000');
  await expect(results(page)).toContainText(/Te financieren bedrag\s*€\s25.000/);
  await expect(page).toHaveURL(/aanschafprijs=30000&aanbetaling=5000&slottermijn=7500&looptijd=60$/);
});

test('without scripts the choice is a link and the fields are a form that the server answers', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site().siteUrl}/lease-berekenen`);
  await main(page)
    .getByRole('link', { name: /Auto \/ Bedrijfswagen/ })
    .click();
  await amount(page, 'Aanschafprijs').fill('€ 25.000,00');
  await main(page)
    .getByRole('combobox', { name: /Looptijd/ })
    .selectOption('60 maanden');
  await page.getByRole('button', { name: 'Bereken' }).click();
  await expect(results(page)).toContainText('€ 646');
  await expect(amount(page, 'Aanschafprijs')).toHaveValue('25.000');
  await amount(page, 'Aanbetaling').fill('18001');
  await page.getByRole('button', { name: 'Bereken' }).click();
  await expect(amount(page, 'Aanbetaling')).toHaveValue('18.001');
  await expect(amount(page, 'Aanbetaling')).toHaveAccessibleDescription(/hoogstens €\s18.000/);
  await page.getByRole('button', { name: 'Opnieuw kiezen' }).click();
  await expect(page.getByRole('heading', { name: 'Wat wil je leasen?' })).toBeVisible();
  await page.close();
});

test('two leases are compared in a table, in a sentence and in the address', async ({ page }) => {
  await open(page, `${AUTO}&aanschafprijs=25000&looptijd=60`);
  await page.getByRole('button', { name: 'Vergelijk met een tweede berekening' }).click();
  await expect(page.getByRole('tab', { name: 'Berekening B' })).toHaveAttribute('aria-selected', 'true');
  await chooseTerm(page, 72);
  const comparison = page.getByRole('region', { name: 'Vergelijking' });
  await expect(comparison).toContainText(
    '€ 70 per maand minder dan Berekening A, maar in totaal € 2.712 meer',
  );
  await expect(comparison.getByRole('row', { name: /^Maandbedrag/ })).toContainText(/€\s646\s*€\s576/);
  expect(await accessibilityViolations(page, { include: 'main' })).toEqual([]);
  await expect(page).toHaveURL(/vergelijk=25000---72$/);
  await page.reload();
  await expect(comparison.getByRole('row', { name: /^Looptijd/ })).toContainText(/60 maanden\s*72 maanden/);
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('tab', { name: 'Berekening A' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Stop met vergelijken' }).click();
  await expect(comparison).toHaveCount(0);
  await expect(term(page)).toHaveText('72 maanden');
});

test('the cost panel is closed at first, and opens to all costs, when they are due, and the rate', async ({
  page,
}) => {
  await open(page, LINK);
  const summary = main(page).locator('summary', { hasText: 'Kostenopbouw en aflosschema' });
  await expect(main(page).getByText('€ 35.980').first()).toBeHidden();
  await summary.press('Enter');
  await expect(main(page).getByText('€ 35.980').first()).toBeVisible();
  await expect(main(page).getByText('€ 10.980').first()).toBeVisible();
  await expect(main(page).getByRole('table', { name: /[Aa]flosschema/ })).toBeVisible();
  expect(await accessibilityViolations(page, { include: 'main' })).toEqual([]);
});

test('a printed result is a quote of one page', async ({ page }) => {
  const longest = `${AUTO}&aanschafprijs=9999999&aanbetaling=1000000&slottermijn=2999999&looptijd=72`;
  await open(page, longest);
  await page.emulateMedia({ media: 'print' });
  const quote = page.getByRole('region', { name: 'Indicatieve leaseberekening' });
  await expect(quote).toBeVisible();
  await expect(quote).toContainText(/€\s165.833 per maand/);
  await expect(quote).toContainText(/In totaal\s*€\s15.939.975/);
  await expect(quote).toContainText(longest);
  await expect(quote).toContainText(String(new Date().getFullYear()));
  await expect(page.getByRole('heading', { name: 'Lease gegevens' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Zo werkt de calculator' })).toBeHidden();
  const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test('on a narrow screen the amount stays visible while the form is filled in, and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${LINK}&vergelijk=9999999-1000000-2999999-12`);
  const bar = page.getByRole('link', { name: /^€\s433 per maand/ });
  await amount(page, 'Aanschafprijs').scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(page.getByRole('heading', { name: 'Resultaten' })).toBeFocused();
  await expect(bar).toBeHidden();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('invalid input in the address gives an empty form, never an error', async ({ page, request }) => {
  for (const query of [
    'type=auto&aanschafprijs=<script>alert(1)</script>&looptijd=13',
    `type=auto&aanschafprijs=${'9'.repeat(4000)}&looptijd=60`,
    'type=auto&aanschafprijs=%00&aanbetaling=-5&slottermijn=1e9&looptijd=60&looptijd=72',
    'type=auto&vergelijk=---',
    'type[]=auto&aanschafprijs[a]=1',
    'type=%E0%A4%A',
  ]) {
    const answer = await request.get(`${site().siteUrl}/lease-berekenen?${query}`);
    expect(answer.status(), query).toBe(200);
    expect(await answer.text()).not.toContain('<script>alert');
  }
  await open(page, `${AUTO}&aanschafprijs=${'9'.repeat(400)}&looptijd=60`);
  await expect(amount(page, 'Aanschafprijs')).toHaveAccessibleDescription(/hoogstens €\s9.999.999/);
  await expect(results(page)).toContainText('Nog geen bedrag');
});
