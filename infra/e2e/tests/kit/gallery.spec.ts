import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Frame, type Page, test, type ViewportSize } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { accessibilityViolations, prepareAccessibility } from '../../support/accessibility';
import { recordBrowserLog } from '../../support/browser-log';
import { open } from '../../support/open';
import { overflow } from '../../support/overflow';
import { DESKTOP } from '../../support/suite';

const KIT = path.resolve(import.meta.dirname, '../../../../shell/kit/src');

/** The names of the components by their group, read from their example files. */
const GROUPS = new Map<string, string[]>();
for (const file of readdirSync(KIT, { recursive: true }).map(String)) {
  if (!file.endsWith('.examples.tsx')) continue;
  const [, component = file, group = ''] =
    /examples\('([^']+)', \{\s+group: '([^']+)'/.exec(readFileSync(path.join(KIT, file), 'utf8')) ?? [];
  GROUPS.set(group, [...(GROUPS.get(group) ?? []), component]);
}
const COMPONENTS = [...GROUPS.values()].flat();

/** What jsdom cannot tell of an example: the test of the examples in the kit checks all other rules. */
const BY_LAYOUT: RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
  },
  resultTypes: ['violations'],
};

const address = (component: string) =>
  `/kit/component?name=${component.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** A request that a navigation cancelled: in development each page listens for releases while it is open. */
const isCancelled = (line: string) => /^failed: .* net::ERR_ABORTED$/.test(line);

/** The frames of examples, loaded even outside the viewport. */
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

/** The names of the examples that have controls. */
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

/** The names of the examples that overflow their stage. */
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

/** The examples that Tab reaches, from the element before them to the footer. */
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
  const presses = counts.reduce((sum, count) => sum + count, 2 * counts.length);
  // Not one after the other: each would wait for the answer of the browser to the one before.
  const devtools = await page.context().newCDPSession(page);
  const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  await Promise.all(Array.from({ length: presses }, () => devtools.send('Input.dispatchKeyEvent', tab)));
  await devtools.detach();
  return page.evaluate(() => [...(window as unknown as { reached: Set<string> }).reached]);
}

test.describe('on one page', () => {
  // With a new one for each component the browser would fetch and compile the scripts of the site again.
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await prepareAccessibility(page);
  });
  test.afterAll(() => page.close());

  for (const [group, components] of GROUPS) {
    test(`${group}: every example is accessible, reachable by keyboard, logs nothing, and fits in 320 pixels`, async () => {
      const size = page.viewportSize() as ViewportSize;
      const browserLog = recordBrowserLog(page);
      for (const component of components) {
        await test.step(component, async () => {
          await page.setViewportSize(size);
          await open(page, address(component));
          await expect(
            page.getByRole('heading', { level: 1, name: component, exact: true }).first(),
          ).toBeVisible();
          const inFrames = await frames(page);
          // The header, the footer and the look of code are the same on every page; another test checks a whole page.
          const scope = { include: 'main', exclude: 'pre' };
          expect.soft(await accessibilityViolations(page, scope, BY_LAYOUT), component).toEqual([]);

          const operable = await withOperable(page, OPERABLE);
          const reached = await reachedByTab(page, inFrames);
          expect.soft(reached, component).toEqual(expect.arrayContaining(operable));

          await page.setViewportSize({ ...size, width: 320 });
          for (const frame of [page.mainFrame(), ...inFrames]) {
            expect.soft(await overflow(frame), frame.url()).toBe(0);
          }
          expect.soft(await tooWide(page), component).toEqual([]);
        });
      }
      await page.setViewportSize(size);
      expect(browserLog.filter((line) => !isCancelled(line))).toEqual([]);
    });
  }
});

test('the overview shows every component, and finds one by its purpose', async ({ page }) => {
  const browserLog = recordBrowserLog(page);
  await open(page, '/kit');
  const cards = page.locator('[data-component]');
  await expect(cards).toHaveCount(COMPONENTS.length);
  expect(await accessibilityViolations(page, { exclude: 'iframe' })).toEqual([]);
  await page.getByRole('textbox', { name: 'Find a component' }).fill('monthly AMOUNT');
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link', { name: 'AmountPlate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AmountPlate' })).toBeFocused();
  await expect(page).toHaveTitle(/^AmountPlate/);
  expect(browserLog).toEqual([]);
});

test('the tokens are listed with their contrast, and nothing scrolls sideways', async ({ page }) => {
  const browserLog = recordBrowserLog(page);
  await open(page, '/kit/tokens');
  await expect(page.getByRole('listitem').filter({ hasText: 'plateDeep' })).toContainText('ink 8.2, text');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(browserLog).toEqual([]);
});

test('an example can be viewed on another surface and with its source; a phone has no choice of width', async ({
  page,
}) => {
  await open(page, address('Button'));
  expect(await accessibilityViolations(page)).toEqual([]);
  const sheet = page.locator('[data-example="Small"]');
  await expect(sheet.locator('pre')).toContainText('<Button size="s">Kopiëren</Button>');
  await sheet.getByRole('button', { name: 'dark' }).click();
  await expect(sheet.locator('[data-stage] > div')).toHaveCSS('background-color', 'rgb(29, 43, 39)');
  await expect(sheet.getByRole('button', { name: '320' })).toBeHidden();
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('an example can be viewed at phone width', async ({ page }) => {
    await open(page, address('Button'));
    const sheet = page.locator('[data-example="Small"]');
    await sheet.getByRole('button', { name: '320' }).click();
    const frame = sheet.frameLocator('iframe');
    await expect(frame.getByRole('button', { name: 'Kopiëren' })).toBeVisible();
    await expect(frame.getByRole('banner')).toBeHidden();
    expect(await sheet.locator('iframe').evaluate((element) => element.clientWidth)).toBe(320);
  });
});

test('an unknown component or example is reported as such', async ({ page }) => {
  await open(page, address('Nothing'));
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such component' })).toBeVisible();
  await open(page, '/kit/example?component=button&name=nothing');
  await expect(page.getByText('There is no such example.')).toBeVisible();
});
