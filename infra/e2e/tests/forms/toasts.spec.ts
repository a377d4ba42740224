import { expect, test } from '@playwright/test';
import { expectNotCovered } from '../../support/covered-controls';
import { toast } from '../../support/fixed-elements';
import { open } from '../../support/open';
import { DESKTOP } from '../../support/suite';

test.use({ ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

const COMPLAINT = {
  klachtType: 'garage',
  naam: 'Fenna de Boer',
  email: 'fenna@bakkerij.example',
  telefoon: '0612345678',
  klachtOnderwerp: 'De rekening klopt niet',
  klachtCategorie: 'facturatie',
  garagenaam: '',
  beschrijving: 'De rekening van de garage is hoger dan wij afspraken, en niemand belt terug.',
};

test('a complaint about a garage without its name returns to the name field, and the toast does not cover Volgende', async ({
  page,
}) => {
  // As it was left in this tab.
  await page.addInitScript(
    (answers) => sessionStorage.setItem('klacht-indienen', answers),
    JSON.stringify({ values: COMPLAINT, step: 'overzicht' }),
  );
  await open(page, '/klacht-indienen');
  const button = (name: string) => page.locator('main').getByRole('button', { name });
  const send = button('Klacht versturen');
  const resume = button('Verder waar u was');
  await expect(send.or(resume)).toBeVisible();
  if (await resume.isVisible()) await resume.press('Enter');
  await send.click();
  await expect(toast(page)).toContainText('Garage naam vereist');
  await expect(page.locator('main').getByRole('textbox', { name: /garage/ })).toBeFocused();
  await expectNotCovered(button('Volgende'));
  await expect(toast(page)).toBeVisible();
});
