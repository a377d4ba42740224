import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { REMOTES } from '@site/platform/protocol';
import { publish } from '@site/platform/store';
import { scratchFolder } from '@site/testkit/scratch';
import { createStore, type RunningShell, startShell } from '@site/testkit/shell';
import { accessibilityViolations } from '../../support/accessibility';
import { recordBrowserLog } from '../../support/browser-log';
import { cookieChoiceAt } from '../../support/consent';
import { DESKTOP } from '../../support/suite';

// A remote from nothing: all that CONTRIBUTING.md ("Add a remote") asks for, and nothing else. No other package knows it.

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'mfe-tips',
    version: '0.1.0',
    private: true,
    type: 'module',
    dependencies: { '@site/contract': '^3.0.0', '@site/kit': '^10.0.0', react: '^19.3.1' },
    devDependencies: { '@site/platform': '0.1.0' },
  }),
  'rspack.config.ts': `import { remote } from '@site/platform/build';

export default remote(import.meta.dirname);
`,
  'src/pages.ts': `import { definePages } from '@site/kit';

export default definePages('mfe-tips', [
  {
    path: '/leasetips',
    head: {
      title: 'Tips voor uw lease',
      description:
        'Vijf tips voor ondernemers die een bestelwagen willen leasen: van de aanbetaling tot de slottermijn, en wat u vooraf het beste kunt regelen.',
      keywords: ['leasetips', 'bestelwagen leasen'],
    },
    foundIn: {
      linkText: 'Leasetips',
      menu: 'Leasen',
      footer: 'Leasen',
      search: {
        category: 'Leasing',
        words: ['aannemer'],
        parts: () => import('./tips/search-parts'),
      },
    },
    readOn: ['/faq', '/bestaat-niet'],
    load: () => import('./tips/page'),
  },
]);
`,
  'src/tips/search-parts.ts': `import { euros } from '@site/contract';
import type { SearchPart } from '@site/kit';

const PARTS: readonly SearchPart[] = [
  { title: 'Hoeveel leg ik opzij?', description: \`Reserveer elke maand \${euros(50)}.\`, hash: 'opzij' },
];

export default PARTS;
`,
  'src/tips/page.tsx': `import { Band, PageHero } from '@site/kit';
import { useState } from 'react';

/** Tips for entrepreneurs who want to lease a van. */
export default function TipsPage() {
  const [more, setMore] = useState(false);
  return (
    <>
      <PageHero title="Tips voor uw lease" lead="Zo haalt u meer uit uw bestelwagen." />
      <Band>
        <button type="button" onClick={() => setMore(true)}>Nog een tip</button>
        {more && <p>Reserveer elke maand een bedrag voor de slottermijn.</p>}
      </Band>
    </>
  );
}
`,
};

const ROOT = path.resolve(import.meta.dirname, '../../../..');

test.use(DESKTOP);

let store: string;
let shell: RunningShell;

test.use({ storageState: cookieChoiceAt(() => shell) });
test.beforeAll(async () => {
  // Below the root, where the packages are found.
  const folder = path.join(await scratchFolder('remote'), 'mfe-tips');
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const rspack = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  await promisify(execFile)(process.execPath, [rspack, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  store = await createStore(REMOTES);
  await publish({ store, dist: path.join(folder, 'dist') });
  shell = await startShell(store, { remotes: [...REMOTES, 'mfe-tips'] });
});

test.afterAll(async () => {
  await shell?.stop();
  await rm(store, { recursive: true, force: true });
});

test.beforeEach(({ page }) =>
  // There is no backend: nobody is logged in.
  page.route('**/api/**', (route) => route.fulfill({ json: null })),
);

test('a new remote has a page that hydrates, is accessible, and names pages to read on that are live', async ({
  page,
}) => {
  const log = recordBrowserLog(page);
  await page.goto(`${shell.url}/leasetips`);
  await page.getByRole('button', { name: 'Nog een tip' }).click();
  await expect(page.getByText('Reserveer elke maand')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  const readOn = page.getByRole('navigation', { name: 'Lees verder' });
  await expect(readOn.getByRole('link')).toHaveText(['Veelgestelde vragen']);
  await readOn.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(`${shell.url}/faq`);
  expect(log).toEqual([]);
});

test('its page is in the menu, the footer, the sitemap and the search, from the server and after a navigation', async ({
  page,
}) => {
  const log = recordBrowserLog(page);
  expect(await (await fetch(`${shell.url}/sitemap.xml`)).text()).toContain(`${shell.url}/leasetips<`);
  const html = await (await fetch(`${shell.url}/search?q=aannemer`)).text();
  expect(html).toContain('1 resultaat voor ‘aannemer’');
  expect(html).toContain('Vijf tips voor ondernemers die een bestelwagen willen leasen');

  const part = await (await fetch(`${shell.url}/search?q=leg+opzij`)).text();
  expect(part).toContain('href="/leasetips#opzij"');

  await page.goto(`${shell.url}/search?q=aannemer`);
  await expect(page.getByRole('article').getByRole('link', { name: 'Leasetips' })).toBeVisible();
  await page.goto(`${shell.url}/faq`);
  await page.getByText('Menu', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Leasetips' })).toBeVisible();
  await page.getByRole('banner').getByLabel('Waar zoekt u naar?').fill('aannemer');
  await page.keyboard.press('Enter');
  await page.getByRole('article').getByRole('link', { name: 'Leasetips' }).click();
  await expect(page).toHaveURL(`${shell.url}/leasetips`);
  await expect(page.getByRole('navigation', { name: 'Lees verder' })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: 'Leasen' })
    .getByRole('link', { name: 'Leasetips' })
    .click();
  await expect(page).toHaveURL(`${shell.url}/leasetips`);
  expect(log).toEqual([]);
});
