import { STANDAARD_IDENTITEIT as site } from '@site/contract';
import { type DocumentParts, renderDocument } from './document';
import { headElements } from './head';
import type { LoadedPage } from './loaded-page';

const NoPage = () => null;
const boot = { composition: { id: 'x', remotes: {}, unavailable: {}, incomplete: false }, site, shell: '1' };
const hydration = { preload: [], pageStart: 'start();', scripts: [], boot };
const documentOf = (document: DocumentParts) => String(renderDocument(document));
const parts = { styles: '', fonts: [], fontStyle: '', body: '', hydration };

test('text in the head and the boot data cannot end its element', () => {
  const evil = '</script></title><script>alert(1)</script>';
  const page: LoadedPage = {
    Component: NoPage,
    head: { title: evil, description: `"${evil}`, keywords: [evil] },
    structuredData: () => [{ name: evil }],
    status: 200,
    personal: false,
  };
  const html = documentOf({
    ...parts,
    head: headElements(page, site, '/x', new URLSearchParams()),
    hydration: { ...hydration, boot: { ...boot, site: { ...site, naam: evil } } },
  });
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  expect([...parsed.scripts].map((script) => script.type)).toEqual([
    'application/ld+json',
    'application/ld+json',
    '',
    'speculationrules',
    'application/json',
  ]);
  expect(parsed.title).toBe(`${evil} | Zakenwiel`);
  expect(JSON.parse(parsed.getElementById('boot')?.textContent ?? '').site.naam).toBe(evil);
});

test('every page names its icons and its manifest', () => {
  const { head } = new DOMParser().parseFromString(documentOf({ ...parts, head: [] }), 'text/html');
  expect([...head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual([
    'icon',
    'icon',
    'apple-touch-icon',
    'manifest',
  ]);
});

test('one inline script knows the scripts of the page, and the message is outside what React hydrates', () => {
  const html = documentOf({
    ...parts,
    head: [],
    notice: '<p id="notice">Niet geladen</p>',
    body: '<h1>Pagina</h1>',
    hydration: { ...hydration, scripts: ['/assets/a.js', '/assets/b.js'], preload: ['/releases/p.js'] },
  });
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  expect([...head.querySelectorAll('script:not([type])')].map(({ outerHTML }) => outerHTML)).toEqual([
    '<script data-scripts="/assets/a.js /assets/b.js" data-preload="/releases/p.js">start();</script>',
  ]);
  expect([...body.children].map(({ id }) => id)).toEqual(['notice', 'site', 'boot']);
});

test('with a CDN the inline script knows its address and the hash of each script, and the browser connects to it early', () => {
  const cdn = { url: 'https://cdn.example/site', containers: {} };
  const html = documentOf({
    ...parts,
    head: [],
    hydration: {
      ...hydration,
      scripts: ['https://cdn.example/site/shell/1/web/a.js#sha256-YQ=='],
      boot: { ...boot, composition: { ...boot.composition, cdn } },
    },
  });
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  const connect = head.querySelector<HTMLLinkElement>('link[rel="preconnect"]');
  expect([connect?.href, connect?.crossOrigin]).toEqual(['https://cdn.example/', '']);
  expect(head.querySelector('script:not([type])')?.outerHTML).toBe(
    '<script data-scripts="https://cdn.example/site/shell/1/web/a.js#sha256-YQ==" data-preload="" data-cdn="https://cdn.example/site">start();</script>',
  );
});

test('until a page is hydrated, a pressed link is fetched before the press ends, except one to the API', () => {
  const { head } = new DOMParser().parseFromString(documentOf({ ...parts, head: [] }), 'text/html');
  expect(JSON.parse(head.querySelector('script[type="speculationrules"]')?.textContent ?? '')).toEqual({
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
        eagerness: 'conservative',
      },
    ],
  });
});

test('a page that needs no script has none', () => {
  expect(documentOf({ ...parts, head: [], hydration: undefined })).not.toContain('<script');
});
