import type { Page } from '@playwright/test';

/** How long a test waits for an idle moment, in ms: longer than the site itself. */
export const IDLE_TIMEOUT_MS = 5000;

/** Waits until a page is idle. In one that draws nothing any more Chromium sometimes never says so: then this ends after a while. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    IDLE_TIMEOUT_MS,
  );
}
