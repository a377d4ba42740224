import type { Page } from '@playwright/test';

/** Holds back what a page is made of, as a slow connection does, until the function that it gives is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
