import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/open';
import { resumeApplication } from '../../support/resume-application';

const field = (page: Page, name: string | RegExp) => page.locator('main').getByRole('textbox', { name });
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

test('the first press on the button after an amount over the limit counts', async ({ page }) => {
  await resumeApplication(page, 'aanbetaling', { wantAanbetaling: true });
  const amount = field(page, /^Bedrag van uw aanbetaling/);
  const reason = page.getByText('Hier past hoogstens € 23.000.');
  await amount.pressSequentially('30000');
  await expect(amount).toHaveValue('3.000');
  await expect(reason).toBeVisible();

  // Press and release at one position, whatever moves meanwhile.
  await button(page, 'Volgende').scrollIntoViewIfNeeded();
  const place = await button(page, 'Volgende').boundingBox();
  if (!place) throw new Error('The button is not shown.');
  await page.mouse.move(place.x + place.width / 2, place.y + 6);
  await page.mouse.down();
  await expect(amount).not.toBeFocused();
  await expect(reason).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Stap 8 van 10')).toBeVisible();
});

test('nothing moves while a phone number is typed, at any width', async ({ page }) => {
  await resumeApplication(page, 'telefoon', { telefoon: '' });
  const number = field(page, 'Telefoonnummer');
  const place = () => number.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
  const before = new Map<number, number>();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await number.fill('');
    before.set(width, await place());
    for (const key of '0612345678') {
      await number.pressSequentially(key);
      expect(await place(), `at ${width} px`).toBe(before.get(width));
      await expect(number).not.toHaveAccessibleDescription(/geen volledig telefoonnummer/);
    }
  }
  // A number that is left unfinished gets a remark, at the place of the hint.
  await number.fill('06123');
  await number.blur();
  await expect(number).toHaveAccessibleDescription(/geen volledig telefoonnummer/);
  for (const [width, top] of before) {
    await page.setViewportSize({ width, height: 844 });
    expect(await place(), `at ${width} px`).toBe(top);
  }
});

test('an error is shown once, next to buttons with unbroken text, on small phones', async ({ page }) => {
  await resumeApplication(page, 'e-mail', { email: '' });
  // Playwright would wait until the button is enabled; a visitor presses it anyway.
  await button(page, 'Volgende').click({ force: true });
  await expect(field(page, 'E-mailadres')).toBeFocused();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const seen = await page
      .getByText('Vul een e-mailadres in, bijvoorbeeld')
      .evaluateAll((all) => all.filter((element) => element.getBoundingClientRect().width > 1).length);
    expect(seen).toBe(1);
    for (const name of ['Vorige', 'Volgende']) {
      const lines = await button(page, name).evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, `${name} at ${width} px`).toBe(1);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});

test('back from the first step is the introduction, and a later visit offers to continue or to start again', async ({
  page,
}) => {
  await open(page, '/klacht-indienen');
  await button(page, 'Start klacht formulier').click();
  await page.getByRole('radio', { name: 'Een garage' }).check();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Klacht indienen' })).toBeFocused();
  await expect(page).toHaveTitle('Klacht indienen | Zakenwiel');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goForward();
  await expect(page.getByRole('radio', { name: 'Een garage' })).toBeChecked();
  await button(page, 'Volgende').click();
  await expect(page.getByText('Stap 2 van 7')).toBeVisible();
  await page.reload();
  await page.waitForSelector('html[data-hydrated]');
  await expect(page.getByText('Stap 2 van 7')).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await footer.getByRole('link', { name: 'Klacht indienen', exact: true }).click();
  await button(page, 'Verder waar u was').click();
  await expect(page.getByText('Stap 2 van 7')).toBeVisible();
  await page.goBack();
  await button(page, 'Opnieuw beginnen').click();
  await expect(page.getByText('Stap 1 van 7')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Een garage' })).not.toBeChecked();
});

test('an application that fails at first is sent once by a double click, also after a reload, and the error disappears', async ({
  page,
}) => {
  let reachable = false;
  let arrived = 0;
  await page.route('**/api/send-lease-email', (route) => {
    if (!reachable) return route.abort();
    arrived++;
    return route.fulfill({
      json: { success: true, ontvangenOp: '2026-11-20', antwoordUiterlijk: '2026-11-23' },
    });
  });
  await resumeApplication(page, 'overzicht', {
    naam: '<script>alert(1)</script> 😀',
    telefoon: '+31 (6) 12-34.56 78',
    bedrijfsnaam: '"><b>Bakkerij</b> & Zn',
    kvkNummer: '12.345.678',
    voertuigLink: 'javascript:alert(1)',
  });
  await expect(page.getByText('Stap 10 van 10')).toBeVisible();
  await expect(page.locator('main')).toContainText('<script>alert(1)</script> 😀');
  await expect(page.locator('main dl a[href^="javascript"]')).toHaveCount(0);

  const toast = page.getByText('Er ging iets mis bij het verzenden. Probeer het opnieuw.', { exact: true });
  await button(page, 'Aanvraag versturen').click();
  await expect(toast).toBeVisible();
  await page.reload();
  await page.waitForSelector('html[data-hydrated]');
  await expect(page.getByText('Stap 10 van 10')).toBeVisible();
  await button(page, 'Aanvraag versturen').click();
  await expect(toast).toBeVisible();
  reachable = true;
  await button(page, 'Aanvraag versturen').dblclick();
  await expect(page.getByRole('heading', { name: 'Lease aangevraagd' })).toBeVisible();
  await expect(toast).toHaveCount(0);
  expect(arrived).toBe(1);
});
