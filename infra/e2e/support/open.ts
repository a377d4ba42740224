import type { Page, Response } from '@playwright/test';
import { site } from './site';

/** Opens a page of the site and waits until it can be used. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(site().siteUrl + address);
  await page.waitForSelector('html[data-hydrated]');
  return response;
}

/** The same. From then on time passes in the page only when the test advances it. */
export async function openAndStopClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await open(page, address);
  // Ahead of the page's time, but by less than the timeout of a call: one may be on its way.
  await page.clock.pauseAt(new Date(Date.now() + 20_000));
}
