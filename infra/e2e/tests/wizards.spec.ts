import { expect, type Page, test } from '@playwright/test';
import { waitForMail } from '../support/mails';
import { open } from '../support/open';

const field = (page: Page, name: string | RegExp) => page.locator('main').getByRole('textbox', { name });
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

/** Complete answers of the public application. */
const ANSWERS = {
  naam: 'Jan van der Berg',
  email: 'jan@bakkerij.example',
  telefoon: '0612345678',
  bedrijfsnaam: 'Bakkerij Van der Berg',
  kvkNummer: '12345678',
  voertuigType: 'auto',
  voertuigLink: 'www.autobedrijf.example/bus',
  aanschafprijs: '30000',
  wantAanbetaling: false,
  aanbetaling: '',
  wantSlottermijn: false,
  slottermijn: '',
  looptijd: '60',
};

/** Opens the public application at a step that the visitor left earlier in this tab. */
async function resume(page: Page, step: string, answers: Partial<typeof ANSWERS> = {}) {
  await open(page, '/lease-aanvragen');
  await page.evaluate((draft) => sessionStorage.setItem('lease-aanvragen', JSON.stringify(draft)), {
    values: { ...ANSWERS, ...answers },
    step,
  });
  await open(page, '/lease-aanvragen');
  await button(page, 'Verder waar u was').click();
}

test('the first press on the button after an amount over the limit counts', async ({ page }) => {
  await resume(page, 'aanbetaling', { wantAanbetaling: true });
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

for (const width of [320, 390, 1440]) {
  test(`at ${width} px nothing moves while a phone number is typed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await resume(page, 'telefoon', { telefoon: '' });
    const number = field(page, 'Telefoonnummer');
    const places = new Set<number>();
    for (const key of ['', ...'0612345678']) {
      await number.pressSequentially(key);
      places.add(
        await number.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
      );
      await expect(number).not.toHaveAccessibleDescription(/geen volledig telefoonnummer/);
    }
    expect(places.size).toBe(1);
    // A number that is left unfinished gets a remark, at the place of the hint.
    await number.fill('06123');
    await number.blur();
    await expect(number).toHaveAccessibleDescription(/geen volledig telefoonnummer/);
    places.add(await number.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY)));
    expect(places.size).toBe(1);
  });
}

test('an application whose answer is lost and that is sent again after a reload is stored once', async ({
  page,
}, info) => {
  const email = `herladen.${info.project.name}@bakkerij.example`;
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-lease-email')) keys.push(request.headers()['idempotency-key']);
  });
  await resume(page, 'overzicht', { email });
  await page.route(
    '**/api/send-lease-email',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, 'Aanvraag versturen').click();
  await expect(page.getByRole('alert')).toContainText('Wat u hebt ingevuld, staat er nog.');
  await waitForMail(email, /aanvraag/i);
  await page.reload();
  await page.waitForSelector('html[data-hydrated]');
  await button(page, 'Aanvraag versturen').click();
  await expect(page.getByRole('heading', { name: 'Lease aangevraagd' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

for (const width of [320, 390]) {
  test(`an error is shown once, next to buttons with unbroken text, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await resume(page, 'e-mail', { email: '' });
    // Playwright would wait until the button is enabled; a visitor presses it anyway.
    await button(page, 'Volgende').click({ force: true });
    await expect(field(page, 'E-mailadres')).toBeFocused();
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
      expect(lines, name).toBe(1);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

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

  await page.locator('main').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Klacht indienen', exact: true }).click();
  await button(page, 'Verder waar u was').click();
  await expect(page.getByText('Stap 2 van 7')).toBeVisible();
  await page.goBack();
  await button(page, 'Opnieuw beginnen').click();
  await expect(page.getByText('Stap 1 van 7')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Een garage' })).not.toBeChecked();
});
