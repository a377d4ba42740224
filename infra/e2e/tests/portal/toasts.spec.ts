import { expect, type Page, test } from '@playwright/test';
import { expectNotCovered } from '../../support/covered-controls';
import { fakeVisitor } from '../../support/fake-customer';
import { toast } from '../../support/fixed-elements';
import { openAndStopClock } from '../../support/open';
import { DESKTOP } from '../../support/suite';

const main = (page: Page) => page.locator('main');

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
      const group = page.getByRole('group', { name: /logincode/i });
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
