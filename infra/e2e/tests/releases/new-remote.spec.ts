import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parseRelease } from '@site/platform/protocol';
import { forceLive } from '@site/testkit/force-live';
import { releaseVariant } from '@site/testkit/release-variant';
import { createStore, type RunningShell, startShell } from '@site/testkit/shell';
import { recordBrowserLog } from '../../support/browser-log';
import { cookieChoiceAt } from '../../support/consent';
import { probeTeam } from '../../support/probe-team';
import { DESKTOP } from '../../support/suite';

test.use(DESKTOP);

let shell: RunningShell;

/** A remote that no other package knows, with a page that says where it is found. */
async function newRemote(): Promise<{ remote: string; dist: string }> {
  const { remote, dist } = await probeTeam('nieuw');
  const { pages } = parseRelease(await readFile(path.join(dist, 'release.json'), 'utf8'));
  const search = {
    category: 'Leasing',
    words: ['aannemer'],
    parts: [{ title: 'Hoeveel leg ik opzij?', description: 'Reserveer elke maand € 50.', hash: 'opzij' }],
  };
  const readOn = ['/proef', '/bestaat-niet'];
  const places = { title: 'Leasetips', foundIn: { menu: 'Leasen', footer: 'Leasen', search }, readOn };
  const found = await releaseVariant(dist, {
    name: 'found',
    text: [
      // Search engines may list it.
      { from: 'index:!1', to: 'index:!0' },
      { from: 'index: false', to: 'index: true' },
      { from: 'path:"/proef-nieuw"', to: `path:"/proef-nieuw",readOn:${JSON.stringify(readOn)}` },
      { from: "path: '/proef-nieuw'", to: `path:'/proef-nieuw',readOn:${JSON.stringify(readOn)}` },
    ],
    release: { pages: pages.map((page) => (page.path === '/proef-nieuw' ? { ...page, ...places } : page)) },
  });
  return { remote, dist: found };
}

test.use({ storageState: cookieChoiceAt(() => shell) });
test.beforeAll(async () => {
  const { remote, dist } = await newRemote();
  const store = await createStore(['remote-probe']);
  await forceLive(store, dist);
  shell = await startShell(store, { remotes: ['remote-probe', remote] });
});

test.afterAll(() => shell.stop());

test.beforeEach(({ page }) =>
  // There is no backend: nobody is logged in.
  page.route('**/api/**', (route) => route.fulfill({ json: null })),
);

test('without a release of the shell a new remote has a page that hydrates, and names pages to read on that are live', async ({
  page,
}) => {
  const log = recordBrowserLog(page);
  await page.goto(`${shell.url}/proef-nieuw`);
  await page.waitForSelector('html[data-hydrated]');
  const readOn = page.getByRole('navigation', { name: 'Lees verder' });
  await expect(readOn.getByRole('link')).toHaveText(['Proef']);
  await readOn.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(`${shell.url}/proef`);
  expect(log).toEqual([]);
});

test('its page is in the menu, the footer, the sitemap and what the search reads, from the server and after a navigation', async ({
  page,
}) => {
  const log = recordBrowserLog(page);
  const text = async (address: string) => (await fetch(shell.url + address)).text();
  expect(await text('/sitemap.xml')).toContain(`${shell.url}/proef-nieuw<`);
  expect(await text('/pages.json')).toContain('Hoeveel leg ik opzij?');
  expect(await text('/proef')).toContain('href="/proef-nieuw">Leasetips');

  await page.goto(`${shell.url}/proef`);
  await page.waitForSelector('html[data-hydrated]');
  await page.getByText('Menu', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Leasetips' }).click();
  await expect(page).toHaveURL(`${shell.url}/proef-nieuw`);
  await expect(page.getByRole('navigation', { name: 'Lees verder' })).toBeVisible();
  await page.getByRole('link', { name: 'Formulier' }).click();
  await expect(page).toHaveURL(`${shell.url}/proef-nieuw/formulier`);
  await page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: 'Leasen' })
    .getByRole('link', { name: 'Leasetips' })
    .click();
  await expect(page).toHaveURL(`${shell.url}/proef-nieuw`);
  expect(log).toEqual([]);
});
