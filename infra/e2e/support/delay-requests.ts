import type { Page } from '@playwright/test';

/** Delays the matching requests of a page, like a slow connection, until the returned function is called. */
export async function delayRequests(page: Page, files: RegExp): Promise<() => void> {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  await page.route(files, async (route) => {
    await resumed;
    await route.continue();
  });
  return resume;
}
