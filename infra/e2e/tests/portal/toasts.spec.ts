import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNotCovered } from '../../support/covered-controls';
import { fakeVisitor } from '../../support/fake-customer';
import { openAndStopClock } from '../../support/open';
import { DESKTOP } from '../../support/suite';

const main = (page: Page) => page.locator('main');
const toast = (page: Page) => page.getByRole('region', { name: /^Meldingen/ }).getByRole('listitem');

test.beforeEach(async ({ page }) => {
  await fakeVisitor(page);
  await openAndStopClock(page, '/login/klant');
});

for (const [device, options] of [
  ['a phone', {}],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    test('a toast covers neither the code boxes, nor their submit button, nor their hint', async ({
      page,
    }) => {
      await main(page).getByRole('link', { name: /code/ }).first().click();
      const group = page.getByRole('group', { name: /logincode/ });
      const submit = main(page).getByRole('button', { name: 'Inloggen', exact: true });
      for (const block of ['start', 'center', 'end'] as const) {
        await submit.evaluate(
          (button, where) => button.scrollIntoView({ block: where, behavior: 'instant' }),
          block,
        );
        await group.getByRole('textbox').first().focus();
        await page.keyboard.press('Enter');
        await expect(toast(page)).toBeVisible();
        await expectNotCovered(submit);
        await expectNotCovered(group.getByRole('textbox').first());
        await expectNotCovered(group.getByText('Vul je 6-cijferige logincode in'));
        await page.keyboard.press('F8');
        await page.keyboard.press('Escape');
      }
    });
  });
}

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('a toast appears next to the chat, closed and open', async ({ page }) => {
    await main(page).getByRole('textbox', { name: 'E-mailadres' }).press('Enter');
    await expect(toast(page)).toBeVisible();
    /** How far the toast reaches over what is in the corner in the next frame, in px. */
    const overlap = async (corner: Locator) => {
      await page.clock.runFor(20);
      const [message, next] = await Promise.all([toast(page).boundingBox(), corner.boundingBox()]);
      if (!message || !next) throw new Error('Both must be in view.');
      return message.x + message.width - next.x;
    };
    const opener = page.getByRole('button', { name: 'Chat openen' });
    await expect.poll(() => overlap(opener)).toBeLessThanOrEqual(0);
    await opener.click();
    const chat = page.getByRole('dialog', { name: 'Chat' });
    await expect(chat).toBeVisible();
    await expect.poll(() => overlap(chat)).toBeLessThanOrEqual(0);
  });
});
