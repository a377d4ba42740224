import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/open';
import { site } from '../../support/site';
import { DESKTOP } from '../../support/suite';

test.use(DESKTOP);

test('a comparison on a phone is still a table, and each cell shows the name of its column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/lease-voordelen');
  const table = page.getByRole('table', { name: 'Vergelijking op zeven punten' });
  await expect(table.getByRole('columnheader')).toHaveText(['Financial lease', 'Operational lease', 'Kopen']);
  const row = table.getByRole('row', { name: /^Onderhoud inbegrepen/ });
  await expect(row.getByRole('rowheader')).toHaveText('Onderhoud inbegrepen');
  const seen = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(seen.map((content) => content.split('"')[1])).toEqual([
    'Financial lease',
    'Operational lease',
    'Kopen',
  ]);
});

/** The colours of a picture, row by row. */
function coloursOf(png: Buffer, page: Page): Promise<string[]> {
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = 1;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, image.width, 1);
    const found = new Set<string>();
    for (let at = 0; at < pixels.length; at += 4) found.add(pixels.slice(at, at + 3).join(' '));
    return [...found];
  }, png.toString('base64'));
}

test('the drawn road of the steps has no visible seams, at any pixel density', async ({ browser }) => {
  const blank = await browser.newPage();
  for (const deviceScaleFactor of [1, 1.5, 2, 3]) {
    const page = await browser.newPage({
      ...DESKTOP,
      viewport: { width: 1337, height: 900 },
      deviceScaleFactor,
      reducedMotion: 'reduce',
    });
    await page.goto(`${site().siteUrl}/schade`);
    const road = page.locator('main ol').filter({ hasText: 'Maak het veilig' });
    await road.scrollIntoViewIfNeeded();
    const box = await road.boundingBox();
    if (!box) throw new Error('The steps are not shown.');
    // A strip of the drawn road, below the sign posts and without the rounded ends.
    const strip = { x: box.x + 20, y: box.y + 76, width: box.width - 40, height: 2 };
    const colours = await coloursOf(await page.screenshot({ clip: strip }), blank);
    expect(colours, `at ${deviceScaleFactor}`).toHaveLength(1);
    await page.close();
  }
  await blank.close();
});

test.describe('the index of a legal text', () => {
  const index = (page: Page) => page.getByRole('navigation', { name: 'Op deze pagina' });
  const topOf = async (page: Page, name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? -1;
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is next to the text, and a link leads to its heading by keyboard', async ({ page }) => {
    await open(page, '/juridisch');
    const link = index(page).getByRole('link', { name: '5. Betalen' });
    const heading = page.getByRole('heading', { name: '5. Betalen' });
    const [indexLink, text] = [await link.boundingBox(), await heading.boundingBox()];
    expect(indexLink?.x).toBeGreaterThan((text?.x ?? 0) + 720);

    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/juridisch#betalen$/);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    expect(await topOf(page, '5. Betalen')).toBeGreaterThan(80);
    expect(await topOf(page, '5. Betalen')).toBeLessThan(160);
    await expect(index(page).locator('[aria-current=location]:visible')).toHaveText('5. Betalen');
  });

  test('stays visible and marks the current chapter, to the end', async ({ page }) => {
    await open(page, '/juridisch?section=privacy');
    const current = index(page).locator('[aria-current=location]:visible');
    await expect(current).toHaveText('Privacyverklaring');
    await page.evaluate(() => {
      const heading = document.getElementById('beveiliging') as HTMLElement;
      window.scrollBy(0, heading.getBoundingClientRect().top - 100);
    });
    await expect(current).toHaveText('Hoe wij gegevens beveiligen');
    await expect(current).toBeInViewport();
    await index(page).getByRole('link', { name: 'Cookies' }).click();
    await expect(current).toHaveText('Cookies');
  });

  test('is a disclosure above the text on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, '/juridisch');
    const link = index(page).getByRole('link', { name: '12. Recht' });
    await expect(link).toBeHidden();
    await index(page).getByText('Op deze pagina').locator('visible=true').click();
    await link.click();
    await expect(page.getByRole('heading', { name: '12. Recht' })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('is not printed', async ({ page }) => {
    await open(page, '/juridisch');
    await expect(index(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(index(page)).toBeHidden();
  });
});

test('on a phone the price is in the first screen of home, before the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const price = page.getByRole('main').getByRole('slider', { name: 'Aanschafprijs' });
  await expect(price).toBeInViewport({ ratio: 1 });
  const below = page.getByRole('main').getByRole('link', { name: 'Lease berekenen' }).first();
  expect((await below.boundingBox())?.y).toBeGreaterThan((await price.boundingBox())?.y ?? Infinity);
});

for (const address of ['/auto-financieren', '/lease-voordelen']) {
  test(`on a phone the monthly amount of ${address} is in sight while the price is moved`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, address);
    const card = page
      .getByRole('main')
      .getByRole('region', { name: /bedragen/ })
      .last();
    const price = card.getByRole('slider', { name: 'Aanschafprijs' });
    await price.focus();
    const amount = card.getByText(/^€\s[\d.]+ per maand$/);
    await expect(amount).toBeInViewport({ ratio: 1 });
    const before = await amount.textContent();
    await page.keyboard.press('PageUp');
    await expect(amount).not.toHaveText(before ?? '');
    await expect(amount).toBeInViewport({ ratio: 1 });
  });
}

test('every answer is open when printed', async ({ page }) => {
  await open(page, '/faq');
  const answers = page.locator('main details > :not(summary)');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const heights = await answers.evaluateAll((all) =>
    all.map((answer) => answer.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what a button would open is shown', async ({ page }) => {
    await page.goto(`${site().siteUrl}/schade`);
    await expect(page.getByText('Schadecheck in drie vragen')).toBeVisible();
  });
});
