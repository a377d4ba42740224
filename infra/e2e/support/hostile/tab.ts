import { expect, type Page, test } from '@playwright/test';
import { forceLive } from '@site/testkit/force-live';
import { releaseVariant } from '@site/testkit/release-variant';
import { createStore, distOf, type RunningShell, startShell, versionOf } from '@site/testkit/shell';
import { cookieChoiceAt, cookieChoiceStateOf } from '../consent';
import { neighbourTeam, type ProbeTeam } from '../probe-team';
import { allBut } from './all-but';

/** What the page of a release does to the tab once it is shown, by the name of the harm in its query. */
const HARMS = {
  'a style in the head': `add(document.head, 'style').textContent = 'main { display: none }'`,
  'a style sheet without an element': `
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main { display: none }');
    document.adoptedStyleSheets.push(sheet);`,
  'another base for addresses': `add(document.head, 'base').href = '/elders/'`,
  'an element over the page': `add(document.body, 'div').style.cssText = 'position: fixed; inset: 0; z-index: 9999'`,
  'an element over the page, inside the site': `add(main, 'div').style.cssText = 'position: fixed; inset: 0; z-index: 9999'`,
  'no header': `document.querySelector('header').remove()`,
  'an empty footer': `document.querySelector('footer').replaceChildren()`,
  'a hidden page': `main.hidden = true`,
  'a page that cannot be used': `document.body.inert = true`,
  'a page that does not scroll': `document.documentElement.style.overflow = 'hidden'`,
  'another history.pushState': `history.pushState = () => {}`,
  'another fetch': `window.fetch = () => new Promise(() => {})`,
  'another setTimeout': `window.setTimeout = () => 0`,
  'another Intl.NumberFormat': `Intl.NumberFormat = class {}`,
} satisfies Record<string, string>;

/** Which of them are tested. */
interface Choice {
  harms: readonly (keyof typeof HARMS)[];
  /** For `npm test`: with what has one form only. */
  isShort: boolean;
}

/** One of each kind, for `npm test`. */
export const SHORT: Choice = {
  harms: [
    'a style in the head',
    'an element over the page',
    'no header',
    'a page that cannot be used',
    'another history.pushState',
  ],
  isShort: true,
};

/** All others. */
export const LONG: Choice = { harms: allBut(HARMS, SHORT.harms), isShort: false };

const LEFT_CHANGES = 'page-left-changes';

/** Tests that a page which does these things to its tab harms no page of another team that is shown after it. */
export function testHarmToTab({ harms: chosen, isShort }: Choice): void {
  test.describe.configure({ mode: 'default' });

  let neighbour: ProbeTeam;
  let shell: RunningShell;
  let version: string;

  test.use({ storageState: cookieChoiceAt(() => shell) });
  test.beforeAll(async () => {
    const store = await createStore([]);
    neighbour = await neighbourTeam();
    const harms = Object.entries(HARMS).map(([name, code]) => `${JSON.stringify(name)}() { ${code} }`);
    const code = `{
    const add = (parent, name) => parent.appendChild(document.createElement(name));
    const main = document.getElementById('inhoud');
    const harms = { ${harms.join(',')} };
    if (location.search === '?doe=laden') harms['a style in the head']();
    globalThis.onProbeLayout = (what) => {
      if (what !== 'eigen') return;
      document.body.style.overflow = 'hidden';
      return () => { document.body.style.overflow = ''; };
    };
    globalThis.onProbeShown = (what, navigate) => {
      harms[what]?.();
      if (what === 'lus') navigate('?doe=lus&keer=' + performance.now());
      if (what === 'heen-en-weer') {
        harms['another fetch']();
        const to = location.pathname === '/proef/vijandig' ? '${neighbour.address}' : '/proef';
        navigate(to + '/vijandig?doe=heen-en-weer');
      }
      if (what === 'schuif') onpointermove = ({ clientX }) => navigate('?doe=schuif&x=' + clientX, { replace: true });
    };
  }`;
    const browserCode = { file: 'hostile', code };
    const build = await releaseVariant(distOf('remote-probe'), { name: 'schadelijk', browserCode });
    await forceLive(store, build);
    version = await versionOf(build);
    await forceLive(store, await releaseVariant(neighbour.dist, { name: 'ook', browserCode }));
    shell = await startShell(store, { remotes: ['remote-probe', neighbour.remote] });
  });
  test.afterAll(() => shell.stop());

  /** How often browsers have reported a failure of the version. */
  async function counted(kind: string): Promise<number> {
    const metrics = await (await fetch(`${shell.url}/metrics`)).text();
    const line = `site_failures_total{kind="${kind}",remote="remote-probe",version="${version}"} `;
    return Number(metrics.split(line)[1]?.split('\n', 1)[0] ?? 0);
  }

  async function open(page: Page, address: string): Promise<void> {
    await page.goto(shell.url + address);
    await page.waitForSelector('html[data-hydrated]');
  }

  /** Navigates without a page load, like back and forward. */
  const goTo = (page: Page, address: string) =>
    page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, address);

  const shows = (page: Page, name: string) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  /** Shows pages one after the other, each by its address and heading, and expects that none is loaded from the server. */
  const expectNoLoad = async (page: Page, pages: readonly (readonly [string, string])[]) => {
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    for (const [address, name] of pages) {
      await goTo(page, address);
      await shows(page, name);
    }
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  };

  /** Follows the link to the page of the other team, also where it cannot be seen. */
  const leave = (page: Page) =>
    page.evaluate(() => document.querySelector<HTMLElement>('a[href="/contact"]')?.click());

  /** The page of the other team as it is without the harmful page. */
  async function picture(page: Page): Promise<Buffer> {
    await shows(page, 'Formulier');
    await page.waitForSelector('html[data-hydrated]');
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    return page.screenshot({ animations: 'disabled' });
  }

  test.describe('a page that leaves', () => {
    let page: Page;
    let alone: Buffer;
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ storageState: cookieChoiceStateOf(shell.url) });
      await open(page, '/contact');
      alone = await picture(page);
    });
    test.afterAll(() => page.close());

    for (const harm of chosen) {
      test(`${harm} harms no page of another team: it is loaded from the server, and the failure counts for the version`, async () => {
        await open(page, `/proef/vijandig?doe=${encodeURIComponent(harm)}`);
        // A tab reports each failure once.
        await page.evaluate(() => sessionStorage.clear());
        const before = await counted(LEFT_CHANGES);
        const loaded = page.waitForEvent('load');
        await leave(page);
        await loaded;
        expect(page.url()).toBe(`${shell.url}/contact`);
        expect((await picture(page)).equals(alone)).toBe(true);
        await expect.poll(() => counted(LEFT_CHANGES)).toBe(before + 1);
      });
    }
  });

  if (!isShort) return;

  test('a page that changes the tab when its code is loaded, and not the page before it, gets the failure counted', async ({
    page,
  }) => {
    await open(page, '/contact?doe=laden');
    const before = await counted(LEFT_CHANGES);
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      history.pushState({}, '', '/proef/vijandig?doe=laden');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await loaded;
    await expect.poll(() => counted(LEFT_CHANGES)).toBe(before + 1);
  });

  test('a page that navigates again and again is replaced by a message, and the visitor can go on', async ({
    page,
  }) => {
    const before = await counted('page-crashed');
    await open(page, '/proef/vijandig?doe=lus');
    await shows(page, 'Er ging iets mis op deze pagina');
    await expect.poll(() => counted('page-crashed')).toBe(before + 1);
    await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
    await shows(page, 'Formulier');
  });

  test('what a page itself changes while it is shown is no change of the page before it, nor once it is undone', async ({
    page,
  }) => {
    await open(page, '/contact');
    await expectNoLoad(page, [
      ['/proef/vijandig?doe=eigen', 'Vijandige pagina'],
      ['/contact', 'Formulier'],
      ['/proef', 'Proef'],
    ]);
  });

  test('a page that changes its address while the visitor drags something is no loop', async ({ page }) => {
    await open(page, '/proef/vijandig?doe=schuif');
    await page.mouse.move(10, 400);
    await page.mouse.down();
    for (let x = 10; x < 200; x += 4) await page.mouse.move(x, 400);
    await shows(page, 'Vijandige pagina');
  });

  test('two pages that lead to each other, of which one replaces a function, end with the message too', async ({
    page,
  }) => {
    await open(page, '/proef/vijandig?doe=heen-en-weer');
    await shows(page, 'Er ging iets mis op deze pagina');
  });

  test('what an extension of the browser adds to every page costs one page load in a tab', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const add = () =>
        Object.assign(document.head.appendChild(document.createElement('style')), { id: 'eigen' });
      const started = new MutationObserver(() => {
        if (document.documentElement?.dataset.hydrated !== 'true') return;
        started.disconnect();
        add();
      });
      started.observe(document, { attributes: true, subtree: true });
    });
    await open(page, '/proef');
    await page.waitForSelector('#eigen', { state: 'attached' });
    const loaded = page.waitForEvent('load');
    await goTo(page, '/contact');
    await loaded;
    await page.waitForSelector('#eigen', { state: 'attached' });
    await expectNoLoad(page, [
      ['/proef', 'Proef'],
      ['/contact', 'Formulier'],
      ['/proef', 'Proef'],
    ]);
  });
}
