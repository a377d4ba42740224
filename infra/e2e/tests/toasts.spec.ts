import { expect, type Page, test } from '@playwright/test';
import { expectNotCovered } from '../support/covered-controls';
import { typeCode } from '../support/customer';
import { open } from '../support/open';
import { swipeRight } from '../support/swipe';

const toasts = (page: Page) => page.getByRole('region', { name: /^Meldingen/ }).getByRole('listitem');

/** Stops the page's clock: time passes only when a test advances it. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** A login with a code that does not exist. */
async function failToLogIn(page: Page, code = '000000'): Promise<void> {
  await typeCode(page, /logincode/, code);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await open(page, '/login/klant');
  await page.locator('main').getByRole('link', { name: /code/ }).first().click();
  await expect(page.getByRole('group', { name: /logincode/ })).toBeVisible();
  await stopTheClock(page);
});

test('a failure is a red toast titled "Fout", at most 420 px wide, and inside the window', async ({
  page,
}) => {
  await failToLogIn(page);
  await expect(toasts(page).getByText('Fout', { exact: true })).toBeVisible();
  await expect(toasts(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  const box = await toasts(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('a toast closes after five seconds; a new one replaces it', async ({ page }) => {
  await failToLogIn(page);
  await page.clock.runFor(4000);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(4000);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(1100);
  await expect(toasts(page)).toHaveCount(0);
});

test('the timer stops while the pointer is on a toast', async ({ page }) => {
  await failToLogIn(page);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5100);
  await expect(toasts(page)).toHaveCount(0);
});

test('F8 focuses the toasts and stops their timer; Escape closes them', async ({ page }) => {
  await failToLogIn(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Meldingen (F8)' }).getByRole('list')).toBeFocused();
  await page.clock.runFor(20_000);
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button', { name: 'Sluiten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
});

test('a swipe of more than 50 px to the right closes a toast, a shorter one does not', async ({ page }) => {
  await failToLogIn(page);
  await swipeRight(page, toasts(page), 45);
  await page.clock.runFor(500);
  await expect(toasts(page)).toBeVisible();
  await swipeRight(page, toasts(page), 60);
  await page.clock.runFor(500);
  await expect(toasts(page)).toHaveCount(0);
});

test('where there is room a toast appears next to the chat, closed and open', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'A toast is as wide as a phone.');
  // Steps that ask for a code have no chat.
  await page.locator('main').getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await page.locator('main').getByRole('textbox', { name: 'E-mailadres' }).press('Enter');
  await expect(toasts(page)).toBeVisible();
  const rightOfToast = async () => {
    const box = await toasts(page).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const opener = page.getByRole('button', { name: 'Chat openen' });
  expect(await rightOfToast()).toBeLessThanOrEqual((await opener.boundingBox())?.x ?? 0);
  await opener.click();
  const chat = page.getByRole('dialog', { name: 'Chat' });
  await expect(chat).toBeVisible();
  expect(await rightOfToast()).toBeLessThanOrEqual((await chat.boundingBox())?.x ?? 0);
});

test('a toast covers neither the code boxes, nor their submit button, nor their hint', async ({ page }) => {
  const group = page.getByRole('group', { name: /logincode/ });
  const submit = page.locator('main').getByRole('button', { name: 'Inloggen', exact: true });
  for (const block of ['start', 'center', 'end'] as const) {
    await submit.evaluate(
      (button, where) => button.scrollIntoView({ block: where, behavior: 'instant' }),
      block,
    );
    await group.getByRole('textbox').first().focus();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toBeVisible();
    await expectNotCovered(submit);
    await expectNotCovered(group.getByRole('textbox').first());
    await expectNotCovered(group.getByText('Vul je 6-cijferige logincode in'));
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
  }
});

test('a toast does not appear under a resting mouse, so that its timer runs', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'A phone has no mouse.');
  await page.mouse.move(1200, 840);
  await page
    .getByRole('group', { name: /logincode/ })
    .getByRole('textbox')
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toBeVisible();
  await page.mouse.move(1202, 841);
  const box = await toasts(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(840);
  await page.clock.runFor(5100);
  await expect(toasts(page)).toHaveCount(0);
});
