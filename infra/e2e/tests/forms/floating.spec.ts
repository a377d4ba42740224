import { expect, type Page, test } from '@playwright/test';
import { controlsCoveredAtEachWidth, expectNotCovered } from '../../support/covered-controls';
import { CUSTOMER, fakeCustomer } from '../../support/fake-customer';
import { keepToast, showCookieBanner, toast } from '../../support/floating-elements';
import { open } from '../../support/open';
import { DESKTOP } from '../../support/suite';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LEASE = {
  voertuigLink: 'www.busjes.example/transporter',
  aanschafprijs: '32500',
  wantAanbetaling: true,
  aanbetaling: '2500',
  wantSlottermijn: true,
  slottermijn: '5000',
  looptijd: '60',
};

const COMPLAINT = {
  klachtType: 'garage',
  naam: 'Fenna de Boer',
  email: CUSTOMER.email,
  telefoon: '0612345678',
  klachtOnderwerp: 'De rekening klopt niet',
  klachtCategorie: 'facturatie',
  garagenaam: 'Garage Jansen',
  beschrijving: 'De rekening van de garage is hoger dan wij afspraken, en niemand belt terug.',
};

/** A form of several steps, with complete answers. */
interface StepForm {
  address: string;
  /** The key of its answers in session storage. */
  key: string;
  values: object;
  steps: number;
}

const FORMS: readonly StepForm[] = [
  {
    address: '/lease-aanvragen',
    key: 'lease-aanvragen',
    values: { ...LEASE, ...CUSTOMER, naam: 'Fenna de Boer' },
    steps: 10,
  },
  {
    address: '/klant/lease-aanvraag',
    key: `lease-aanvraag-${CUSTOMER.id}`,
    values: LEASE,
    steps: 6,
  },
  { address: '/klacht-indienen', key: 'klacht-indienen', values: COMPLAINT, steps: 7 },
];

const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name });

/** Opens a form at its last step, as it was left in this tab. */
async function openLastStep(page: Page, { address, key, values }: StepForm): Promise<void> {
  await page.addInitScript(
    ([name, answers]) => sessionStorage.setItem(name as string, answers as string),
    [key, JSON.stringify({ values, step: 'overzicht' })],
  );
  await open(page, address);
  const send = button(page, /versturen$/);
  const resume = button(page, 'Verder waar u was');
  await expect(send.or(resume)).toBeVisible();
  if (await resume.isVisible()) await resume.press('Enter');
  await expect(send).toBeVisible();
}

for (const form of FORMS) {
  test(`in no step of ${form.address} a toast or the cookie banner covers a control`, async ({ page }) => {
    await fakeCustomer(page);
    await openLastStep(page, form);
    // By keyboard, as who moves the focus: what was pressed with a finger is kept free too.
    await button(page, /versturen$/).press('Enter');
    await keepToast(page);
    for (let step = form.steps; step > 0; step--) {
      const progress = page.getByText(`Stap ${step} van ${form.steps}`).first();
      await expect(progress).toBeVisible();
      expect.soft(await controlsCoveredAtEachWidth(page), `step ${step}, under a toast`).toEqual([]);
      if (step > 1) await button(page, 'Vorige').press('Enter');
    }
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await showCookieBanner(page);
    for (let step = 1; step <= form.steps; step++) {
      await expect(page.getByText(`Stap ${step} van ${form.steps}`).first()).toBeVisible();
      expect
        .soft(await controlsCoveredAtEachWidth(page), `step ${step}, under the cookie banner`)
        .toEqual([]);
      if (step < form.steps) await button(page, 'Volgende').press('Enter');
    }
  });
}

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('a complaint about a garage without its name returns to the name field, and the toast does not cover Volgende', async ({
    page,
  }) => {
    const form = FORMS[2] as StepForm;
    await openLastStep(page, { ...form, values: { ...COMPLAINT, garagenaam: '' } });
    await button(page, 'Klacht versturen').click();
    await expect(toast(page)).toContainText('Garage naam vereist');
    await expectNotCovered(button(page, 'Volgende'));
    await expect(toast(page)).toBeVisible();
  });
});
