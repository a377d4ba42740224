import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityViolations, prepareAccessibility } from './accessibility';
import { recordBrowserLog } from './browser-log';
import { cookieChoiceState } from './consent';
import { NARROW } from './covered-controls';
import { fakeCustomer } from './fake-customer';
import { chatButton, showCookieBanner } from './fixed-elements';
import { open } from './open';
import { overflow } from './overflow';
import { pendingRequests } from './pending-requests';
import { customerPages, publicPages } from './routes';
import { site } from './site';
import { DESKTOP } from './suite';

/**
 * Tests what is asked of every page, of each page of a remote: on its one visit, and without scripts.
 *
 * @param more addresses of its pages with a query that shows more of them
 */
export function testEveryPage(remote: string, more: readonly string[] = []): void {
  const addresses = [...publicPages([remote]), ...more];
  testPages(addresses);

  test('without scripts every page shows its content, and no button that would do nothing', async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const address of addresses) {
      await page.goto(site().siteUrl + address);
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      const main = page.locator('main');
      await expect.soft(main, address).toHaveText(/.{100}/s, { useInnerText: true });
      // A search and a calculation are forms that the server answers.
      const dead = main.locator('button:visible:enabled:not(form[action] *)');
      expect.soft(await dead.count(), address).toBe(0);
    }
    await page.close();
  });

  test.describe(() => {
    const customer = sharePage(fakeCustomer);
    const visitor = sharePage();

    for (const address of customerPages([remote])) {
      test(`${address} works for a customer, is accessible and fits on phones and desktops, and the chat covers no text`, async () => {
        await expectWorks(customer(), address);
        await expectUsable(customer());
      });

      test(`${address} is sent without personal data, never cached or indexed, and asks for a login or its mailed link`, async () => {
        const page = visitor();
        const browserLog = recordBrowserLog(page);
        const response = await page.goto(site().siteUrl + address);
        expect(response?.status()).toBe(200);
        expect(response?.headers()['cache-control']).toBe('private, no-store');
        expect(await response?.text()).toContain('<meta name="robots" content="noindex"');
        const asks = /^Inloggen|^Niet ingelogd|^Open de link in uw e-mail/;
        await expect(page.getByRole('heading', { level: 1, name: asks })).toBeVisible();
        expect(browserLog).toEqual([]);
      });
    }
  });
}

/** Tests what is asked of every page, of public ones. @param status that they are answered with */
export function testPages(addresses: readonly string[], status = 200): void {
  test.describe(() => {
    const shared = sharePage();

    for (const address of addresses) {
      test(`${address} works, is accessible and fits on phones and desktops, and the chat covers no text`, async () => {
        const page = shared();
        await expectWorks(page, address, status);
        expect(await layoutShift(page), 'what moved when the scripts ran').toBeLessThan(0.001);
        await expectUsable(page);
      });
    }
  });
}

/** One page for all visits: the browser fetches and compiles the scripts of the site once. @param visitor answers calls about who that is */
function sharePage(visitor?: (page: Page) => Promise<void>): () => Page {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await prepareAccessibility(page);
    await prepare(page);
    await visitor?.(page);
  });
  test.afterAll(() => page.close());
  return () => page;
}

/** Makes each document begin with the storage of a visitor who has made a cookie choice, and record what moves. */
async function prepare(page: Page): Promise<void> {
  await page.addInitScript(({ origins }) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name, value } of origins[0]?.localStorage ?? []) localStorage.setItem(name, value);
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  }, cookieChoiceState());
}

/** Opens a page as a visitor does. */
async function expectWorks(page: Page, address: string, status = 200): Promise<void> {
  await page.emulateMedia({ reducedMotion: null });
  const browserLog = recordBrowserLog(page);
  const requests = pendingRequests(page);
  const response = await open(page, address);
  expect(response?.status()).toBe(status);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/^.{3,} \| Zakenwiel$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await requests.settled();
  // The browser reports a document with an error status.
  expect(browserLog).toEqual(status === 200 ? [] : [expect.stringContaining(`status of ${status}`)]);
}

/** Checks the open page for everybody: as it is, on the narrowest screen and on a desktop, and with the cookie banner. */
async function expectUsable(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const size = page.viewportSize();
  for (const viewport of [size, NARROW, DESKTOP.viewport]) {
    if (viewport) await page.setViewportSize(viewport);
    const where = `at ${viewport?.width} px`;
    if (viewport !== NARROW) expect(await accessibilityViolations(page), where).toEqual([]);
    expect.soft(await cutInTables(page), where).toEqual([]);
    expect.soft(await overflow(page.mainFrame()), where).toBe(0);
  }
  expect.soft(await textUnder(page, chatButton(page)), 'text under the button of the chat').toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect.soft(await coloursOnPaper(page), 'printed colours').toEqual([]);
  await page.emulateMedia({ media: null });

  const before = await drawnAt(page);
  await showCookieBanner(page);
  expect
    .soft(await layoutShift(page, before), 'what moved when the cookie banner appeared')
    .toBeLessThan(0.001);
  if (size) await page.setViewportSize(size);
}

/** The texts that come under a fixed element, wherever the page is scrolled to. */
async function textUnder(page: Page, fixed: Locator): Promise<string[]> {
  const box = (await fixed.count()) > 0 ? await fixed.boundingBox() : null;
  if (!box) return [];
  return page.locator('main, footer').evaluateAll(
    (parts, { left, right }) => {
      const range = document.createRange();
      return parts.flatMap((part) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          range.selectNode(texts.currentNode);
          // Not what is for screen readers alone.
          if ((texts.currentNode.parentElement?.offsetWidth ?? 0) <= 1) continue;
          const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
          if (lines.some((line) => line.left < right && line.right > left)) found.push(range.toString());
        }
        return found;
      });
    },
    { left: box.x, right: box.x + box.width },
  );
}

/** The colours of what is printed that are not those of text on white paper. */
function coloursOnPaper(page: Page): Promise<string[]> {
  return page.locator('header *, main *, footer *').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element))
      .map(
        ({ backgroundColor, backgroundImage, color }) => `${color} on ${backgroundColor}, ${backgroundImage}`,
      )
      .filter((colours) => colours !== 'rgb(18, 33, 29) on rgba(0, 0, 0, 0), none'),
  );
}

/** The cells of tables in which a word is cut. A word that is broken to fit also counts as cut. */
function cutInTables(page: Page): Promise<(string | null)[]> {
  return page.locator('main table').evaluateAll((tables) => {
    const style = document.createElement('style');
    style.textContent = 'table * { overflow-wrap: normal !important; hyphens: manual !important }';
    document.head.append(style);
    const cut = tables.flatMap((table) => {
      if (!table.checkVisibility()) return [];
      const frame = (table.parentElement as HTMLElement).getBoundingClientRect();
      return [...table.querySelectorAll<HTMLElement>('th, td')]
        .filter((cell) => getComputedStyle(cell.parentElement?.parentElement as Element).clipPath === 'none')
        .filter((cell) => {
          const { left, right } = cell.getBoundingClientRect();
          const outside = left < frame.left - 1 || right > frame.right + 1;
          return cell.textContent && (outside || cell.scrollWidth > cell.clientWidth);
        })
        .map((cell) => cell.textContent);
    });
    style.remove();
    return cut;
  });
}

/** How much has moved. @param since when, in ms; default: since the scripts were requested */
async function layoutShift(page: Page, since?: number): Promise<number> {
  await drawnAt(page);
  return page.evaluate((given) => {
    const script = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'));
    const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] };
    return shifts
      .filter(({ startTime }) => startTime > (given ?? script?.startTime ?? 0))
      .reduce((sum, { value }) => sum + value, 0);
  }, since);
}

/** Waits until the page is drawn as it is now. @returns when that was, in ms */
function drawnAt(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    // What these are called with is when their frame was due: on a busy machine that is before the one before it was drawn.
    return performance.now();
  });
}
