import type { Page } from '@playwright/test';

/** Asking for the customer answers 401 for visitors who are not logged in; the browser reports that, and it is expected. */
const NOT_LOGGED_IN = /\/api\/customers\/auth$/;

/** Records console messages, exceptions and failed requests from now on. The returned array grows. */
export function recordBrowserLog(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => {
    if (!NOT_LOGGED_IN.test(message.location().url)) log.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => log.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => log.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  return log;
}
