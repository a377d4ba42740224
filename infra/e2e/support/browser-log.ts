import type { Page } from '@playwright/test';

/** Asking who is logged in answers 401 for visitors who are not; the browser reports that, and it is expected. */
const NOT_LOGGED_IN = /status of 401/;

/** Records console messages, exceptions and failed requests from now on. The returned array grows. */
export function recordBrowserLog(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => {
    if (!NOT_LOGGED_IN.test(message.text())) log.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => log.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => log.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  return log;
}
