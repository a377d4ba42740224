import type { Page, Response } from '@playwright/test';
import { site } from './site';

/** Opens a page of the site and waits until it can be used. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(site().siteUrl + address);
  await page.waitForSelector('html[data-hydrated]');
  return response;
}
