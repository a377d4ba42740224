import { expect, type Page, test } from '@playwright/test';
import { forceLive } from '@site/testkit/force-live';
import { createStore, distOf, type RunningShell, startShell, versionOf } from '@site/testkit/shell';
import { cookieChoiceAt, FIRST_VISIT } from '../../support/consent';
import { untilIdle } from '../../support/idle';
import { pendingRequests } from '../../support/pending-requests';
import { neighbourTeam, type ProbeTeam } from '../../support/probe-team';
import { site } from '../../support/site';
import { DESKTOP } from '../../support/suite';

test.describe.configure({ mode: 'default' });

/** Measures every visit. The site of this suite measures none. */
let shell: RunningShell;
let neighbour: ProbeTeam;

test.use({ storageState: cookieChoiceAt(() => shell) });
test.beforeAll(async () => {
  neighbour = await neighbourTeam();
  const store = await createStore(['remote-probe']);
  await forceLive(store, neighbour.dist);
  const remotes = ['remote-probe', neighbour.remote];
  shell = await startShell(store, { remotes, env: { VITALS_SAMPLE: '1' } });
});
test.afterAll(() => shell.stop());

/** What was counted, and in how many visits, without the buckets. */
const counted = async (url: string) =>
  (await (await fetch(`${url}/metrics`)).text())
    .split('\n')
    .filter((line) => /^site_web_vitals_\w+_count\{/.test(line));
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.waitForSelector('html[data-hydrated]');
};

/** What the page measures. Interactions, of type `event`, are the last. */
const observed = (page: Page) =>
  page.evaluate(() => (window as unknown as { observed: readonly string[] }).observed);

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const types: (string | undefined)[] = [];
    Object.assign(window, { observed: types });
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      types.push(options?.type);
      observe.call(this, options);
    };
  }),
);

/**
 * Waits until the browser has told who measures of an entry of this type that took so long, in ms: it does so after the next frame, and who
 * measures waits for an idle moment then.
 */
async function isMeasured(page: Page, type: 'largest-contentful-paint' | 'event', ms = 0): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          if (!list.getEntries().some(({ duration }) => duration >= wanted.ms)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe({ type: wanted.type, buffered: true });
      }),
    { type, ms },
  );
  await untilIdle(page);
}

test.describe('with a mouse', () => {
  test.use(DESKTOP);

  test('a visit counts loading and layout for its first page, and its slowest interaction for the page where it was', async ({
    page,
  }) => {
    await open(page, `${shell.url}/proef?utm_source=brief&naam=Jan`);
    await expect.poll(() => observed(page)).toContain('event');
    await isMeasured(page, 'largest-contentful-paint');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(`${shell.url}/contact`);
    const field = page.locator('main').getByRole('textbox');
    await field.evaluate((element) =>
      element.addEventListener('keydown', () => {
        const end = performance.now() + 300;
        while (performance.now() < end);
      }),
    );
    await field.press('J');
    await isMeasured(page, 'event', 300);
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

    const first = {
      remote: 'remote-probe',
      version: await versionOf(distOf('remote-probe')),
      path: '/proef',
    };
    const second = { remote: neighbour.remote, version: await versionOf(neighbour.dist), path: '/contact' };
    const line = (name: string, { remote, version }: typeof first) =>
      `site_web_vitals_${name}_count{remote="${remote}",version="${version}",device="desktop"} 1`;
    await expect
      .poll(() => counted(shell.url))
      .toEqual([line('lcp_seconds', first), line('inp_seconds', second), line('cls', first)]);
    expect(JSON.parse(report)).toEqual({
      device: 'desktop',
      vitals: expect.arrayContaining([
        { name: 'LCP', value: expect.any(Number), ...first },
        { name: 'CLS', value: expect.any(Number), ...first },
        { name: 'INP', value: expect.any(Number), ...second },
      ]),
    });
    const { vitals } = JSON.parse(report) as { vitals: { name: string; value: number }[] };
    const inp = vitals.find(({ name }) => name === 'INP')?.value;
    // In seconds, not in milliseconds.
    expect(inp).toBeGreaterThanOrEqual(0.3);
    expect(inp).toBeLessThan(200);
  });
});

test('a visit with a touch screen counts as mobile', async ({ page }) => {
  await open(page, `${shell.url}/contact`);
  await expect.poll(() => observed(page)).toContain('event');
  await isMeasured(page, 'largest-contentful-paint');
  await page.goto('about:blank');
  const version = await versionOf(neighbour.dist);
  await expect
    .poll(() => counted(shell.url))
    .toContain(
      `site_web_vitals_lcp_seconds_count{remote="${neighbour.remote}",version="${version}",device="mobile"} 1`,
    );
});

test.describe('on a first visit', () => {
  // Of both sites alike.
  test.use({ storageState: FIRST_VISIT });

  test('nothing is stored in the browser, and a visit outside the sample loads and sends nothing', async ({
    page,
  }) => {
    const { siteUrl } = site();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const requests = pendingRequests(page);
    await open(page, `${siteUrl}/proef`);
    await requests.settled();
    await page.goto(`${siteUrl}/proef/formulier`);
    await page.goto('about:blank');
    expect(sent.filter((address) => /web-vitals|\/report\/vitals/.test(address))).toEqual([]);
    expect(await counted(siteUrl)).toEqual([]);

    const stored = () =>
      page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
    await open(page, `${siteUrl}/proef/formulier`);
    const without = [await stored(), (await page.context().cookies()).length];
    await open(page, `${shell.url}/contact`);
    await expect.poll(() => observed(page)).toContain('event');
    expect([await stored(), (await page.context().cookies()).length]).toEqual(without);
  });
});
