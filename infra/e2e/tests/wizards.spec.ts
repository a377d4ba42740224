import { expect, type Page, test } from '@playwright/test';
import { waitForMail } from '../support/mails';
import { open } from '../support/open';

const field = (page: Page, name: string | RegExp) => page.locator('main').getByRole('textbox', { name });
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

/** Everything that the public application asks, answered. */
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

test('the first press on the button after an amount over the limit goes on', async ({ page }) => {
  await resume(page, 'aanbetaling', { wantAanbetaling: true });
  const amount = field(page, /^Bedrag van uw aanbetaling/);
  const reason = page.getByText('Hier past hoogstens € 23.000.');
  await amount.pressSequentially('30000');
  await expect(amount).toHaveValue('3.000');
  await expect(reason).toBeVisible();

  // A finger or mouse that comes down and goes up at one place, whatever moves meanwhile.
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
  test(`an error is shown once, beside buttons of whole words, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await resume(page, 'e-mail', { email: '' });
    // Playwright waits with a press until a button is enabled; people press this one all the same.
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

test('back from the first step is the introduction, and a later visit offers to go on or to begin anew', async ({
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
