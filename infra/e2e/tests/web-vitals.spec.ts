import { expect, type Page, test } from '@playwright/test';
import { createStore, distOf, type RunningShell, startShell, versionOf } from '@site/testkit/shell';

const remotes = ['mfe-marketing', 'mfe-forms'];
let store: string;
const shells: RunningShell[] = [];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  store = await createStore(remotes);
});
test.afterAll(async () => {
  for (const shell of shells) await shell.stop();
});

const start = async (share: string) => {
  const shell = await startShell(store, { remotes, env: { VITALS_SAMPLE: share } });
  shells.push(shell);
  return shell;
};
/** What was counted, and in how many visits, without the buckets. */
const counted = async ({ url }: RunningShell) =>
  (await (await fetch(`${url}/metrics`)).text())
    .split('\n')
    .filter((line) => /^site_web_vitals_\w+_count\{/.test(line));
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.waitForSelector('html[data-hydrated]');
};
const isMeasuring = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/web-vitals.')),
  );

test('a visit counts loading and layout for its first page, and its slowest interaction for the page where it was', async ({
  page,
}) => {
  const shell = await start('1');
  await open(page, `${shell.url}/?utm_source=brief&naam=Jan`);
  await expect.poll(() => isMeasuring(page)).toBe(true);
  await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(`${shell.url}/contact`);
  const field = page.getByRole('textbox').first();
  await field.evaluate((element) =>
    element.addEventListener('keydown', () => {
      const end = performance.now() + 300;
      while (performance.now() < end);
    }),
  );
  await field.press('J');
  // Entries of interactions arrive after the next paint.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  // The body of a beacon is not visible from outside.
  const reports = await page.evaluate(() => {
    const bodies: Blob[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      bodies.push(body as Blob);
      return send(address, body);
    };
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    for (let i = 0; i < 2; i++) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    return Promise.all(bodies.map((body) => body.text()));
  });
  expect(reports).toHaveLength(1);
  const report = reports[0] as string;

  const [marketing, forms] = await Promise.all(remotes.map((name) => versionOf(distOf(name))));
  await expect
    .poll(() => counted(shell))
    .toEqual([
      `site_web_vitals_lcp_seconds_count{remote="mfe-marketing",version="${marketing}",device="desktop"} 1`,
      `site_web_vitals_inp_seconds_count{remote="mfe-forms",version="${forms}",device="desktop"} 1`,
      `site_web_vitals_cls_count{remote="mfe-marketing",version="${marketing}",device="desktop"} 1`,
    ]);
  expect(JSON.parse(report)).toEqual({
    device: 'desktop',
    vitals: expect.arrayContaining([
      { name: 'LCP', value: expect.any(Number), remote: 'mfe-marketing', version: marketing, path: '/' },
      { name: 'CLS', value: expect.any(Number), remote: 'mfe-marketing', version: marketing, path: '/' },
      { name: 'INP', value: expect.any(Number), remote: 'mfe-forms', version: forms, path: '/contact' },
    ]),
  });
  const { vitals } = JSON.parse(report) as { vitals: { name: string; value: number }[] };
  const inp = vitals.find(({ name }) => name === 'INP')?.value;
  expect(inp).toBeGreaterThanOrEqual(0.3);
  // In seconds.
  expect(inp).toBeLessThan(30);
});

test('a visit with a touch screen counts as mobile', async ({ browser }) => {
  const [shell] = shells as [RunningShell];
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await open(page, `${shell.url}/contact`);
  await expect.poll(() => isMeasuring(page)).toBe(true);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await page.goto('about:blank');
  await expect
    .poll(() => counted(shell))
    .toContainEqual(
      expect.stringMatching(/^site_web_vitals_lcp_seconds_count\{remote="mfe-forms",.*device="mobile"\} 1$/),
    );
  await context.close();
});

test('nothing is stored in the browser, and a visit outside the sample loads and sends nothing', async ({
  page,
}) => {
  const shell = await start('0');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, `${shell.url}/`);
  await page.waitForLoadState('networkidle');
  await page.goto(`${shell.url}/contact`);
  await page.goto('about:blank');
  expect(requests.filter((address) => /web-vitals|\/report\/vitals/.test(address))).toEqual([]);
  expect(await counted(shell)).toEqual([]);

  const stored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
  const [measured] = shells as [RunningShell];
  await open(page, `${shell.url}/contact`);
  const without = [await stored(), (await page.context().cookies()).length];
  await open(page, `${measured.url}/contact`);
  await expect.poll(() => isMeasuring(page)).toBe(true);
  expect([await stored(), (await page.context().cookies()).length]).toEqual(without);
});
