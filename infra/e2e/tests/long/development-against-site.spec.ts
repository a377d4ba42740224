import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Site, startSite } from '@site/local/site';
import { REMOTES } from '@site/platform/protocol';
import { scratchFolder } from '@site/testkit/scratch';
import { createStore } from '@site/testkit/shell';
import { until } from '@site/testkit/until';
import { cookieChoiceAt } from '../../support/consent';
import { type DevelopmentSession, developAgainstSite } from '../../support/development';
import { DESKTOP } from '../../support/suite';

test.describe.configure({ mode: 'serial' });
test.use(DESKTOP);

const FORM = 'mfe-forms/src/contact/contact-form.tsx';
const PAGE = 'mfe-forms/src/contact/page.tsx';

let deployed: Site;
let session: DevelopmentSession;

test.use({ storageState: cookieChoiceAt(() => session) });
test.beforeAll(async () => {
  deployed = await startSite({
    root: path.resolve(import.meta.dirname, '../../../..'),
    dataDir: await scratchFolder('deployed'),
    store: await createStore(REMOTES),
    ports: 'free',
    unsafeFast: true,
  });
  session = await developAgainstSite('mfe-forms', deployed.siteUrl);
});
test.afterAll(async () => {
  await session?.stop();
  await deployed?.stop();
});

async function open(page: Page, address: string) {
  const answer = await page.goto(session.url + address);
  await page.waitForSelector('html[data-hydrated]');
  return answer;
}

/** Until the page is loaded again, `isSamePage` is true. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Where the page is scrolled to, once that no longer changes: the page itself scrolls to an error. */
async function settledScroll(page: Page): Promise<number> {
  let last = Number.NaN;
  const isSettled = async () => {
    const before = last;
    last = await page.evaluate(() => scrollY);
    return last === before;
  };
  await expect.poll(isSettled, { intervals: [300] }).toBe(true);
  return last;
}

test('a saved component changes the open page, which keeps its input, focus, state and scroll position', async ({
  page,
}) => {
  await until(() => session.lines.join('\n').includes(`The site:   ${session.url}`));
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));

  expect((await open(page, '/contact'))?.status()).toBe(200);
  await expect(page).toHaveTitle(/Contact en klantenservice/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klantenservice');
  const form = page.getByRole('form', { name: 'Bericht sturen' });
  await form.getByLabel('Naam').fill('Jan de Boer');
  // State of the component, which is not in the draft: that an attempt was made.
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(form.getByText('Schrijf uw bericht.')).toBeVisible();
  await form.getByLabel('Onderwerp').fill('Mijn vraag');
  await markPage(page);
  const scrolled = await settledScroll(page);
  expect(scrolled).toBeGreaterThan(0);

  const isKept = async () => {
    await expect(form.getByLabel('Naam')).toHaveValue('Jan de Boer');
    await expect(form.getByLabel('Onderwerp')).toHaveValue('Mijn vraag');
    await expect(form.getByLabel('Onderwerp')).toBeFocused();
    await expect(form.getByText('Schrijf uw bericht.')).toBeVisible();
    expect(await settledScroll(page)).toBe(scrolled);
    expect(await isSamePage(page)).toBe(true);
  };
  await session.edit(FORM, ": 'Versturen'", ": 'Nu versturen'");
  await expect(form.getByRole('button', { name: 'Nu versturen' })).toBeVisible();
  await isKept();

  const hasNewStyle = () => expect(form.getByRole('status')).toHaveCSS('letter-spacing', '2px');
  await session.edit(FORM, 'align-items: center;', 'align-items: center;\n  letter-spacing: 2px;');
  await hasNewStyle();
  await isKept();

  // A page that exports data next to its component.
  await session.edit(PAGE, 'title="Klantenservice"', 'title="Onze klantenservice"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onze klantenservice');
  await isKept();

  // A mistake is shown over the page, which stays as it is, and mended without a page load.
  await session.edit(FORM, ": 'Nu versturen'", ": 'Nu versturen");
  const trouble = page.getByRole('alert').filter({ hasText: 'Syntax Error' });
  await expect(trouble).toContainText('contact-form.tsx');
  await isKept();
  await session.edit(FORM, ": 'Nu versturen", ": 'Verstuur dit'");
  await expect(form.getByRole('button', { name: 'Verstuur dit' })).toBeVisible();
  await expect(trouble).toHaveCount(0);
  await isKept();

  // The call goes to the deployed site, as from a page of its own.
  await form.getByLabel('E-mailadres').fill('jan@deboer.example');
  await form.getByLabel('Bericht').fill('Hoe lang duurt een aanvraag?');
  await form.getByRole('button', { name: 'Verstuur dit' }).click();
  await expect(form.getByText(/Uw bericht is verstuurd/)).toBeVisible();
  await open(page, '/contact');
  await hasNewStyle();
  expect(errors).toEqual([]);
});

test('pages of other remotes are those of the site, and lead to the local pages', async ({ page }) => {
  const containers: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/remoteEntry.')) containers.push(new URL(answer.url()).pathname);
  });
  await open(page, '/');
  const [marketing = ''] = containers.filter((path) => path.startsWith('/releases/mfe-marketing/'));
  const [local, original] = await Promise.all(
    [session.url, deployed.siteUrl].map(async (origin) => (await fetch(origin + marketing)).text()),
  );
  expect(local).toContain('mfe_marketing');
  expect(local).toBe(original);
  await markPage(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onze klantenservice');
  expect(await isSamePage(page)).toBe(true);
});

test('a page that the site does not have yet is shown, also where its address is open already', async ({
  page,
}) => {
  expect((await open(page, '/afspraak'))?.status()).toBe(404);
  await session.write(
    'mfe-forms/src/appointment/page.tsx',
    `import { PageHero } from '@site/kit';

export default function AppointmentPage() {
  return <PageHero title="Afspraak maken" lead="Kies een dag." />;
}
`,
  );
  await session.edit(
    'mfe-forms/src/pages.ts',
    "definePages('mfe-forms', [",
    `definePages('mfe-forms', [
  {
    path: '/afspraak',
    head: {
      title: 'Afspraak maken',
      description: '${'Maak een afspraak met een adviseur, op kantoor of met beeld, op een dag en een tijd die u schikt. '.padEnd(125, 'Zonder kosten.')}',
      keywords: ['afspraak'],
    },
    load: () => import('./appointment/page'),
  },`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Afspraak maken');
  expect((await fetch(`${deployed.siteUrl}/afspraak`)).status).toBe(404);
  expect((await open(page, '/afspraak'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Afspraak maken');
  await expect(page).toHaveTitle(/Afspraak maken/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await session.stop()).toBe(0);
});
