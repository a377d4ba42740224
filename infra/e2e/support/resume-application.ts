import type { Page } from '@playwright/test';
import { open } from './open';

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
export async function resumeApplication(
  page: Page,
  step: string,
  answers: Partial<typeof ANSWERS> = {},
): Promise<void> {
  await page.addInitScript(
    (draft) => {
      if (!sessionStorage.getItem('lease-aanvragen')) sessionStorage.setItem('lease-aanvragen', draft);
    },
    JSON.stringify({ values: { ...ANSWERS, ...answers }, step }),
  );
  await open(page, '/lease-aanvragen');
  await page.locator('main').getByRole('button', { name: 'Verder waar u was' }).click();
}
