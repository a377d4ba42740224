import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '../../support/accessibility';
import { delayRequests } from '../../support/delay-requests';
import { open } from '../../support/open';
import { pendingRequests } from '../../support/pending-requests';
import { site } from '../../support/site';

const AUTO = '/lease-berekenen?type=auto';
const LINK = `${AUTO}&aanschafprijs=25000&aanbetaling=5000&slottermijn=5000&looptijd=60`;

const main = (page: Page) => page.locator('main');
const amount = (page: Page, name: string) =>
  main(page).getByRole('textbox', { name: new RegExp(`^${name}`) });
const slider = (page: Page, name: string) => main(page).getByRole('slider', { name: new RegExp(`^${name}`) });
const term = (page: Page) => main(page).getByRole('combobox', { name: /Looptijd/ });
const results = (page: Page) => page.getByRole('region', { name: 'Resultaten' });
const OLD = 'Deze uitkomst hoort bij uw vorige invoer';

/** At the results, where no bar lies over a part of a control: to axe that would be a small target. */
async function expectAccessible(page: Page): Promise<void> {
  await page.locator('#resultaten').evaluate((results) => results.scrollIntoView());
  await expect(page.locator('a[href="#resultaten"]')).toBeHidden();
  expect(await accessibilityViolations(page, { include: 'main' })).toEqual([]);
}

test('the visitor chooses what is leased, fills in the amounts and sees the result at every change, computed in the browser', async ({
  page,
}) => {
  await open(page, '/lease-berekenen');
  const calls: string[] = [];
  const idle = pendingRequests(page);
  await idle.settled();
  await main(page)
    .getByRole('link', { name: /Auto \/ Bedrijfswagen/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Lease gegevens' })).toBeFocused();
  await idle.settled();
  page.on('request', (request) => calls.push(request.url()));

  await term(page).click();
  await page.getByRole('option', { name: '60 maanden' }).click();
  await expect(results(page)).toContainText('Nog geen bedrag');
  await amount(page, 'Aanschafprijs').pressSequentially('25000');
  await expect(results(page)).toContainText('€ 646');
  await amount(page, 'Aanbetaling').fill('18001');
  await expect(amount(page, 'Aanbetaling')).toHaveAccessibleDescription(/hoogstens €\s18.000/);
  await expect(results(page)).toContainText(OLD);
  await expect(results(page)).toContainText('€ 646');
  await expectAccessible(page);
  await amount(page, 'Aanbetaling').fill('5000');
  await amount(page, 'Slottermijn').fill('5000');
  await expect(results(page)).toContainText('€ 433');
  await expect(results(page)).not.toContainText(OLD);
  await expect(page).toHaveURL(site().siteUrl + LINK);
  expect(calls).toEqual([]);
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
  await slider(page, 'Slottermijn').tap();
  await expect(amount(page, 'Slottermijn')).toHaveValue('4.500');
  await amount(page, 'Aanschafprijs').fill('12345');
  await expect(slider(page, 'Aanschafprijs')).toHaveAttribute('aria-valuetext', /^€\s12.345$/);
});

test('by keyboard alone a visitor goes from the choice to the request for a quote', async ({ page }) => {
  await open(page, '/lease-berekenen');
  await main(page)
    .getByRole('link', { name: /Auto \/ Bedrijfswagen/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lease gegevens' })).toBeFocused();
  const reach = async (target: Locator) => {
    for (let presses = 0; presses < 12; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await reach(amount(page, 'Aanschafprijs'));
  await page.keyboard.type('32500');
  await reach(term(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('option', { name: '72 maanden' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(term(page)).toHaveText('72 maanden');
  await reach(amount(page, 'Aanbetaling'));
  await page.keyboard.type('2500');
  await expect(results(page)).toContainText('€ 692');
  await reach(main(page).getByRole('link', { name: 'Vraag offerte aan' }).first());
});

test('the address has the input: the server renders its result for another browser', async ({ request }) => {
  const html = await (await request.get(site().siteUrl + LINK)).text();
  expect(html).toMatch(/€\s433/);
  expect(html).toMatch(/<input[^>]* name="aanschafprijs"[^>]* value="25\.000"/);
  expect(html).toMatch(/<link[^>]* rel="canonical"[^>]* href="[^"?]*\/lease-berekenen"/);
});

test('invalid input in the address gives a form, never an error', async ({ request }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice is a link, the fields are a form that the server answers, and the costs open', async ({
    page,
  }) => {
    await page.goto(`${site().siteUrl}/lease-berekenen`);
    await main(page)
      .getByRole('link', { name: /Auto \/ Bedrijfswagen/ })
      .click();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await amount(page, 'Aanschafprijs').fill('€ 25.000,00');
    await term(page).selectOption('60 maanden');
    await page.getByRole('button', { name: 'Bereken' }).click();
    await expect(results(page)).toContainText('€ 646');
    await expect(amount(page, 'Aanschafprijs')).toHaveValue('25.000');
    await expect(term(page)).toHaveValue('60');
    const schedule = page.getByRole('region', { name: /^Aflosschema per/ });
    await expect(schedule).toBeHidden();
    await page.getByRole('heading', { name: 'Kostenopbouw en aflosschema' }).click();
    await expect(schedule.getByRole('row', { name: /^Jaar 5/ })).toBeVisible();

    await amount(page, 'Aanbetaling').fill('18001');
    await page.getByRole('button', { name: 'Bereken' }).click();
    await expect(amount(page, 'Aanbetaling')).toHaveValue('18.001');
    await expect(amount(page, 'Aanbetaling')).toHaveAccessibleDescription(/hoogstens €\s18.000/);
    await page.getByRole('button', { name: 'Opnieuw kiezen' }).click();
    await expect(page.getByRole('heading', { name: 'Wat wil je leasen?' })).toBeVisible();
  });
});

async function expectOneSheet(page: Page): Promise<void> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
}

test('a printed result is a quote of one page, and so is a comparison', async ({ page }) => {
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
  await expectOneSheet(page);
  await page.emulateMedia({ media: 'screen' });
  const price = 'aanschafprijs=8000000&aanbetaling=1000000&slottermijn=2400000&looptijd=72&btw=exclusief';
  await open(page, `${AUTO}&${price}&vergelijk=8000000-1000000-2400000-60`);
  await page.emulateMedia({ media: 'print' });
  await expect(quote).toContainText('Berekening B');
  await expectOneSheet(page);
});

test('on a phone the price is in the first screen, with the amount and the request for a quote below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${AUTO}&aanschafprijs=25000&looptijd=60`);
  await expect(amount(page, 'Aanschafprijs')).toBeInViewport({ ratio: 1 });
  const hero = await page.locator('section', { has: page.getByRole('heading', { level: 1 }) }).boundingBox();
  expect(hero?.height).toBeLessThanOrEqual(96);
  await main(page).getByRole('link', { name: 'Vraag offerte aan' }).first().click();
  await expect(page).toHaveURL(/\/lease-aanvragen/);
});

test('on a narrow screen the amount stays visible while two leases are compared, and the page does not scroll sideways', async ({
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
  await page.getByRole('tab', { name: 'Berekening A' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Berekening B' })).toHaveAttribute('aria-selected', 'true');
  await expect(term(page)).toHaveText('12 maanden');
  await expectAccessible(page);
});
