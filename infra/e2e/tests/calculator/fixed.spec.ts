import { expect, test } from '@playwright/test';
import { controlsCoveredOnFocus, expectNotCovered, NARROW } from '../../support/covered-controls';
import { showCookieBanner } from '../../support/fixed-elements';
import { open } from '../../support/open';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the list of a field opens over the cookie banner, and every choice can be pressed', async ({
  page,
}) => {
  await open(page, '/lease-berekenen?type=auto&aanschafprijs=28500&looptijd=60');
  await showCookieBanner(page);
  for (const size of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    const list = page.locator('main').getByRole('combobox', { name: /^Looptijd/ });
    // In the middle of the window: the list is longer than the room above the banner.
    await list.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().top - innerHeight * 0.4, behavior: 'instant' });
    });
    await list.click();
    // Behind an open list the page is hidden from the accessibility tree, so not by its role.
    await expect(page.locator('section', { hasText: 'Cookies: u kiest' })).toBeVisible();
    const choices = page.getByRole('option');
    await expect(choices).toHaveCount(6);
    for (const choice of await choices.all()) await expectNotCovered(choice);
    await page.keyboard.press('Escape');
    await expect(choices).toHaveCount(0);
  }
});

test('on a phone neither the amount nor the cookie banner covers a control that gets the focus', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await open(page, '/lease-berekenen?type=auto&aanschafprijs=25000&looptijd=60');
  const amount = page.getByRole('link', { name: /^€\s646 per maand$/ });
  await expect(amount).toBeInViewport();
  expect.soft(await controlsCoveredOnFocus(page, { within: 'main' }), 'under the amount').toEqual([]);
  await showCookieBanner(page);
  expect.soft(await controlsCoveredOnFocus(page, { within: 'main' }), 'under the banner').toEqual([]);
});

for (const size of [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
]) {
  test(`an error is next to its field, and nothing covers it, at ${size.width} by ${size.height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, '/lease-berekenen?type=auto&aanschafprijs=28500&looptijd=60');
    const field = page.getByRole('main').getByRole('textbox', { name: /^Slottermijn/ });
    await field.pressSequentially('20000');
    const error = page.locator('[data-field]').getByText('De slottermijn kan bij deze prijs hoogstens');
    await expect(error).toBeInViewport({ ratio: 1 });
    const onTop = await error.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.02, 0.5, 0.98].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) =>
          element.contains(document.elementFromPoint(left + width * x, top + height * y)),
        ),
      );
    });
    expect(onTop).toEqual(Array(9).fill(true));
    const [box, below] = [await field.boundingBox(), await error.boundingBox()];
    expect((below?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(40);
  });
}
