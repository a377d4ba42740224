import puppeteer, { type ConsoleMessage, type ElementHandle } from 'puppeteer-core';
import type { Browser } from './browser';
import { installed } from './installed';

/** Firefox over WebDriver BiDi, on the screen of a phone. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? installed(['firefox-esr', 'firefox'], 'firefox-esr'),
    headless: true,
  });
  const page = await browser.newPage();
  // Older versions set the size and then reject the orientation, which they do not know.
  await page.setViewport({ width: 390, height: 844 }).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  const failures: Promise<string | null>[] = [];
  page.on('pageerror', (error) => failures.push(Promise.resolve(String(error))));
  page.on('console', (message) => {
    // Asking who is logged in answers 401 for visitors who are not.
    if (message.type() === 'error' && !/\b401\b/.test(message.text())) failures.push(wordsOf(message));
  });
  return {
    title: (await browser.version()).replace('/', ' '),
    open: async (address) => {
      // A request that is cancelled by leaving its page is reported as failed.
      await page.waitForNetworkIdle({ idleTime: 200 });
      await page.goto(address, { waitUntil: 'load' });
    },
    read: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: async (expression) => {
      const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null;
      if (!element) throw new Error(`There is nothing to click: ${expression}`);
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    back: async () => {
      await page.evaluate('history.back()');
    },
    failures: async () => (await Promise.all(failures.splice(0))).filter((words) => words !== null),
    close: () => browser.close(),
  };
}

/** What a page wrote to the console, errors in words; null when it was left meanwhile. */
async function wordsOf(message: ConsoleMessage): Promise<string | null> {
  try {
    return (await Promise.all(message.args().map((value) => value.evaluate((it) => String(it))))).join(' ');
  } catch {
    return null;
  }
}
