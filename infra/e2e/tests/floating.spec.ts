import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parseRelease } from '@site/release';
import { createStore, distOf, REMOTES, type RunningShell, startShell } from '@site/testkit/shell';
import type { RemoteControl } from '../remote-probe/src/remote-control/page';
import { FIRST_VISIT } from '../support/consent';
import {
  controlsCoveredOnFocus,
  controlsCoveredWhileScrolling,
  expectNotCovered,
} from '../support/covered-controls';
import { CUSTOMER, fakeCustomer } from '../support/fake-customer';
import { CUSTOMER_PAGES, ERROR_PAGES, PUBLIC_PAGES } from '../support/routes';

declare global {
  interface Window {
    remoteControl: RemoteControl;
  }
}

/** A page, or a step of a form: an address and its history state. */
interface Screen {
  address: string;
  state?: object;
}

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
  garagenaam: '',
  beschrijving: 'De rekening van de garage is hoger dan wij afspraken, en niemand belt terug.',
};

const LEASE_STEPS = ['voertuig', 'prijs', 'aanbetaling', 'slottermijn', 'looptijd', 'overzicht'];

/** A form of several steps. */
interface StepForm {
  address: string;
  /** The key of its answers in session storage. */
  key: string;
  values: object;
  steps: string[];
}

const APPLY: StepForm = {
  address: '/lease-aanvragen',
  key: 'lease-aanvragen',
  values: { ...LEASE, ...CUSTOMER, naam: 'Fenna de Boer' },
  steps: ['naam', 'e-mail', 'telefoon', 'bedrijf', ...LEASE_STEPS],
};
const COMPLAIN: StepForm = {
  address: '/klacht-indienen',
  key: 'klacht-indienen',
  values: COMPLAINT,
  steps: ['type', 'naam', 'e-mail', 'telefoon', 'onderwerp', 'details', 'overzicht'],
};
const APPLY_AS_CUSTOMER: StepForm = {
  address: '/klant/lease-aanvraag',
  key: `lease-aanvraag-${CUSTOMER.id}`,
  values: LEASE,
  steps: LEASE_STEPS,
};

const stepsOf = ({ address, key, steps }: StepForm): Screen[] =>
  steps.map((step) => ({ address, state: { wizard: { [key]: { step } } } }));

const loginSteps: Screen[] = [
  { name: 'activation-code', email: CUSTOMER.email },
  { name: 'success' },
  { name: 'permanent-code' },
  { name: 'two-factor', customerId: CUSTOMER.id, email: 'f•••@bakkerij.example' },
].map((login) => ({ address: '/login/klant', state: { login } }));

/** The introductions come first: once there are answers, the steps replace them. */
const VISITOR_SCREENS: Screen[] = [
  ...[
    ...PUBLIC_PAGES,
    '/lease-berekenen?type=auto&aanschafprijs=25000&looptijd=60',
    ...Object.keys(ERROR_PAGES),
  ].map((address) => ({ address })),
  ...loginSteps,
];
const CUSTOMER_SCREENS: Screen[] = CUSTOMER_PAGES.map((address) => ({ address }));

let shell: RunningShell;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shell = await startShell(await createStore(), { env: { DEV: 'true' } });
});
test.afterAll(() => shell.stop());

test.use({ storageState: FIRST_VISIT, contextOptions: { reducedMotion: 'reduce' } });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies: u kiest' });
const opener = (page: Page) => page.getByRole('button', { name: 'Chat openen' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
const toast = (page: Page) => page.getByRole('region', { name: /^Meldingen/ }).getByRole('listitem');

/** Opens the site, with a backend where this customer, or nobody, is logged in. */
async function start(page: Page, { customer }: { customer: boolean }): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'U bent niet ingelogd.' } }),
  );
  if (customer) await fakeCustomer(page);
  await page.goto(`${shell.url}/proef/bediening`);
  await page.waitForFunction(() => 'remoteControl' in window);
  await expect(banner(page)).toBeVisible();
}

async function go(page: Page, { address, state }: Screen): Promise<void> {
  await page.evaluate(
    async ({ address, state }) => {
      const shown = () => document.querySelector('main h1');
      const before = { heading: shown(), text: shown()?.textContent };
      await window.remoteControl.go(address, { state });
      // Another section of a page, or another step of the login, may have the same heading.
      for (let frames = 0; frames < 20; frames++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (shown() && (shown() !== before.heading || shown()?.textContent !== before.text)) break;
      }
      // The data of a customer's page loads a moment later.
      const text = () => document.querySelector('main')?.innerHTML;
      for (let still = 0, last = text(); still < 6; still = text() === last ? still + 1 : 0) {
        last = text();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    { address, state },
  );
}

/** Writes complete answers of a form to session storage. */
async function storeAnswers(page: Page, { key, values, steps }: StepForm) {
  await page.evaluate(
    ([name, kept]) => sessionStorage.setItem(name as string, kept as string),
    [key, JSON.stringify({ values, step: steps[0] })],
  );
}

/** The outermost element of what is open. It must not cover a control. */
const CHAT_BUTTON = 'button[aria-label="Chat openen"]';

/** Collects the covered controls of each screen. */
class Findings {
  readonly all: string[] = [];

  note({ address, state }: Screen, floating: string, covered: string[]): void {
    const where = state ? `${address} ${JSON.stringify(state)}` : address;
    this.all.push(...covered.map((problem) => `${where}, ${floating}: ${problem}`));
  }
}

/** Checks a screen with each floating element open in turn. */
async function checkScreen(page: Page, screen: Screen, found: Findings, within: string): Promise<void> {
  const hasChat = (await opener(page).count()) > 0;
  if (hasChat)
    found.note(screen, 'chat button at rest', await controlsCoveredWhileScrolling(page, CHAT_BUTTON));
  found.note(screen, 'chat button', await controlsCoveredOnFocus(page, { within }));
  for (const tone of ['success', 'error'] as const) {
    await page.evaluate(
      (given) =>
        window.remoteControl.toast({
          title: 'Fout',
          text: 'Er ging iets mis bij het verzenden.',
          tone: given,
        }),
      tone,
    );
    await expect(toast(page)).toBeVisible();
    found.note(screen, `toast (${tone})`, await controlsCoveredOnFocus(page, { within }));
  }
  await page.evaluate(() => window.remoteControl.closeErrorToast());
  if (!hasChat) return;
  await opener(page).press('Enter');
  await expect(chat(page)).toBeVisible();
  found.note(screen, 'chat window', await controlsCoveredOnFocus(page, { within }));
  await page.keyboard.press('Escape');
  await expect(chat(page)).toHaveCount(0);
}

for (const width of [320, 390, 1440]) {
  const height = { 320: 640, 390: 844, 1440: 900 }[width] ?? 900;

  for (const [who, screens, forms] of [
    ['a visitor', VISITOR_SCREENS, [APPLY, COMPLAIN]],
    ['a customer', CUSTOMER_SCREENS, [APPLY_AS_CUSTOMER]],
  ] as const) {
    test(`at ${width} px no floating element covers a control of ${who}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height });
      await start(page, { customer: who === 'a customer' });
      const found = new Findings();
      const everyScreen = async (look: (screen: Screen) => Promise<void>) => {
        for (const screen of screens) {
          await go(page, screen);
          await look(screen);
        }
        for (const form of forms) {
          await storeAnswers(page, form);
          for (const step of stepsOf(form)) {
            await go(page, step);
            await expect(opener(page)).toHaveCount(0);
            await look(step);
          }
        }
      };
      await everyScreen(async (screen) => {
        found.note(screen, 'cookie banner', await controlsCoveredOnFocus(page, { within: 'main' }));
      });
      await page.evaluate(
        (keys) => {
          for (const key of keys) sessionStorage.removeItem(key);
        },
        forms.map(({ key }) => key),
      );
      await banner(page).getByRole('button', { name: 'Sluiten zonder te kiezen' }).click();
      await expect(banner(page)).toHaveCount(0);
      await everyScreen((screen) => checkScreen(page, screen, found, 'main'));
      await go(page, { address: '/contact' });
      await checkScreen(page, { address: '/contact' }, found, 'header, footer');
      expect(found.all).toEqual([]);
    });
  }
}

test('a complaint about a garage without its name returns to the name field, and the toast does not cover Volgende', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await start(page, { customer: false });
  await banner(page).getByRole('button', { name: 'Sluiten zonder te kiezen' }).click();
  await storeAnswers(page, COMPLAIN);
  for (const step of stepsOf(COMPLAIN).slice(-1)) await go(page, step);
  await page.getByRole('button', { name: 'Klacht versturen' }).click();
  await expect(toast(page)).toContainText('Garage naam vereist');
  await expectNotCovered(page.getByRole('button', { name: 'Volgende' }));
  await expect(toast(page)).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const) {
  test(`at ${width} px the list of a field opens over the cookie banner, and every choice can be pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await start(page, { customer: false });
    await go(page, { address: '/lease-berekenen?type=auto&aanschafprijs=28500&looptijd=60' });
    const list = page.locator('main').getByRole('combobox', { name: /^Looptijd/ });
    // In the middle of the window: the list is longer than the room above the banner.
    await list.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().top - innerHeight * 0.4, behavior: 'instant' });
    });
    await list.click();
    // Behind an open list the page is hidden from the accessibility tree, so not by its role.
    await expect(page.locator('section', { hasText: 'Cookies: u kiest' })).toBeVisible();
    const choices = page.getByRole('option');
    await expect(choices).toHaveCount(6);
    for (const choice of await choices.all()) await expectNotCovered(choice);
  });
}

test('a toast stays where it is when the page changes under it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page, { customer: false });
  await banner(page).getByRole('button', { name: 'Sluiten zonder te kiezen' }).click();
  await go(page, { address: '/contact' });
  await page.evaluate(() =>
    window.remoteControl.toast({ title: 'Gelukt', text: 'Uw bericht is verstuurd.' }),
  );
  await expect(toast(page)).toBeVisible();
  const place = () => toast(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  await go(page, { address: '/faq' });
  await expect(page.locator('h1')).toBeFocused();
  await expect(toast(page)).toBeVisible();
  expect(await place()).toBe(before);
});

test('at 200% zoom the menu opens while the cookie banner is open', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await start(page, { customer: false });
  const menu = page.getByRole('banner').locator('summary');
  await expectNotCovered(menu);
  await menu.click();
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
});

test('on a phone the amount of the calculator covers neither the field in use nor its error', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page, { customer: false });
  await banner(page).getByRole('button', { name: 'Sluiten zonder te kiezen' }).click();
  await go(page, { address: '/lease-berekenen?type=auto&aanschafprijs=25000&looptijd=60' });
  const field = page.locator('main').getByRole('textbox', { name: /^Aanbetaling/ });
  await field.fill('24000');
  const bar = page.getByRole('link', { name: /per maand bij uw vorige invoer$/ });
  await expect(bar).toHaveCount(1);
  const error = page
    .locator('main')
    .getByText(/^Bij deze prijs|hoogstens €\s18.000/)
    .last();
  for (const part of [field, error]) {
    // The error stays readable while another field is filled in.
    if (part === error)
      await page
        .locator('main')
        .getByRole('textbox', { name: /^Aanschafprijs/ })
        .focus();
    // At the height of the bar.
    await part.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight + 24, behavior: 'instant' });
    });
    await expectNotCovered(part);
  }
});

test('every page of the composition is among the checked pages', async () => {
  const paths = await Promise.all(
    REMOTES.filter((remote) => remote !== 'remote-probe').map(async (remote) => {
      const release = parseRelease(await readFile(path.join(distOf(remote), 'release.json'), 'utf8'));
      return release.pages.map((page) => page.path);
    }),
  );
  const walked = [...VISITOR_SCREENS, ...CUSTOMER_SCREENS].map(({ address }) => address.split('?')[0]);
  expect(paths.flat().filter((path) => !walked.includes(path))).toEqual([]);
});
