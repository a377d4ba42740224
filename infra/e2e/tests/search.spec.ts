import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility';
import { recordBrowserLog } from '../support/browser-log';
import { open } from '../support/open';
import { pendingRequests } from '../support/pending-requests';
import { site } from '../support/site';

const main = (page: Page) => page.locator('main');
const field = (page: Page) => main(page).getByRole('textbox', { name: 'Zoekterm' });
const submit = (page: Page) => main(page).getByRole('button', { name: 'Zoeken', exact: true });
const clear = (page: Page) => main(page).getByRole('link', { name: 'Zoekterm wissen' });
const count = (page: Page) => main(page).getByRole('heading', { name: /^\d+ resulta/ });
const popular = (page: Page) => main(page).getByRole('region', { name: 'Vaak gezocht' });
const cards = (page: Page) => main(page).getByRole('article');
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
/** The scroll position of the page after scrolling to this. */
const scrolledTo = async (page: Page, to: Locator) => {
  await to.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return scrolled(page);
};
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const POPULAR = [
  'Financial Lease',
  'BKR Lease',
  'Lease berekenen',
  'Contact',
  'Lease aanvragen',
  'Veelgestelde vragen',
];

/** Every entry of the index: title, category, address and type. */
const INDEX = [
  ['Financial Lease', 'Leasing', '/financial-lease', 'lease'],
  ['Leasen met BKR', 'Leasing', '/leasen-met-bkr', 'lease'],
  ['Lease voordelen', 'Leasing', '/lease-voordelen', 'lease'],
  ['Leasen zonder jaarcijfers', 'Leasing', '/leasen-zonder-jaarcijfers', 'lease'],
  ['Lease voorwaarden', 'Leasing', '/lease-voorwaarden', 'lease'],
  ['Lease berekenen', 'Service', '/lease-berekenen', 'service'],
  ['Lease aanvragen', 'Service', '/lease-aanvragen', 'service'],
  ['Verzekeringen', 'Service', '/binnenkort', 'service'],
  ['Contact opnemen', 'Klantenservice', '/contact', 'contact'],
  ['Veelgestelde vragen', 'Klantenservice', '/faq', 'help'],
] as const;

/** Fills in the field and presses Enter. */
async function search(page: Page, words: string) {
  await field(page).fill(words);
  await page.keyboard.press('Enter');
}

test('before a search there are a field, its button and six popular terms, each of which fills the field and finds something', async ({
  page,
}) => {
  const browserLog = recordBrowserLog(page);
  await open(page, '/search');
  await expect(page).toHaveTitle('Zoeken | Zakenwiel');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toHaveAttribute('enterkeyhint', 'search');
  await expect(count(page)).toHaveCount(0);
  await expect(popular(page).getByRole('button')).toHaveText(POPULAR);
  expect(await accessibilityViolations(page, { include: 'main' })).toEqual([]);
  for (const term of POPULAR) {
    await popular(page).getByRole('button', { name: term }).click();
    await expect(page).toHaveURL(`${site().siteUrl}/search?q=${term.replaceAll(' ', '+')}`);
    await expect(page).toHaveTitle(`Zoeken naar ${term} | Zakenwiel`);
    await expect(field(page)).toHaveValue(term);
    await expect(cards(page).first()).toBeVisible();
    await expect(count(page)).toBeFocused();
    await expect(popular(page)).toHaveCount(0);
    await page.goBack();
  }
  expect(browserLog).toEqual([]);
});

test('a search with the button or Enter shows the number of results and the results, without a request', async ({
  page,
}) => {
  await open(page, '/search');
  const network = pendingRequests(page);
  await network.settled();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await field(page).fill('Klantenservice');
  await submit(page).click();
  await expect(count(page)).toHaveText(/^\d+ resultaten voor ‘Klantenservice’$/);
  await expect(cards(page).getByRole('heading').nth(0)).toHaveText('Contact opnemen');
  await expect(cards(page).getByRole('heading').nth(1)).toHaveText('Veelgestelde vragen');
  for (const [words, title] of [
    ['JAARCIJFERS', 'Leasen zonder jaarcijfers'],
    ['zzp', 'Leasen zonder jaarcijfers'],
    ['allrisk', 'Verzekeringen'],
    ['  contact op  ', 'Contact opnemen'],
    ['veelGESTELDE', 'Veelgestelde vragen'],
  ] as const) {
    await search(page, words);
    await expect(count(page)).toHaveText(new RegExp(`^\\d+ resulta(?:at|ten) voor ‘${words.trim()}’$`));
    await expect(count(page)).toBeFocused();
    await expect(cards(page).getByRole('heading').first()).toHaveText(title);
  }
  await search(page, 'operationéél');
  await expect(count(page)).toHaveText('0 resultaten voor ‘operationéél’');
  await network.settled();
  expect(requests).toEqual([]);
});

test('a link to a search shows its results: first the ten pages, each with icon, title, category, description and a link', async ({
  page,
}) => {
  const browserLog = recordBrowserLog(page);
  await open(page, '/search?q=e');
  await expect(field(page)).toHaveValue('e');
  await expect(field(page)).not.toBeFocused();
  await expect(count(page)).toHaveText(/^\d+ resultaten voor ‘e’$/);
  const addresses = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.slice(0, INDEX.length)).toEqual(INDEX.map(([, , address]) => address));
  // Then all other pages that are listed, and then the questions.
  expect(addresses).toContain('/schade');
  expect(addresses.at(-1)).toContain('#');
  expect(new Set(addresses).size).toBe(addresses.length);
  const drawings = new Map<string, Set<string>>();
  for (const [index, [title, category, address, type]] of INDEX.entries()) {
    const found = cards(page).nth(index);
    // The marks do not change the accessible name of a link.
    const link = found.getByRole('link', { name: title, exact: true });
    await expect(link).toHaveAttribute('href', address);
    const more = found.getByRole('link', { name: 'Meer informatie' });
    await expect(more).toHaveAttribute('href', address);
    await expect(more).toHaveAccessibleDescription(title);
    await expect(found.getByText(category, { exact: true })).toBeVisible();
    expect((await found.locator('p').textContent())?.length, title).toBeGreaterThan(40);
    const sign = found.locator('svg').first();
    await expect(sign).toBeVisible();
    drawings.set(type, (drawings.get(type) ?? new Set()).add(await sign.innerHTML()));
  }
  expect([...drawings.values()].map((kinds) => kinds.size)).toEqual([1, 1, 1, 1]);
  expect(new Set([...drawings.values()].flatMap((kinds) => [...kinds])).size).toBe(4);
  expect(await accessibilityViolations(page, { include: 'main' })).toEqual([]);
  expect(browserLog).toEqual([]);
});

test('the words that were searched for are marked, by more than a colour, in high contrast too', async ({
  page,
}) => {
  await open(page, '/search?q=lEaS');
  const marks = cards(page).first().locator('mark');
  await expect(marks).toHaveText(['Leas', 'Leas', 'leas']);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    for (const mark of await marks.all()) {
      await expect(mark).toHaveCSS('border-bottom-style', 'solid');
      await expect(mark).toHaveCSS('border-bottom-width', '2px');
    }
  }
  // What the accessibility tree of the browser contains.
  const cdp = await page.context().newCDPSession(page);
  const { root } = await cdp.send('DOM.getDocument');
  const { nodes } = await cdp.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    role: 'link',
    accessibleName: 'Leasen met BKR',
  });
  expect(nodes.length).toBeGreaterThanOrEqual(1);
});

test('a card can be pressed anywhere, unless its text is being selected', async ({ page }) => {
  await open(page, '/search?q=zzp');
  const text = await cards(page).first().locator('p').boundingBox();
  if (!text) throw new Error('There is no text to select.');
  await page.mouse.move(text.x + 2, text.y + 10);
  await page.mouse.down();
  await page.mouse.move(text.x + 120, text.y + 10);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain('starters');
  await expect(page).toHaveURL(/q=zzp$/);
  await cards(page).first().locator('svg').first().click();
  await expect(page).toHaveURL(`${site().siteUrl}/leasen-zonder-jaarcijfers`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('no results shows a message with other pages; an empty query finds nothing', async ({ page }) => {
  await open(page, '/search?q=duikboot');
  await expect(count(page)).toHaveText('0 resultaten voor ‘duikboot’');
  expect(await accessibilityViolations(page, { include: 'main' })).toEqual([]);
  for (const words of ['', '   ']) {
    await search(page, words);
    await expect(count(page)).toHaveText('0 resultaten');
    await expect(count(page)).toBeFocused();
    await expect(cards(page)).toHaveCount(0);
    await expect(popular(page)).toHaveCount(0);
    await expect(main(page)).toContainText('Geen resultaten gevonden');
    await expect(main(page)).toContainText("Probeer een andere zoekterm of bekijk onze populaire pagina's.");
    await expect(main(page).getByRole('listitem').getByRole('link')).toHaveCount(6);
  }
  await expect(page).toHaveURL(`${site().siteUrl}/search?q=+++`);
  await expect(page).toHaveTitle('Zoeken | Zakenwiel');
});

test('back and forward restore the field, the results, the focus and the scroll position', async ({
  page,
}) => {
  await open(page, '/search');
  await search(page, 'lease');
  await expect(count(page)).toHaveText(/resultaten voor ‘lease’$/);
  // The end of the navigation: it scrolls to the top, and moves the focus.
  await expect(count(page)).toBeFocused();
  const result = card(page, 'Lease aanvragen').getByRole('link', { name: 'Lease aanvragen' });
  const left = await scrolledTo(page, result);
  expect(left).toBeGreaterThan(300);
  // Playwright's own click may scroll once more.
  await result.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`${site().siteUrl}/lease-aanvragen`);
  await page.goBack();
  await expect(count(page)).toHaveText(/resultaten voor ‘lease’$/);
  await expect(field(page)).toHaveValue('lease');
  await expect.poll(() => scrolled(page)).toBe(left);
  // Typed but not submitted. `fill` would start a smooth scroll to the field, and the page would be left somewhere on the way.
  await field(page).evaluate((input) => {
    input.focus({ preventScroll: true });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'zzp');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(field(page)).toHaveValue('zzp');
  await page.goBack();
  await expect(page).toHaveURL(`${site().siteUrl}/search`);
  await expect(field(page)).toHaveValue('');
  await expect(popular(page).getByRole('heading')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goForward();
  await expect(field(page)).toHaveValue('lease');
  await expect(count(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.reload();
  await expect(field(page)).toHaveValue('lease');
  await expect(count(page)).toHaveText(/resultaten voor ‘lease’$/);
});

test('by keyboard alone: from the search in the header to a found page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site().siteUrl}/search`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zoeken' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('bkrr');
  await page.keyboard.press('Tab');
  await expect(clear(page)).toBeFocused();
  const box = await clear(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('bkr');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText(/resultaten voor ‘bkr’$/);
  await expect(count(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link', { name: 'Meer informatie' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site().siteUrl}/leasen-met-bkr`);
});

test('emptying the field shows the popular terms again, and back undoes it', async ({ page }) => {
  await open(page, '/search?q=contact');
  await clear(page).click();
  await expect(page).toHaveURL(`${site().siteUrl}/search`);
  await expect(field(page)).toBeFocused();
  await expect(clear(page)).toHaveCount(0);
  await expect(popular(page)).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('contact');
  await expect(card(page, 'Contact opnemen')).toBeVisible();
});

test('everything fits at every width from 320 pixels, also the longest word', async ({ page }) => {
  for (const address of ['/search', '/search?q=e', `/search?q=${'W'.repeat(100)}`]) {
    await open(page, address);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await wide(page), `${address} at ${width}`).toBe(0);
      for (const operable of [field(page), submit(page)]) await expect(operable).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('a hostile query', () => {
  for (const [what, q, shown] of [
    ['tags', '%3Cimg%20src=x%20onerror=alert(1)%3E%3Cscript%3Ealert(2)%3C/script%3E', /^<img src=x/],
    ['10,000 characters', 'W'.repeat(10_000), /^W{100}$/],
    ['half an emoji at the end', `a${'%F0%9F%98%80'.repeat(500)}`, /^a(?:😀){49}$/u],
    ['marks that turn the direction of writing', '%E2%80%AElease%E2%80%8F', /^lease$/],
    ['a percentage', '100%', /^100%$/],
    ['bytes that are no text', '%E0%A4%A', /./],
    ['null bytes and new lines', 'le%00%00ase%0D%0A%09auto', /^le ase auto$/],
    ['two queries', 'jaarcijfers&q=contact', /^jaarcijfers$/],
    ['the letters that get longer', '%C4%B0STANBUL%20%E1%BA%9E', /^İSTANBUL ẞ$/],
    ['a pattern', '.*(', /^\.\*\($/],
  ] as const) {
    test(`with ${what} is text, from the server and in the browser`, async ({ page }) => {
      const browserLog = recordBrowserLog(page);
      page.on('dialog', (dialog) => browserLog.push(`dialog: ${dialog.message()}`));
      const response = await open(page, `/search?q=${q}`);
      expect(response?.status()).toBe(200);
      await expect(field(page)).toHaveValue(shown);
      await expect(count(page)).toBeVisible();
      expect(await wide(page)).toBe(0);
      expect(browserLog).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field, the popular terms and the clear link work', async ({ page, request }) => {
    const html = await (await request.get(`${site().siteUrl}/search?q=jaarcijfers`)).text();
    expect(html).toMatch(/\d resultaten voor ‘jaarcijfers’/);
    expect(html).toContain('href="/leasen-zonder-jaarcijfers"');
    expect(html).toMatch(/<title[^>]*>Zoeken naar jaarcijfers \| Zakenwiel</);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    await page.goto(`${site().siteUrl}/search`);
    await popular(page).getByRole('button', { name: 'BKR Lease' }).click();
    await expect(page).toHaveURL(`${site().siteUrl}/search?q=BKR+Lease`);
    await expect(field(page)).toHaveValue('BKR Lease');
    await expect(card(page, 'Leasen met BKR')).toBeVisible();
    await field(page).fill('  Contact ');
    await page.keyboard.press('Enter');
    await expect(count(page)).toHaveText(/^\d+ resulta(?:at|ten) voor ‘Contact’$/);
    await expect(cards(page).getByRole('heading').first()).toHaveText('Contact opnemen');
    await clear(page).click();
    await expect(page).toHaveURL(`${site().siteUrl}/search`);
    await submit(page).click();
    await expect(count(page)).toHaveText('0 resultaten');
    await expect(main(page)).toContainText('Geen resultaten gevonden');
  });
});
