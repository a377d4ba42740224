import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/open';

const main = (page: Page) => page.locator('main');

/** Every animation and transition that started, with its element. */
function moved(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...(globalThis as unknown as { moved: string[] }).moved,
    ...document.getAnimations().map((animation) => `still running: ${animation.id || animation.playState}`),
  ]);
}

/** Pages with the actions that start animations without reduced motion. */
const ACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await main(page).getByRole('radio', { name: '24' }).check();
    await page.getByRole('link', { name: 'Lease aanvragen' }).last().hover();
    await page.mouse.wheel(0, 600);
    await page.getByRole('banner').locator('summary').first().click();
  },
  '/faq': async (page) => {
    await main(page)
      .getByRole('link', { name: /^Kosten en voorwaarden/ })
      .click();
    await main(page).getByText('Hoe hoog is de rente?').click();
    await expect(main(page).getByText('Als indicatie')).toBeVisible();
  },
  '/contact': async (page) => {
    await main(page).getByRole('link', { name: 'Lease aanvragen' }).hover();
    await main(page).getByRole('button', { name: 'Versturen' }).click();
    await expect(main(page).getByRole('textbox', { name: 'Naam' })).toBeFocused();
  },
  '/lease-berekenen?type=auto': async (page) => {
    await main(page)
      .getByRole('textbox', { name: /^Aanschafprijs/ })
      .fill('25000');
    await main(page).getByRole('combobox').click();
    await page.getByRole('option', { name: '60 maanden' }).click();
    await expect(main(page)).toContainText('per maand');
  },
  '/lease-aanvragen': async (page) => {
    await main(page).getByRole('button', { name: 'Start uw aanvraag' }).click();
    await main(page).getByRole('textbox').fill('Fenna de Vries');
    await main(page).getByRole('button', { name: 'Volgende' }).click();
    await expect(page.getByText('Stap 2 van 10').first()).toBeVisible();
  },
  '/login/klant': async (page) => {
    await main(page).getByRole('button', { name: 'Stuur mij een activatiecode' }).click();
    await expect(page.getByText('Fout', { exact: true })).toBeVisible();
  },
  '/juridisch': async (page) => {
    await main(page).getByRole('link', { name: 'Cookies' }).click();
    await expect(main(page).getByRole('heading', { level: 2, name: 'Cookies' })).toBeVisible();
  },
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { moved: seen });
    const note = (event: Event) => {
      const { type, target } = event;
      const what = (event as AnimationEvent).animationName ?? (event as TransitionEvent).propertyName;
      seen.push(
        `${type}: ${what} of ${(target as Element).tagName} ${(target as Element).textContent?.slice(0, 30)}`,
      );
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note, true);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [address, act] of Object.entries(ACTS)) {
    test(`nothing moves on ${address}`, async ({ page }) => {
      await open(page, address);
      await act(page);
      expect(await moved(page)).toEqual([]);
    });
  }
});

test('without reduced motion a step of a form fades in', async ({ page }) => {
  await open(page, '/lease-aanvragen');
  await ACTS['/lease-aanvragen']?.(page);
  expect((await moved(page)).join()).toContain('animationstart');
});
