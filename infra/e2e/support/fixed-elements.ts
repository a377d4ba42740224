import { expect, type Locator, type Page } from '@playwright/test';

// What the shell shows over every page: the cookie banner, the chat and toasts.

export const cookieBanner = (page: Page): Locator => page.getByRole('region', { name: 'Cookies: u kiest' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat' });

export const chatButton = (page: Page): Locator => page.getByRole('button', { name: 'Chat openen' });

export const toast = (page: Page): Locator =>
  page.getByRole('region', { name: /^Meldingen/ }).getByRole('listitem');

/** Makes the open page forget the cookie choice, as another tab can: the banner appears. */
export async function showCookieBanner(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
  });
  await expect(cookieBanner(page)).toBeVisible();
}

/** Shows a toast that stays, on any page that has the chat: the code of the chat cannot be loaded. */
export async function showToast(page: Page): Promise<void> {
  // A route would make the browser load all pages without its cache.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*/chat.*.js'] });
  await chatButton(page).press('Enter');
  await keepToast(page);
  await devtools.send('Network.setBlockedURLs', { urls: [] });
  await devtools.detach();
}

/** Makes the current toast stay: in a window without focus its time stands still. */
export async function keepToast(page: Page): Promise<void> {
  await expect(toast(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new FocusEvent('blur')));
}

export async function openChat(page: Page): Promise<void> {
  await chatButton(page).press('Enter');
  await expect(chat(page)).toBeVisible();
}
