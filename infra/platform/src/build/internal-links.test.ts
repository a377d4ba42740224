import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { REMOTES } from '../protocol/remotes';
import { findInternalLinks, type LinkedPage, leadsToPage } from './test-internal-links';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** The pages of the shell itself, and its redirect to the login. */
const SHELL_PAGES: LinkedPage[] = [
  ...[400, 401, 403, 410, 500, 502, 503, 504].map((status) => ({ path: `/error/${status}` })),
  { path: '/login-klant' },
];

/** Links may name the section that a page shows by default, which is not a document of its own. */
const DEFAULT_SECTION: LinkedPage = { path: '/juridisch', variants: [{ query: { section: 'disclaimer' } }] };

/** Where visitors meet links: pages, header, menu, footer, error pages, mails. */
const FOLDERS = [
  ...REMOTES.map((remote) => `${remote}/src`),
  'shell/kit/src',
  'shell/src/document',
  'shell/src/error-pages',
  'shell/src/layout',
  'shell/src/routes',
  'backend/src/complaints',
  'backend/src/contact',
  'backend/src/customers',
  'backend/src/leases',
  'backend/src/mail',
  'backend/src/privacy',
];

async function pagesOf(remote: string): Promise<LinkedPage[]> {
  const module = (await import(path.join(ROOT, remote, 'src/pages'))) as { default: { pages: LinkedPage[] } };
  return module.default.pages;
}

test('every internal address in the source code is a page that a remote or the shell has', async () => {
  const pages = [...SHELL_PAGES, DEFAULT_SECTION, ...(await Promise.all(REMOTES.map(pagesOf))).flat()];
  const links = findInternalLinks(ROOT, FOLDERS);
  expect(links.filter(({ address }) => !leadsToPage(address, pages))).toEqual([]);
  expect(new Set(links.map(({ address }) => address)).size).toBeGreaterThan(50);
});

test('addresses are found in attributes, calls, tables and templates', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'links-'));
  try {
    mkdirSync(path.join(root, 'src'));
    writeFileSync(
      path.join(root, 'src/page.tsx'),
      `const links = [{ to: '/contact', text: 'Contact' }];
       export const Page = () => <a href="/faq#kosten" onClick={() => navigate(\`/search?q=\${term}\`)}>/no-link</a>;
       export const button = \`\${site.url}/klant\`;
       export const other = ['/api/customers', '//elsewhere.example', '/', 'a/b'];`,
    );
    writeFileSync(path.join(root, 'src/page.test.tsx'), `export const path = '/only-in-a-test';`);
    expect(findInternalLinks(root, ['src'])).toEqual(
      ['/contact', '/faq#kosten', '/search?q=', '/klant'].map((address) => ({
        file: 'src/page.tsx',
        address,
      })),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('an address without a page, or with an unknown variant of one, leads to no page', () => {
  const pages = [{ path: '/faq' }, { path: '/juridisch', variants: [{ query: { section: 'privacy' } }] }];
  expect(leadsToPage('/faq?q=bkr#kosten', pages)).toBe(true);
  expect(leadsToPage('/juridisch?section=privacy', pages)).toBe(true);
  expect(leadsToPage('/juridisch?section=privaci', pages)).toBe(false);
  expect(leadsToPage('/veelgesteld', pages)).toBe(false);
});
