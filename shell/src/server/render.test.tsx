/** @jest-environment node */
import { STANDAARD_IDENTITEIT as site } from '@site/contract';
import type { Page } from '@site/kit';
import type { Release } from '@site/release';
import { useLocation } from 'react-router-dom';
import { render } from './render';
import type { ResolvedPage } from './resolve';

const composition = { id: 'abc', remotes: {}, unavailable: {}, incomplete: false };
const head = { title: 'Vragen', description: 'Tekst', keywords: [] };

function Address() {
  const { pathname, search } = useLocation();
  return <h1>{`Adres ${pathname}${search}`}</h1>;
}

function Broken(): never {
  throw new Error('kapot');
}

const pages: Page[] = [
  { path: '/faq', head, load: async () => ({ default: Address }) },
  { path: '/stuk', head, load: async () => ({ default: Broken }) },
];
const tables = new Map([['mfe-one', { remote: 'mfe-one', pages }]]);
const release = { version: '9' } as Release;
const entry = { scripts: ['/assets/js/main.js'], lazy: {} };
const settings = { config: { site, contentProtection: false }, shell: { release, entry } };

/** Renders as if in another thread: the request and the answer are cloned. */
async function rendered(page: Partial<ResolvedPage>, more: object = {}) {
  const { path = '*' } = page;
  const resolved: ResolvedPage = {
    kind: 'remote-page',
    owner: { remote: 'mfe-one', version: '1' },
    path,
    address: path,
    preload: ['/p.js'],
    cacheable: true,
    ...page,
  };
  const request = { page: resolved, address: path === '*' ? '/x' : path, announcement: null, ...more };
  return structuredClone(await render(structuredClone(request), { composition, tables }, settings));
}

test('a page is rendered at its address, with the scripts and the data that hydrate it', async () => {
  const { status, html, error } = await rendered({ path: '/faq' }, { address: '/faq?q=1' });
  expect([status, error]).toEqual([200, undefined]);
  expect(html).toContain('<h1>Adres /faq?q=1</h1>');
  expect(html).toContain('<link rel="preload" as="script" href="/p.js">');
  expect(html).toContain('<script defer src="/assets/js/main.js"></script>');
  expect(html).toContain('"composition":{"id":"abc"');
  expect(html).toContain(`<link rel="canonical" href="${site.url}/faq"`);
});

test('a page with other releases than the live ones is not indexed', async () => {
  const { html } = await rendered({ path: '/faq' }, { dev: { live: 'x', overrides: { 'mfe-one': '2' } } });
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
});

test.each([
  ['error-page', '/error/503', 200, 'Tijdelijk offline'],
  ['not-found', '*', 404, 'Pagina niet gevonden'],
  ['unavailable', '/contact', 503, 'Deze pagina is even niet beschikbaar'],
] as const)('the shell’s own page %s needs no remote', async (kind, path, status, title) => {
  const answer = await rendered({ kind, path, owner: { remote: 'shell', version: '9' } });
  expect(answer.status).toBe(status);
  expect(answer.html).toContain(title);
});

test('a page that throws is replaced by an error page without scripts, with the error', async () => {
  const { status, html, error } = await rendered({ path: '/stuk' });
  expect([status, error]).toEqual([500, new Error('kapot')]);
  expect(html).toContain('Er ging iets mis op deze pagina');
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
});

test('so is a page that the composition does not have', async () => {
  const { status, error } = await rendered({ path: '/weg' });
  expect([status, error]).toEqual([500, new Error('mfe-one has no page /weg.')]);
});
