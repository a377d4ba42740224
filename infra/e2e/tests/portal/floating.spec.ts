import { expect, type Page, test } from '@playwright/test';
import { FIRST_VISIT } from '../../support/consent';
import { controlsCoveredAtEachWidth } from '../../support/covered-controls';
import { cookieBanner, keepToast, toast } from '../../support/floating-elements';
import { open } from '../../support/open';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Answers the calls of an activation and a login. */
async function answerLogin(page: Page): Promise<void> {
  const pending = { customerId: 'k1', email: 'f•••@bakkerij.example' };
  for (const [call, answer] of Object.entries({
    activate: { customerId: 'k1', message: 'Gelukt.' },
    'verify-activation': { message: 'Gelukt.' },
    login: { ...pending, message: 'Gelukt.' },
  })) {
    await page.route(`**/api/customers/${call}`, (route) =>
      route.fulfill({ json: { success: true, ...answer } }),
    );
  }
}

/** By keyboard alone: toasts avoid the mouse as well. */
async function enterCode(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('group', { name }).getByRole('textbox').first().focus();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
}

async function requestActivation(page: Page): Promise<void> {
  await answerLogin(page);
  await open(page, '/login/klant');
  await page.locator('main').getByRole('textbox', { name: 'E-mailadres' }).fill('fenna@bakkerij.example');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Code verzonden!');
}

/** Activates an account and logs in, up to the last step. @param look called at each step, with the toast that is shown there */
async function logIn(page: Page, look: (step: string) => Promise<void>): Promise<void> {
  await requestActivation(page);
  await look('the activation code');
  await enterCode(page, /Activatiecode/);
  await expect(toast(page)).toContainText('Account geactiveerd!');
  await look('the activated account');
  await page.getByRole('button', { name: 'Nu inloggen met mijn code' }).press('Enter');
  await page.locator('main').getByRole('button', { name: 'Inloggen', exact: true }).press('Enter');
  await expect(toast(page)).toContainText('Fout');
  await look('the login code');
  await enterCode(page, /logincode/);
  await expect(toast(page)).toContainText('Verificatiecode verzonden!');
  await look('the verification code');
}

test('in no step of the login a toast covers a control', async ({ page }) => {
  await logIn(page, async (step) => {
    await keepToast(page);
    expect.soft(await controlsCoveredAtEachWidth(page), step).toEqual([]);
    await expect(toast(page)).toBeVisible();
  });
});

test.describe('on a first visit', () => {
  test.use({ storageState: FIRST_VISIT });

  test('in no step of the login the cookie banner covers a control', async ({ page }) => {
    await logIn(page, async (step) => {
      await page.keyboard.press('Escape');
      await expect(toast(page)).toHaveCount(0);
      await expect(cookieBanner(page)).toBeVisible();
      expect.soft(await controlsCoveredAtEachWidth(page), step).toEqual([]);
    });
  });
});

test('a toast stays where it is when the page changes under it', async ({ page }) => {
  await requestActivation(page);
  const place = () => toast(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  // With neither mouse nor focus, which it would avoid.
  await page.getByRole('link', { name: 'Andere ingang kiezen' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Waar wilt u inloggen?' })).toBeFocused();
  await expect(toast(page)).toBeVisible();
  expect(await place()).toBe(before);
});
