import type { Page } from '@playwright/test';

/** Asking who is logged in answers 401 for visitors who are not; the browser reports that, and it is no fault. */
const NOT_LOGGED_IN = /status of 401/;

/** Everything that the browser has to say from now on: console messages, exceptions, failed requests. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!NOT_LOGGED_IN.test(message.text())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) =>
    said.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  return said;
}
