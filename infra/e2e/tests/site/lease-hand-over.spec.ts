import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/open';
import { site } from '../../support/site';

const AUTO = '/lease-berekenen?type=auto';

const main = (page: Page) => page.locator('main');
const price = (page: Page) => main(page).getByRole('textbox', { name: /^Aanschafprijs/ });

test('the application starts with what was calculated; the calculator has its input back, and what is changed there counts, until the visitor chooses again', async ({
  page,
}) => {
  const asked = () =>
    page.evaluate(
      () => JSON.parse(sessionStorage.getItem('lease-aanvragen') ?? 'null')?.values.aanschafprijs,
    );
  const quote = page.getByRole('link', { name: 'Vraag offerte aan' }).last();
  await open(page, `${AUTO}&aanschafprijs=32500&looptijd=60`);
  await quote.press('Enter');
  await expect(page.getByRole('button', { name: 'Start uw aanvraag' })).toBeVisible();
  await expect.poll(asked).toBe('32500');

  await page.goBack();
  await expect(price(page)).toHaveValue('32.500');
  await expect(main(page)).toContainText('€ 840');
  await price(page).fill('40000');
  await quote.click();
  await expect.poll(asked).toBe('40000');

  await page.goBack();
  await expect(price(page)).toHaveValue('40.000');
  await page.reload();
  await page.waitForSelector('html[data-hydrated]');
  await expect(price(page)).toHaveValue('40.000');
  await page.getByRole('button', { name: 'Opnieuw kiezen' }).click();
  await main(page)
    .getByRole('link', { name: /Equipment/ })
    .click();
  await quote.click();
  await expect(page).toHaveURL(/lease-aanvragen$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await asked()).toBe('40000');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the example of the home page goes to the calculator, which computes it', async ({ page }) => {
    await page.goto(site().siteUrl);
    const example = page.getByRole('region', { name: 'Wat kost het per maand?' });
    await expect(example.getByRole('slider')).toHaveCount(0);
    await example.getByRole('textbox', { name: 'Aanschafprijs' }).fill('€ 28.500,-');
    await example.getByRole('radio', { name: '48' }).check();
    await example.getByRole('button', { name: 'Bereken' }).click();
    await expect(page).toHaveURL(/\/lease-berekenen\?type=auto&aanschafprijs=.*28\.500.*&looptijd=48$/);
    await expect(price(page)).toHaveValue('28.500');
    await expect(
      page
        .getByText(/€\s705/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
});
