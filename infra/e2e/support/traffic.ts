import { expect, type Page, type Request } from '@playwright/test';

/**
 * Counts the requests that a page has under way from now on. `over` waits until it has loaded, has nothing left to do and
 * awaits nothing. Playwright's `networkidle` never comes for a page whose network was idle before its `load` event.
 */
export function traffic(page: Page): { over(): Promise<void> } {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return {
    over: async () => {
      await page.waitForLoadState('load');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
    },
  };
}
