import { slowDown } from '@site/testkit/slow-phone';
import { type Browser, chromium, type Page } from 'playwright-core';
import { median } from './median';
import { ordinaryChromium } from './ordinary-chromium';
import { measured } from './sites';

/* What a visitor of a page waits for, on a slow phone and a slow connection; see README.md. */

/** That of a phone, in px. */
const VIEWPORT = { width: 412, height: 823 };

/** How long a page is watched after it is hydrated, in ms: for the scripts that it loads last. */
const AFTERWARDS_MS = 1500;

/** By how much an old phone is slower than this machine. Others are four times as slow. */
const OLD_PHONE = 6;

/** A task that takes longer blocks what the visitor does, in ms. */
const LONG_TASK_MS = 50;

/** Times in ms since the navigation; layout shift without a unit. */
interface View {
  firstPaint: number;
  largestPaint: number;
  /** By how much tasks after the first paint are too long, in all. */
  blocked: number;
  /** The longest task. */
  longest: number;
  shift: number;
  hydrated: number;
}

/** Records what the browser reports about the page. Runs in the page. */
function observe(): void {
  const seen = { largestPaint: 0, shift: 0, tasks: [] as { start: number; length: number }[], hydrated: 0 };
  Object.assign(window, { seen });
  const on = (
    type: string,
    use: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  on('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, length: duration }));
  new MutationObserver(() => {
    if (!document.documentElement.dataset.hydrated || seen.hydrated) return;
    seen.hydrated = performance.now();
    console.debug('hydrated');
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
}

interface Visitor {
  /** By how much their phone is slower than this machine. */
  slower?: number;
  scripts?: boolean;
}

async function view(
  browser: Browser,
  address: string,
  { slower, scripts = true }: Visitor = {},
): Promise<View> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    // They never arrive. One that fails would make the page reload.
    if (!scripts) await page.route('**/*.js', () => {});
    await slowDown(page, slower);
    // tsx gives functions their names with a helper that the page does not have.
    await page.addInitScript(`globalThis.__name = (f) => f; (${observe})();`);
    // To wait for a selector runs code in the page again and again, which would be measured too.
    const hydrated = scripts
      ? page.waitForEvent('console', { predicate: (line) => line.text() === 'hydrated', timeout: 60_000 })
      : undefined;
    await page.goto(address, { waitUntil: 'load' });
    await hydrated;
    await page.waitForTimeout(AFTERWARDS_MS);
    return await read(page);
  } finally {
    await context.close();
  }
}

async function read(page: Page): Promise<View> {
  return page.evaluate((limit) => {
    const { seen } = window as unknown as {
      seen: Record<string, number> & { tasks: { start: number; length: number }[] };
    };
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const after = seen.tasks.filter(({ start, length }) => start + length > firstPaint);
    return {
      firstPaint,
      largestPaint: seen.largestPaint ?? 0,
      blocked: after.reduce((sum, { length }) => sum + Math.max(0, length - limit), 0),
      longest: Math.max(0, ...after.map(({ length }) => length)),
      shift: seen.shift ?? 0,
      hydrated: seen.hydrated ?? 0,
    };
  }, LONG_TASK_MS);
}

const { sites, pages, runs, finish } = await measured();
const last = sites.at(-1)?.url ?? '';
const browser = await chromium.launch({
  executablePath: ordinaryChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const rows: Record<string, string | number>[] = [];
for (const page of pages) {
  const variants = [
    ...sites.flatMap(({ name, url }) => [
      { name, load: () => view(browser, url + page) },
      { name: `${name}, old phone`, load: () => view(browser, url + page, { slower: OLD_PHONE }) },
    ]),
    { name: 'without scripts', load: () => view(browser, last + page, { scripts: false }) },
  ];
  const seen = variants.map((): View[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [i, { load }] of variants.entries()) seen[i]?.push(await load());
  }
  for (const [i, { name }] of variants.entries()) {
    const of = (key: keyof View) => median(seen[i]?.map((one) => one[key]) ?? []);
    rows.push({
      page,
      site: name,
      'first paint': Math.round(of('firstPaint')),
      'largest paint': Math.round(of('largestPaint')),
      'blocked (TBT)': Math.round(of('blocked')),
      'longest task': Math.round(of('longest')),
      shift: of('shift').toFixed(4),
      hydrated: Math.round(of('hydrated')),
    });
  }
}
await browser.close();
await finish(rows);
