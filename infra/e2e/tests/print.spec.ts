import { expect, test } from '@playwright/test';
import { open } from '../support/open';

test('the printed header is logo and phone number, without controls', async ({ page }) => {
  await open(page, '/faq');
  await page.emulateMedia({ media: 'print' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /naar de homepagina/ })).toBeVisible();
  await expect(header.getByRole('link', { name: /^085/ })).toBeVisible();
  await expect(header.getByRole('link')).toHaveCount(2);
  await expect(header.locator('summary')).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Chat' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveCount(0);
});

test('every answer is open when printed', async ({ page }) => {
  await open(page, '/faq');
  const answers = page.locator('main details > :not(summary)');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const heights = await answers.evaluateAll((all) =>
    all.map((answer) => answer.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

for (const address of ['/', '/lease-voorwaarden', '/juridisch', '/lease-berekenen']) {
  test(`${address} is printed without background colours`, async ({ page }) => {
    await open(page, address);
    await page.emulateMedia({ media: 'print' });
    const others = await page.locator('header *, main *, footer *').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element))
        .filter(({ backgroundColor, backgroundImage, color }) =>
          [
            backgroundColor !== 'rgba(0, 0, 0, 0)',
            backgroundImage !== 'none',
            color !== 'rgb(18, 33, 29)',
          ].includes(true),
        )
        .map(
          ({ backgroundColor, backgroundImage, color }) => `${backgroundColor} ${backgroundImage} ${color}`,
        ),
    );
    expect(others).toEqual([]);
  });
}
