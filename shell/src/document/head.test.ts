/** @jest-environment node */
import { STANDAARD_IDENTITEIT as site } from '@site/contract';
import { headElements } from './head';
import type { LoadedPage } from './loaded-page';

const contact: LoadedPage = {
  Component: () => null,
  head: { title: 'Contact', description: 'Bel of mail ons.', keywords: ['contact', 'bellen'] },
  status: 200,
  personal: false,
};

const legal: LoadedPage = {
  ...contact,
  head: { ...contact.head, title: 'Juridisch' },
  query: ['section'],
  variants: [
    {
      query: { section: 'privacy' },
      head: { title: 'Privacy', above: [{ path: '/juridisch', title: 'Juridisch' }] },
    },
  ],
};

const search: LoadedPage = {
  ...contact,
  head: { ...contact.head, title: 'Zoeken' },
  query: ['q'],
  headFor: ({ q }) => (q === undefined ? {} : { title: `Zoeken naar ${q}`, index: false }),
};

/** The head of a page at an address, by element name. */
function said(page: LoadedPage, path: string, query = '') {
  const elements = headElements(page, site, path, new URLSearchParams(query));
  const content = (name: string) =>
    elements.find(({ attributes: a }) => a.name === name || a.property === name)?.attributes.content;
  return {
    content,
    title: elements.find(({ tag }) => tag === 'title')?.text,
    canonical: elements.find(({ tag }) => tag === 'link')?.attributes.href,
    data: elements.filter(({ tag }) => tag === 'script').map(({ text }) => JSON.parse(text ?? '')),
  };
}

const way = (breadcrumb: { itemListElement: { name: string; item: string }[] }) =>
  breadcrumb.itemListElement.map(({ name, item }) => [name, item.slice(site.url.length)]);

test('a page has its title with the name of the site, a description and keywords', () => {
  const { title, content } = said(contact, '/contact');
  expect(title).toBe('Contact | Zakenwiel');
  expect(content('description')).toBe('Bel of mail ons.');
  expect(content('keywords')).toBe('contact, bellen');
  expect(content('robots')).toBeUndefined();
});

test('a page has one canonical URL, whatever the query', () => {
  for (const query of ['', 'utm_source=x', 'section=privacy']) {
    const { canonical, content } = said(contact, '/contact', query);
    expect(canonical).toBe(`${site.url}/contact`);
    expect(content('og:url')).toBe(canonical);
  }
});

test('a shared page has the share image, with its size and alt text', () => {
  const { content } = said(contact, '/contact');
  expect(content('og:image')).toMatch(/^http:\/\/localhost:8080\/./);
  expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
  expect(content('og:image:alt')).toContain('Direct eigenaar met financial lease!');
  expect(content('twitter:card')).toBe('summary_large_image');
  expect(content('og:type')).toBe('website');
});

test('a page with a share image of its own has that, with its title as text', () => {
  const { content } = said({ ...contact, shareImage: '/remotes/mfe-x/share/contact.png' }, '/contact');
  expect(content('og:image')).toBe('http://localhost:8080/remotes/mfe-x/share/contact.png');
  expect(content('og:image:alt')).toMatch(/^Contact/);
});

test('a variant of a page has its own share image, and any other query that of the page', () => {
  const images = {
    shareImage: '/remotes/mfe-x/share/legal.png',
    variantImages: { '?section=privacy': '/remotes/mfe-x/share/privacy.png' },
  };
  const image = (query: string) => {
    const { content } = said({ ...legal, ...images }, '/juridisch', query);
    return [content('og:image'), content('og:image:alt')];
  };
  expect(image('section=privacy')).toEqual([
    'http://localhost:8080/remotes/mfe-x/share/privacy.png',
    expect.stringMatching(/^Privacy/),
  ]);
  expect(image('section=x')).toEqual([
    'http://localhost:8080/remotes/mfe-x/share/legal.png',
    expect.stringMatching(/^Juridisch/),
  ]);
});

test('the breadcrumb leads from home to the page', () => {
  expect(way(said(contact, '/contact').data[0])).toEqual([
    ['Home', '/'],
    ['Contact', '/contact'],
  ]);
  expect(way(said(contact, '/').data[0])).toEqual([['Home', '/']]);
});

test('a variant of a page is a document of its own', () => {
  const { title, canonical, content, data } = said(legal, '/juridisch', 'x=1&section=privacy');
  expect(title).toBe('Privacy | Zakenwiel');
  expect(canonical).toBe(`${site.url}/juridisch?section=privacy`);
  expect(content('og:url')).toBe(canonical);
  expect(way(data[0])).toEqual([
    ['Home', '/'],
    ['Juridisch', '/juridisch'],
    ['Privacy', '/juridisch?section=privacy'],
  ]);
});

test.each(['section=iets', 'section=', 'section=privacy&section=x&q=', ''])(
  'the query "%s" is read the way the page reads it',
  (query) => {
    const privacy = query.startsWith('section=privacy');
    expect(said(legal, '/juridisch', query).title).toBe(`${privacy ? 'Privacy' : 'Juridisch'} | Zakenwiel`);
  },
);

test('a search has its query in the title, is not indexed, and has the canonical URL of the search page', () => {
  const { title, canonical, content, data } = said(search, '/search', 'q=<b>');
  expect(title).toBe('Zoeken naar <b> | Zakenwiel');
  expect(content('robots')).toBe('noindex');
  expect(canonical).toBe(`${site.url}/search`);
  expect(way(data[0])).toEqual([
    ['Home', '/'],
    ['Zoeken', '/search'],
  ]);
  expect(said(search, '/search').content('robots')).toBeUndefined();
});

test('structured data has the canonical URL and the configured name', () => {
  const page: LoadedPage = { ...legal, structuredData: ({ naam }, { url, head }) => [{ naam, url, head }] };
  const { data } = said(page, '/juridisch', 'section=privacy');
  expect(data[1]).toMatchObject({
    naam: 'Zakenwiel',
    url: `${site.url}/juridisch?section=privacy`,
    head: { title: 'Privacy' },
  });
});

test('an authenticated page has a breadcrumb and nothing else', () => {
  const page: LoadedPage = { ...contact, personal: true, structuredData: () => [{ name: 'iemand' }] };
  const { content, canonical, data } = said(page, '/klant');
  expect(content('robots')).toBe('noindex');
  expect(canonical).toBeUndefined();
  expect(content('og:title')).toBeUndefined();
  expect(data.map((object) => object['@type'])).toEqual(['BreadcrumbList']);
});

test('an unknown address is not indexed, and has a breadcrumb from home without a URL of its own', () => {
  const notFound = { ...contact, head: { ...contact.head, title: 'Pagina niet gevonden' }, status: 404 };
  const { content, canonical, data } = said(notFound, '/bestaat-niet');
  expect(content('robots')).toBe('noindex');
  expect(canonical).toBeUndefined();
  expect(data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` },
        { '@type': 'ListItem', position: 2, name: 'Pagina niet gevonden' },
      ],
    },
  ]);
});

test.each([500, 503])('an answer of %i is not indexed and has no breadcrumb', (status) => {
  const { content, canonical, data } = said({ ...contact, status }, '/bestaat-niet');
  expect(content('robots')).toBe('noindex');
  expect(canonical).toBeUndefined();
  expect(data).toEqual([]);
});
