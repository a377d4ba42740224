import { type Browser, expect, type Page, test } from '@playwright/test';
import { open } from '../support/open';
import { site } from '../support/site';

for (const width of [320, 390]) {
  for (const address of [
    '/lease-voordelen',
    '/auto-financieren',
    '/halal-leasen',
    '/juridisch?section=privacy',
  ]) {
    test(`no table of ${address} cuts a word on a screen of ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, address);
      // A word that is broken to fit also counts as cut.
      await page.addStyleTag({
        content: 'table * { overflow-wrap: normal !important; hyphens: manual !important }',
      });
      const cut = await page.locator('main table').evaluateAll((tables) =>
        tables.flatMap((table) => {
          const frame = (table.parentElement as HTMLElement).getBoundingClientRect();
          return [...table.querySelectorAll<HTMLElement>('th, td')]
            .filter(
              (cell) => getComputedStyle(cell.parentElement?.parentElement as Element).clipPath === 'none',
            )
            .filter((cell) => {
              const { left, right } = cell.getBoundingClientRect();
              const outside = left < frame.left - 1 || right > frame.right + 1;
              return cell.textContent && (outside || cell.scrollWidth > cell.clientWidth);
            })
            .map((cell) => cell.textContent);
        }),
      );
      expect(cut).toEqual([]);
      expect(await page.locator('main table').count()).toBeGreaterThan(0);
    });
  }
}

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

/** The left edge of the element with this text, in px. */
async function leftOf(page: Page, address: string, words: string): Promise<number> {
  await open(page, address);
  const found = page.locator('main').getByText(words).first();
  return Math.round((await found.boundingBox())?.x ?? -1);
}

test('text in a second column starts at the same place on every page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const starts = {
    '/faq': 'Wat is financial lease?',
    '/lease-voorwaarden': 'Om te starten hebt u drie dingen nodig',
    '/auto-financieren': 'De prijs van de auto',
    '/leasen-met-bkr': 'Het BKR houdt bij',
    '/duurzaam-ondernemen': 'Elektrisch leasen',
    '/innovatief-financieren': 'Verdient u ',
    '/schade': 'Moet ik het Europees schadeformulier invullen?',
    '/contact': 'Na uw aanvraag',
  };
  const found: Record<string, number> = {};
  for (const [address, words] of Object.entries(starts)) found[address] = await leftOf(page, address, words);
  expect(new Set(Object.values(found)).size, JSON.stringify(found)).toBe(1);
});

/** The colours along a line across the page, `y` px from its top. */
async function coloursAlong(browser: Browser, scale: number): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 1337, height: 900 },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${site().siteUrl}/schade`);
  const road = page.locator('main ol').filter({ hasText: 'Maak het veilig' });
  await road.scrollIntoViewIfNeeded();
  const box = await road.boundingBox();
  if (!box) throw new Error('The steps are not shown.');
  // A strip of the drawn road, below the sign posts and without the rounded ends.
  const strip = { x: box.x + 20, y: box.y + 76, width: box.width - 40, height: 2 };
  const png = (await page.screenshot({ clip: strip })).toString('base64');
  await page.goto('about:blank');
  const colours = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = 1;
    const context2d = canvas.getContext('2d') as CanvasRenderingContext2D;
    context2d.drawImage(image, 0, 0);
    const { data: pixels } = context2d.getImageData(0, 0, image.width, 1);
    const found = new Set<string>();
    for (let at = 0; at < pixels.length; at += 4) found.add(pixels.slice(at, at + 3).join(' '));
    return [...found];
  }, png);
  await context.close();
  return colours;
}

test('the drawn road of the steps has no visible seams, at any pixel density', async ({ browser }) => {
  for (const scale of [1, 1.5, 2, 3])
    expect(await coloursAlong(browser, scale), `at ${scale}`).toHaveLength(1);
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
    await expect(current).toHaveText('Privacystatement');
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

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [640, 450],
] as const) {
  test(`an error in the calculator is next to its field, and nothing covers it, at ${width} by ${height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/lease-berekenen?type=auto&aanschafprijs=28500&looptijd=60');
    const field = page.getByRole('main').getByRole('textbox', { name: /^Slottermijn/ });
    await field.pressSequentially('20000');
    const error = page.locator('[data-field]').getByText('De slottermijn kan bij deze prijs hoogstens');
    await expect(error).toBeInViewport({ ratio: 1 });
    const onTop = await error.evaluate((element) => {
      const { left, top, width: wide, height: high } = element.getBoundingClientRect();
      return [0.02, 0.5, 0.98].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) =>
          element.contains(document.elementFromPoint(left + wide * x, top + high * y)),
        ),
      );
    });
    expect(onTop).toEqual(Array(9).fill(true));
    const [box, below] = [await field.boundingBox(), await error.boundingBox()];
    expect((below?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(40);
  });
}
