import { expect, type Page, type Request } from '@playwright/test';
import { untilIdle } from './idle';

/**
 * Tracks the pending requests of a page from now on. `settled` waits until the page has loaded, is idle and has none. Playwright's `networkidle`
 * never comes for a page whose network was idle before its `load` event.
 */
export function pendingRequests(page: Page): { settled(): Promise<void> } {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return {
    settled: async () => {
      await page.waitForLoadState('load');
      await untilIdle(page);
      await expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
    },
  };
}
