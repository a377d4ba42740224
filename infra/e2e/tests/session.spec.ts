import { expect, type Page, test } from '@playwright/test';
import { becomeCustomer } from '../support/customer';
import { APPLICATION, CUSTOMER, fakeCustomer } from '../support/fake-customer';
import { open } from '../support/open';
import { site } from '../support/site';

const EMAIL = 'fenna.van-der-meer-de-boer@bakkerijhethoekjevandestraat.example';
const LONG_NAMES = {
  ...CUSTOMER,
  email: EMAIL,
  voornaam: 'Fenna',
  achternaam: 'van der Meer',
  telefoon: '',
  bedrijfsnaam: "Bakkerij 't Hoekje van de straat",
};

const header = (page: Page) => page.getByRole('banner');
const wayOut = (page: Page) => header(page).getByRole('link', { name: 'Uitloggen', exact: true });

/** A backend with a logged-in customer. It answers the session request once `answer` is called. */
async function loggedIn(page: Page) {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await fakeCustomer(page, {
    customer: LONG_NAMES,
    application: {
      ...APPLICATION,
      bedrijfsnaam: LONG_NAMES.bedrijfsnaam,
      voertuigLink: 'https://busjes.example/transporter',
    },
    asked,
  });
  return answer;
}

test('the header of a customer has text at every width, and shifts nothing when the session is known', async ({
  page,
}, info) => {
  const answer = await loggedIn(page);
  const widths = info.project.name === 'phone' ? [320, 360, 390] : [768, 1024, 1440];
  await open(page, '/faq');
  await page.evaluate(() => document.fonts.ready);
  const places = async () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header a, header summary, footer h2, footer p')]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return [Math.round(x), Math.round(y + scrollY), Math.round(width)].join();
        }),
    );
  const before: string[][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    before.push(await places());
  }
  answer();
  await expect(wayOut(page)).toBeVisible();
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    await expect(wayOut(page)).toHaveText('Uitloggen', { useInnerText: true });
    await expect(wayOut(page)).toBeInViewport({ ratio: 1 });
    expect((await wayOut(page).boundingBox())?.height).toBe(44);
    expect(await places(), `${width} px`).toEqual(before[index]);
    const name = header(page).getByText('Zakenwiel', { exact: true });
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  if (info.project.name === 'desktop') {
    await expect(header(page).getByRole('link', { name: 'Mijn Zakenwiel' })).toHaveAttribute(
      'href',
      '/klant',
    );
  } else {
    await header(page).locator('summary').click();
    await expect(header(page).getByRole('link', { name: 'Mijn Zakenwiel' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: `Uitloggen als ${EMAIL}` })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mijn Zakenwiel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dag Fenna' })).toBeVisible();
});

test('the portal cuts nothing off: the mail address, the details of an application, the printed footer', async ({
  page,
}) => {
  (await loggedIn(page))();
  await open(page, '/klant/account');
  const email = page.locator('main').getByRole('textbox', { name: 'E-mailadres' });
  await expect(email).toHaveValue(EMAIL);
  const cutOff = await email.evaluate((field) => [
    field.scrollWidth - field.clientWidth,
    field.scrollHeight - field.clientHeight,
  ]);
  expect(cutOff).toEqual([0, 0]);

  await page.setViewportSize({ width: 1047, height: 900 });
  await open(page, '/klant');
  const card = page.getByRole('article', { name: 'Aanvraag K7R2XPD' });
  await expect(card).toBeVisible();
  // No dot after a detail: one precedes each except the first of a line.
  const dots = await card
    .locator('p > *')
    .evaluateAll((facts) => facts.map((fact) => getComputedStyle(fact, '::after').content));
  expect(dots.length).toBeGreaterThan(2);
  expect(new Set(dots)).toEqual(new Set(['none']));

  await page.emulateMedia({ media: 'print' });
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    expect(
      await link.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.lastChild as Node);
        return range.getClientRects().length;
      }),
      (await link.textContent()) ?? '',
    ).toBe(1);
  }
});

test('logging out in one tab logs out the others, and Back shows nothing of the portal', async ({
  page,
  context,
}, info) => {
  test.setTimeout(120_000);
  const { siteUrl } = site();
  await page.goto(`${siteUrl}/login/klant`);
  await becomeCustomer(page, `tabbladen.${info.project.name}@uitloggen.example`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await open(other, '/klant/account');
  await expect(other.locator('main').getByRole('textbox', { name: 'E-mailadres' })).toBeVisible();
  await expect(wayOut(other)).toBeVisible();

  await page.locator('main').getByRole('button', { name: 'Uitloggen' }).click();
  await page.waitForURL(`${siteUrl}/`);
  await expect(page.getByText('U bent succesvol uitgelogd van uw account', { exact: true })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Inloggen' })).toBeVisible();

  await expect(other).toHaveURL(`${siteUrl}/login/klant`);
  await expect(header(other).getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await expect(other.getByText('Uw sessie is verlopen')).toHaveCount(0);
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/login\/klant/);
  await expect(page.getByRole('textbox', { name: 'Cijfer 1 van 6' })).toHaveValue('');
});

test('a logout continues without an answer of the server, and says that it is not confirmed', async ({
  page,
}) => {
  (await loggedIn(page))();
  await page.clock.install();
  await open(page, '/klant');
  await page.route('**/api/customers/logout', () => {});
  await page.locator('main').getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('button', { name: 'Uitloggen...' })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(`${site().siteUrl}/`);
  const notice = page.getByRole('alert').filter({ hasText: 'niet bevestigen' });
  await expect(notice).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await page.unroute('**/api/customers/logout');
  await notice.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(notice).toHaveCount(0);
});
