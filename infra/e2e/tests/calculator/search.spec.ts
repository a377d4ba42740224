import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '../../support/accessibility';
import { open } from '../../support/open';
import { overflow } from '../../support/overflow';
import { pendingRequests } from '../../support/pending-requests';
import { site } from '../../support/site';

const main = (page: Page) => page.locator('main');
const field = (page: Page) => main(page).getByRole('textbox', { name: 'Zoekterm' });
const submit = (page: Page) => main(page).getByRole('button', { name: 'Zoeken', exact: true });
const clear = (page: Page) => main(page).getByRole('link', { name: 'Zoekterm wissen' });
const count = (page: Page) => main(page).getByRole('heading', { name: /^\d+ resulta/ });
const popular = (page: Page) => main(page).getByRole('region', { name: 'Vaak gezocht' });
const cards = (page: Page) => main(page).getByRole('article');
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Fills in the field and presses Enter. */
async function search(page: Page, words: string) {
  await field(page).fill(words);
  await page.keyboard.press('Enter');
}

test('a popular term, the button and Enter each show the number of results and the results, without a request', async ({
  page,
}) => {
  await open(page, '/search');
  const network = pendingRequests(page);
  await network.settled();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await popular(page).getByRole('button', { name: 'BKR Lease' }).click();
  await expect(page).toHaveURL(`${site().siteUrl}/search?q=BKR+Lease`);
  await expect(page).toHaveTitle('Zoeken naar BKR Lease | Zakenwiel');
  await expect(field(page)).toHaveValue('BKR Lease');
  await expect(count(page)).toBeFocused();
  await expect(popular(page)).toHaveCount(0);
  await field(page).fill('Klantenservice');
  await submit(page).click();
  await expect(count(page)).toHaveText(/^\d+ resultaten voor ‘Klantenservice’$/);
  await expect(cards(page).getByRole('heading')).toHaveText([/^Contact opnemen$/, /^Veelgestelde vragen$/]);
  await search(page, 'duikboot');
  await expect(count(page)).toHaveText('0 resultaten voor ‘duikboot’');
  await expect(count(page)).toBeFocused();
  expect(await accessibilityViolations(page, { include: 'main' })).toEqual([]);
  await network.settled();
  expect(requests).toEqual([]);
});

test('the words that were searched for are marked, by more than a colour, in high contrast too', async ({
  page,
}) => {
  await open(page, '/search?q=lEaS');
  await expect(field(page)).not.toBeFocused();
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
  await open(page, '/search?q=bereken');
  const text = await cards(page).first().locator('p').boundingBox();
  if (!text) throw new Error('There is no text to select.');
  await page.mouse.move(text.x + 2, text.y + 10);
  await page.mouse.down();
  await page.mouse.move(text.x + 120, text.y + 10);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain('Bereken');
  await expect(page).toHaveURL(/q=bereken$/);
  await cards(page).first().locator('svg').first().click();
  await expect(page).toHaveURL(`${site().siteUrl}/lease-berekenen`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('back and forward restore the field, the results, the focus and the scroll position', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  /** The scroll position after scrolling to this, once the page has received the scroll event. */
  const scrolledTo = async (to: Locator) => {
    await to.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    return scrolled();
  };
  await open(page, '/search');
  await search(page, 'lease');
  await expect(count(page)).toHaveText(/resultaten voor ‘lease’$/);
  // The end of the navigation: it scrolls to the top, and moves the focus.
  await expect(count(page)).toBeFocused();
  const result = card(page, 'Lease berekenen').getByRole('link', { name: 'Lease berekenen' });
  const left = await scrolledTo(result);
  expect(left).toBeGreaterThan(300);
  // Playwright's own click may scroll once more.
  await result.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`${site().siteUrl}/lease-berekenen`);
  await page.goBack();
  await expect(count(page)).toHaveText(/resultaten voor ‘lease’$/);
  await expect(field(page)).toHaveValue('lease');
  await expect.poll(scrolled).toBe(left);
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
  await expect.poll(scrolled).toBe(0);
  await page.goForward();
  await expect(field(page)).toHaveValue('lease');
  await expect(count(page)).toBeFocused();
  await expect.poll(scrolled).toBe(left);
  await page.reload();
  await expect(field(page)).toHaveValue('lease');
  await expect(count(page)).toHaveText(/resultaten voor ‘lease’$/);
});

test('by keyboard alone: from the search in the header to a found page', async ({ page }) => {
  await open(page, '/lease-berekenen');
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site().siteUrl}/search`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zoeken' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('berekk');
  await page.keyboard.press('Tab');
  await expect(clear(page)).toBeFocused();
  const box = await clear(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('bereken');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText(/voor ‘bereken’$/);
  await expect(count(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link', { name: 'Meer informatie' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site().siteUrl}/lease-berekenen`);
});

/** Hostile queries by what is strange about them, with what the field shows of them. */
const HOSTILE: Readonly<Record<string, readonly [q: string, shown: string | RegExp]>> = {
  tags: ['%3Cimg%20src=x%20onerror=alert(1)%3E%3Cscript%3Ealert(2)%3C/script%3E', /^<img src=x/],
  '10,000 characters': ['W'.repeat(10_000), 'W'.repeat(100)],
  'half an emoji at the end': [`a${'%F0%9F%98%80'.repeat(500)}`, `a${'😀'.repeat(49)}`],
  'marks that turn the direction of writing': ['%E2%80%AElease%E2%80%8F', 'lease'],
  'a percentage': ['100%', '100%'],
  'bytes that are no text': ['%E0%A4%A', /./],
  'null bytes and new lines': ['le%00%00ase%0D%0A%09auto', 'le ase auto'],
  'two queries': ['jaarcijfers&q=contact', 'jaarcijfers'],
  'the letters that get longer': ['%C4%B0STANBUL%20%E1%BA%9E', 'İSTANBUL ẞ'],
  'a pattern': ['.*(', '.*('],
};

test('a hostile query is text, from the server and in the browser, and the longest word fits at every width', async ({
  page,
}) => {
  const unexpected: string[] = [];
  page.on('console', (message) => {
    // Nobody asks a backend here.
    if (!message.location().url.includes('/api/')) unexpected.push(message.text());
  });
  page.on('pageerror', (error) => unexpected.push(error.message));
  page.on('dialog', (dialog) => unexpected.push(`dialog: ${dialog.message()}`));
  for (const [what, [q, shown]] of Object.entries(HOSTILE)) {
    const response = await open(page, `/search?q=${q}`);
    expect(response?.status(), what).toBe(200);
    await expect(field(page), what).toHaveValue(shown);
    await expect(count(page), what).toBeVisible();
    expect(await overflow(page.mainFrame()), what).toBe(0);
  }
  await open(page, `/search?q=${'W'.repeat(100)}`);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await overflow(page.mainFrame()), `at ${width} px`).toBe(0);
    for (const operable of [field(page), submit(page)]) await expect(operable).toBeInViewport({ ratio: 1 });
  }
  expect(unexpected).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field, the popular terms and the clear link work', async ({ page, request }) => {
    const html = await (await request.get(`${site().siteUrl}/search?q=jaarcijfers`)).text();
    expect(html).toMatch(/\d resulta(?:at|ten) voor ‘jaarcijfers’/);
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
