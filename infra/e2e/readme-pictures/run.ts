import path from 'node:path';
import { chromium } from '@playwright/test';
import { REMOTES } from '@site/platform/protocol';
import { browserExecutable } from '@site/testkit/browser';
import { createStore, startShell } from '@site/testkit/shell';
import { cookieChoiceStateOf } from '../support/consent';

// `npm run readme-pictures -w @site/e2e`: takes the two pictures at the top of the root README, the home page as a visitor sees it and
// the same page with the outlines of the teams. Everything must be built.

const remotes = REMOTES;
const picture = (name: string) => ({
  path: path.join(import.meta.dirname, `${name}.jpg`),
  type: 'jpeg' as const,
  quality: 82,
});

const store = await createStore(remotes);
// The outlines exist in development only.
const [site, development] = await Promise.all([
  startShell(store, { remotes }),
  startShell(store, { remotes, env: { DEV: '1' } }),
]);
const browser = await chromium.launch({ executablePath: await browserExecutable(), args: ['--no-sandbox'] });

async function open(url: string) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 860 },
    locale: 'nl-NL',
    reducedMotion: 'reduce',
    storageState: cookieChoiceStateOf(url),
  });
  await page.goto(url);
  await page.waitForSelector('html[data-hydrated]');
  await page.evaluate(() => document.fonts.ready);
  return page;
}

try {
  await (await open(site.url)).screenshot(picture('site'));
  const page = await open(development.url);
  await page.getByRole('button', { name: 'Outlines of teams' }).click();
  await page.locator('[data-team-outlines] span').first().waitFor();
  await page.screenshot(picture('teams'));
} finally {
  await browser.close();
  await Promise.all([site.stop(), development.stop()]);
}
