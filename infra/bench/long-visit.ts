import { chromium } from 'playwright-core';
import { ordinaryChromium } from './ordinary-chromium';
import { measured } from './sites';

/* What a tab has in memory after many pages, which must not grow; see README.md. */

/** Pages of every remote, each with a link in its footer to the next. */
const ROUND = ['/faq', '/lease-berekenen', '/login', '/lease-aanvragen', '/contact', '/'];

/** After how many pages it is measured: first when each was shown, so that all scripts and styles are there. */
const MEASURED = [60, 120, 180, 240, 300];

/** Between two pages, in ms. A page that navigates faster is taken for one that does so in a loop. */
const PAUSE_MS = 250;

const { sites, finish } = await measured();
const browser = await chromium.launch({
  executablePath: ordinaryChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const rows: Record<string, string | number>[] = [];
for (const { name, url } of sites) {
  const page = await browser.newPage();
  await page.goto(`${url}/`);
  await page.waitForSelector('html[data-hydrated]', { timeout: 60_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let count = 1; count <= Math.max(...MEASURED); count++) {
    const to = ROUND[(count - 1) % ROUND.length] as string;
    await page.locator(`footer a[href="${to}"]`).first().dispatchEvent('click');
    await page.waitForURL(url + to);
    await page.waitForTimeout(PAUSE_MS);
    if (!MEASURED.includes(count)) continue;
    // What one collection finalizes is garbage for the next.
    for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find((one) => one.name === wanted)?.value ?? Number.NaN;
    rows.push({
      site: name,
      pages: count,
      'heap, MB': (metric('JSHeapUsedSize') / 1e6).toFixed(2),
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
    });
  }
  await page.close();
}
await browser.close();
await finish(rows);
