import { STANDAARD_IDENTITEIT as site } from '@site/contract';
import { headElements } from '../app/head';
import { renderDocument } from './document';

const boot = { composition: { id: 'x', remotes: {}, unavailable: {}, incomplete: false }, site, shell: '1' };
const parts = { styles: '', fonts: [], preload: [], scripts: [], body: '', boot };

test('text in the head and the boot data cannot end its element', () => {
  const evil = '</script></title><script>alert(1)</script>';
  const head = {
    title: evil,
    description: `"${evil}`,
    keywords: [evil],
    structuredData: () => [{ name: evil }],
  };
  const html = renderDocument({
    ...parts,
    head: headElements(head, site, '/x', true),
    boot: { ...boot, site: { ...site, naam: evil } },
  });
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  expect([...parsed.scripts].map((script) => script.type)).toEqual([
    'application/ld+json',
    'application/ld+json',
    'application/json',
  ]);
  expect(parsed.title).toBe(`${evil} | Zakenwiel`);
  expect(JSON.parse(parsed.getElementById('boot')?.textContent ?? '').site.naam).toBe(evil);
});

test('a public page has a canonical address, Open Graph and a breadcrumb', () => {
  const head = { title: 'Contact', description: 'Bel of mail ons.', keywords: ['contact', 'bellen'] };
  const html = renderDocument({ ...parts, head: headElements(head, site, '/contact', true) });
  const { head: parsed } = new DOMParser().parseFromString(html, 'text/html');
  const content = (selector: string) => parsed.querySelector(selector)?.getAttribute('content');
  expect(content('meta[name=description]')).toBe('Bel of mail ons.');
  expect(content('meta[name=keywords]')).toBe('contact, bellen');
  expect(parsed.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'http://localhost:8080/contact',
  );
  expect(content('meta[property="og:url"]')).toBe('http://localhost:8080/contact');
  const breadcrumb = JSON.parse(
    parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );
  expect(breadcrumb.itemListElement.map((item: { name: string }) => item.name)).toEqual(['Home', 'Contact']);
});

test('a page that is not public has no canonical address and is not indexed', () => {
  const head = { title: 'Mijn aanvragen', description: 'x', keywords: [] };
  const html = renderDocument({ ...parts, head: headElements(head, site, '/klant', false) });
  const { head: parsed } = new DOMParser().parseFromString(html, 'text/html');
  expect(parsed.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(parsed.querySelector('link[rel=canonical]')).toBeNull();
  expect(parsed.querySelector('script[type="application/ld+json"]')).toBeNull();
});
