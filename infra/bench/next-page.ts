import { slowDown } from '@site/testkit/slow-phone';
import { type Browser, chromium } from 'playwright-core';
import { median } from './median';
import { ordinaryChromium } from './ordinary-chromium';
import { measured } from './sites';

/* How long a visitor waits for the next page after a press; see README.md. */

/** From a page to one that its footer leads to. */
const STEPS = [
  { from: '/', to: '/faq' },
  { from: '/', to: '/lease-berekenen' },
  { from: '/faq', to: '/contact' },
];

/** How long the page rests before the press, in ms: it is hydrated, and the next page was prefetched. */
const REST_MS = 3000;

const VIEWPORT = { width: 412, height: 823 };

interface Times {
  /** From the press to the frame with the next page. */
  pressed: number;
  /** From the start of a full load of the next page, with all files in the cache, to its first paint. */
  loaded: number;
}

/** Presses a link, and waits until the frame with the next page was drawn. Runs in the page. @returns ms since the press */
function press(link: HTMLElement | SVGElement): Promise<number> {
  return new Promise((resolve) => {
    const main = document.querySelector('main') as HTMLElement;
    const before = main.querySelector('h1');
    const start = performance.now();
    const changes = new MutationObserver(() => {
      if (main.querySelector('h1') === before) return;
      changes.disconnect();
      requestAnimationFrame(() => {
        // After the frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      });
    });
    changes.observe(main, { childList: true, subtree: true });
    (link as HTMLElement).click();
  });
}

async function step(
  browser: Browser,
  site: string,
  { from, to }: (typeof STEPS)[number],
  slow: boolean,
): Promise<Times> {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    if (slow) await slowDown(page);
    await page.goto(site + from);
    await page.waitForSelector('html[data-hydrated]', { timeout: 60_000 });
    const link = page.locator(`footer a[href="${to}"]`).last();
    await link.scrollIntoViewIfNeeded();
    // As the finger does, which comes before the press.
    await link.dispatchEvent('touchstart');
    await page.waitForTimeout(REST_MS);
    const pressed = await link.evaluate(press);
    await page.goto(site + to, { waitUntil: 'load' });
    const loaded = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [paint] = list.getEntriesByName('first-contentful-paint');
            if (paint) resolve(paint.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    return { pressed, loaded };
  } finally {
    await context.close();
  }
}

const { sites, thisBuild, runs, finish } = await measured();

const browser = await chromium.launch({
  executablePath: ordinaryChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const rows: Record<string, string | number>[] = [];
for (const slow of [false, true]) {
  for (const one of STEPS) {
    const seen = sites.map((): Times[] => []);
    for (let run = 0; run < runs; run++) {
      for (const [i, { url }] of sites.entries()) seen[i]?.push(await step(browser, url, one, slow));
    }
    for (const [i, { name }] of sites.entries()) {
      const [pressed, loaded] = (['pressed', 'loaded'] as const).map((key) =>
        median(seen[i]?.map((times) => times[key]) ?? []),
      ) as [number, number];
      rows.push({
        as: slow ? 'a phone' : 'this machine',
        from: one.from,
        to: one.to,
        ...(thisBuild ? {} : { site: name }),
        'after a press': Math.round(pressed),
        'full load': Math.round(loaded),
        ratio: (pressed / loaded).toFixed(2),
      });
    }
  }
}
await browser.close();
await finish(rows);
