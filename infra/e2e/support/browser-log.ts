import type { Page } from '@playwright/test';

/** Asking for the customer answers 401 for visitors who are not logged in; the browser reports that, and it is expected. */
const NOT_LOGGED_IN = /\/api\/customers\/auth$/;

/** The page was left before this had arrived. */
const LEFT = 'net::ERR_ABORTED';

/** Records console messages, exceptions and failed requests from now on. The returned array grows. */
export function recordBrowserLog(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => {
    if (!NOT_LOGGED_IN.test(message.location().url)) log.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => log.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== LEFT) log.push(`failed: ${request.url()} ${reason}`);
  });
  return log;
}
