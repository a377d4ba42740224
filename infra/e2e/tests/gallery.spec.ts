import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { faults } from '../support/accessibility';
import { madeChoiceAt } from '../support/consent';
import { listen } from '../support/listen';
import { createStore, type RunningShell, startShell } from '../support/shell';

const KIT = path.resolve(import.meta.dirname, '../../../shell/kit/src');

/** The names of the pieces by their group, out of their files of examples. */
const GROUPS = new Map<string, string[]>();
for (const file of readdirSync(KIT, { recursive: true }).map(String)) {
  if (!file.endsWith('.examples.tsx')) continue;
  const [, piece = file, group = ''] =
    /examples\('([^']+)', \{\s+group: '([^']+)'/.exec(readFileSync(path.join(KIT, file), 'utf8')) ?? [];
  GROUPS.set(group, [...(GROUPS.get(group) ?? []), piece]);
}
const PIECES = [...GROUPS.values()].flat();

// Hundreds of key presses, each with a picture of the page, would be most of the work.
base.use({ trace: 'off' });

const test = base.extend<object, { gallery: RunningShell }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for this form.
    async ({}, use) => {
      const store = await createStore(['kit-gallery']);
      // In development a page of the site may stand in a frame of the site.
      const shell = await startShell(store, { remotes: ['kit-gallery'], env: { DEV: '1' } });
      await use(shell);
      await shell.stop();
      await rm(store, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ gallery }, use) => use(gallery.url),
  storageState: ({ gallery }, use) => use(madeChoiceAt(gallery.url)),
  page: async ({ page }, use) => {
    // This shell has no backend: nobody is logged in.
    const json = { success: false, message: 'U bent niet ingelogd.' };
    await page.route('**/api/**', (route) => route.fulfill({ status: 401, json }));
    await use(page);
  },
});

const address = (piece: string) => `/kit/piece?name=${piece.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('html[data-hydrated]');
}

/** What the way to the next page broke off: in development each page listens for releases for as long as it is open. */
const brokenOff = (line: string) => /^failed: .* net::ERR_ABORTED$/.test(line);

/** The frames of examples, loaded whether they are in view or not. */
async function frames(page: Page): Promise<Frame[]> {
  await page.locator('iframe').evaluateAll((all) => {
    for (const frame of all) (frame as HTMLIFrameElement).loading = 'eager';
  });
  const handles = await page.locator('iframe').elementHandles();
  return Promise.all(
    handles.map(async (handle) => {
      const frame = (await handle.contentFrame()) as Frame;
      await frame.waitForSelector('html[data-hydrated]');
      return frame;
    }),
  );
}

const OPERABLE =
  ':is(a[href], button:enabled, input:enabled, textarea:enabled, summary, [tabindex="0"]):not([tabindex="-1"], [type=radio]:not(:checked))';

/** The examples with something to operate in them, by name. */
function withOperable(page: Page, selector: string): Promise<string[]> {
  return page.locator('[data-example]').evaluateAll(
    (sheets, operable) =>
      sheets
        .filter((sheet) => {
          const stage = sheet.querySelector('[data-stage]') as HTMLElement;
          const document = stage.querySelector('iframe')?.contentDocument;
          const found = document
            ? document.querySelectorAll<HTMLElement>(`main ${operable}`)
            : stage.querySelectorAll<HTMLElement>(operable);
          return [...found].some((element) => element.checkVisibility());
        })
        .map((sheet) => (sheet as HTMLElement).dataset.example ?? ''),
    selector,
  );
}

/** The examples of which something sticks out of their stage, by name. */
function tooWide(page: Page): Promise<string[]> {
  return page.locator('[data-example]').evaluateAll((sheets) =>
    sheets
      .filter((sheet) => {
        const stage = sheet.querySelector('[data-stage]') as HTMLElement;
        return stage.scrollWidth > stage.clientWidth;
      })
      .map((sheet) => (sheet as HTMLElement).dataset.example ?? ''),
  );
}

/** The examples that Tab comes by, on its way from what stands before them to the foot of the page. */
async function reachedByTab(page: Page, inFrames: Frame[]): Promise<string[]> {
  const watch = () => {
    const names = new Set<string>();
    (window as unknown as { reached: Set<string> }).reached = names;
    document.addEventListener('focusin', ({ target }) => {
      const inPage =
        (target as Element).closest('[data-stage]') ?? window.frameElement?.closest('[data-stage]');
      const name = inPage?.closest<HTMLElement>('[data-example]')?.dataset.example;
      if (name) (window.parent as unknown as { reached: Set<string> }).reached.add(name);
    });
  };
  for (const frame of [page.mainFrame(), ...inFrames]) await frame.evaluate(watch);
  const counts = await Promise.all([
    page.locator(`[data-example] ${OPERABLE}`).count(),
    ...inFrames.map((frame) => frame.locator(`main ${OPERABLE}`).count()),
  ]);
  await page.getByRole('main').getByRole('link', { name: 'The kit', exact: true }).focus();
  for (let presses = counts.reduce((sum, count) => sum + count, 2 * counts.length); presses > 0; presses--) {
    await page.keyboard.press('Tab');
  }
  return page.evaluate(() => [...(window as unknown as { reached: Set<string> }).reached]);
}

for (const [group, pieces] of GROUPS) {
  test(`${group}: every example is accessible, reached by keyboard, silent, and fits on 320 pixels`, async ({
    page,
  }) => {
    test.setTimeout(pieces.length * 30_000);
    const said = listen(page);
    for (const piece of pieces) {
      await test.step(piece, async () => {
        await open(page, address(piece));
        await expect(page.getByRole('heading', { level: 1, name: piece, exact: true }).first()).toBeVisible();
        const inFrames = await frames(page);
        // The header, the footer and the look of code are the same on every page; another test looks at all of one.
        expect.soft(await faults(page, { part: 'main', without: 'pre' }), piece).toEqual([]);

        const operable = await withOperable(page, OPERABLE);
        const reached = await reachedByTab(page, inFrames);
        expect.soft(reached, piece).toEqual(expect.arrayContaining(operable));

        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
        await page.setViewportSize({ width: 320, height });
        for (const frame of [page.mainFrame(), ...inFrames]) {
          const over = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(over, frame.url()).toBeLessThanOrEqual(0);
        }
        expect.soft(await tooWide(page), piece).toEqual([]);
        await page.setViewportSize({ width, height });
      });
    }
    expect(said.filter((line) => !brokenOff(line))).toEqual([]);
  });
}

test('the overview shows every piece, and finds one by what it is for', async ({ page }) => {
  const said = listen(page);
  await open(page, '/kit');
  const cards = page.locator('[data-piece]');
  await expect(cards).toHaveCount(PIECES.length);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Find a piece' }).fill('monthly AMOUNT');
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link', { name: 'AmountPlate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AmountPlate' })).toBeFocused();
  await expect(page).toHaveTitle(/^AmountPlate/);
  expect(said).toEqual([]);
});

test('the tokens are told with their contrast, without a piece of the page that scrolls sideways', async ({
  page,
}) => {
  const said = listen(page);
  await open(page, '/kit/tokens');
  await expect(page.getByRole('listitem').filter({ hasText: 'plateDeep' })).toContainText('ink 8.2, text');
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(said).toEqual([]);
});

test('an example can be looked at on another surface, as narrow as a phone, and with its source', async ({
  page,
}, { project }) => {
  await open(page, address('Button'));
  expect(await faults(page)).toEqual([]);
  const sheet = page.locator('[data-example="Small"]');
  await expect(sheet.locator('pre')).toContainText('<Button size="s">Kopiëren</Button>');
  await sheet.getByRole('button', { name: 'road' }).click();
  await expect(sheet.locator('[data-stage] > div')).toHaveCSS('background-color', 'rgb(29, 43, 39)');
  const narrow = sheet.getByRole('button', { name: '320' });
  if (project.name === 'phone') {
    // A phone is as narrow as it is.
    await expect(narrow).toBeHidden();
    return;
  }
  await narrow.click();
  const frame = sheet.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Kopiëren' })).toBeVisible();
  await expect(frame.getByRole('banner')).toBeHidden();
  expect(await sheet.locator('iframe').evaluate((element) => element.clientWidth)).toBe(320);
});

test('a piece or an example that does not exist is said so', async ({ page }) => {
  await open(page, address('Nothing'));
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such piece' })).toBeVisible();
  await open(page, '/kit/example?piece=button&name=nothing');
  await expect(page.getByText('There is no such example.')).toBeVisible();
});
