import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/open';
import { site } from '../../support/site';
import { DESKTOP } from '../../support/suite';

/** What depends on the order of the rules of a component and of those it extends. */
const PROPERTIES = [
  'display',
  'color',
  'backgroundColor',
  'borderRadius',
  'borderTopWidth',
  'boxShadow',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'marginTop',
  'paddingTop',
  'paddingLeft',
  'width',
] as const;

/** The style of each element of the page. */
function styles(page: Page): Promise<string[]> {
  return page.locator('main').evaluate(
    (main, properties) =>
      [...main.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        return [element.tagName, ...properties.map((property) => `${property}: ${style[property]}`)].join(
          '; ',
        );
      }),
    PROPERTIES,
  );
}

test('pages of every remote look the same whether they are loaded or navigated to', async ({ page }) => {
  const pages = [
    ['/faq', 'Veelgestelde vragen'],
    ['/contact', 'Contact'],
    ['/lease-aanvragen', 'Lease aanvragen'],
    ['/lease-berekenen', 'Lease berekenen'],
    ['/login', 'Inloggen'],
  ] as const;
  const loaded = new Map<string, string[]>();
  for (const [address] of pages) {
    await open(page, address);
    loaded.set(address, await styles(page));
  }
  await open(page, '/');
  for (const [address, link] of pages) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await page.waitForURL(`**${address}`);
    await expect(page.locator('main h1')).toBeFocused();
    // Nothing is hovered, as after loading.
    await page.mouse.move(0, 0);
    await expect.poll(() => styles(page), address).toEqual(loaded.get(address));
  }
});

test('the style element of the server stays, and takes the rules of later pages', async ({ page }) => {
  await open(page, '/');
  const count = () =>
    page.locator('head style').evaluateAll((elements) =>
      elements.map((element) => ({
        id: element.id,
        rules: (element as HTMLStyleElement).sheet?.cssRules.length ?? 0,
      })),
    );
  const before = await count();
  expect(before.map(({ id }) => id)).toEqual(['', 'styles']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.locator('main h1')).toBeFocused();
  const after = await count();
  expect(after.map(({ id }) => id)).toEqual(['', 'styles']);
  expect(after[1]?.rules).toBeGreaterThan(before[1]?.rules ?? 0);
});

test('text in a second column starts at the same place on every page: at half of it, or at a third beside headings of a few words', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP.viewport);
  const halves = {
    '/faq': 'Wat is financial lease?',
    '/auto-financieren': 'De prijs van de auto',
    '/leasen-met-bkr': 'Het BKR houdt bij',
    '/duurzaam-ondernemen': 'Elektrisch leasen',
    '/schade': 'Moet ik het Europees schadeformulier invullen?',
    '/contact': 'Na uw aanvraag',
  };
  const thirds = {
    '/lease-voorwaarden': 'Om te starten hebt u drie dingen nodig',
    '/innovatief-financieren': 'Verdient u ',
  };
  for (const starts of [halves, thirds]) {
    const found: Record<string, number> = {};
    for (const [address, words] of Object.entries(starts)) {
      await page.goto(site().siteUrl + address);
      const text = page.locator('main').getByText(words).first();
      found[address] = Math.round((await text.boundingBox())?.x ?? -1);
    }
    expect(new Set(Object.values(found)).size, JSON.stringify(found)).toBe(1);
  }
});
