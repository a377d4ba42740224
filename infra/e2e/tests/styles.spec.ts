import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/open';

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

for (const [address, link] of [
  ['/faq', 'Veelgestelde vragen'],
  ['/contact', 'Contact'],
  ['/lease-aanvragen', 'Lease aanvragen'],
  ['/lease-berekenen', 'Lease berekenen'],
] as const) {
  test(`${address} looks the same whether it is loaded or navigated to`, async ({ page }) => {
    await open(page, address);
    const loaded = await styles(page);
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await page.waitForURL(`**${address}`);
    await expect(page.locator('main h1')).toBeFocused();
    // Nothing is hovered, as after loading.
    await page.mouse.move(0, 0);
    await expect.poll(() => styles(page)).toEqual(loaded);
  });
}

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
