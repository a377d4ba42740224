import type { ReleasePage } from './release';
import { hasLinks, linksTo, shownBy, sitePages } from './site-links';

const places = { linkGroups: ['Leasen', 'Service'], searchCategories: ['Leasing'] };

const page = (path: string, more: Partial<ReleasePage> = {}): ReleasePage => ({
  path,
  title: `Titel van ${path}`,
  description: 'Tekst',
  personal: false,
  query: [],
  chunks: [],
  ...more,
});

test('pages are linked to in the groups of menu and footer that they name, in the order of their paths', () => {
  const links = linksTo(
    [
      page('/tips', { foundIn: { menu: 'Leasen', footer: 'Service' } }),
      page('/advies', { foundIn: { menu: 'Leasen' } }),
      page('/elders'),
    ],
    places,
  );
  expect(links).toEqual({
    menu: {
      Leasen: [
        { to: '/advies', text: 'Titel van /advies' },
        { to: '/tips', text: 'Titel van /tips' },
      ],
    },
    footer: { Service: [{ to: '/tips', text: 'Titel van /tips' }] },
  });
  expect(hasLinks(links)).toBe(true);
});

test('a group that the shell does not have, a personal page and a page of an old release are left out', () => {
  const links = linksTo(
    [
      page('/een', { foundIn: { menu: 'Overig', footer: 'Overig' } }),
      page('/twee', { personal: true, foundIn: { menu: 'Leasen' } }),
      page('/drie', { title: undefined, foundIn: { menu: 'Leasen' } }),
    ],
    places,
  );
  expect(links).toEqual({ menu: {}, footer: {} });
  expect(hasLinks(links)).toBe(false);
});

test('a page shows the pages to read on in its own order, and those that the search finds when it shows these', () => {
  const search = { category: 'Leasing', words: ['bouw'] };
  const all = sitePages(
    [
      page('/bouw', { foundIn: { search } }),
      page('/anders', { foundIn: { search: { category: 'Overig' } } }),
      page('/klant', { personal: true }),
      page('/faq'),
    ],
    places,
  );
  expect(all.map(({ path }) => path)).toEqual(['/anders', '/bouw', '/faq']);
  const paths = (shown: ReturnType<typeof shownBy>) => shown.map(({ path }) => path);
  expect(paths(shownBy({ readOn: ['/faq', '/bestaat-niet', '/klant', '/bouw'] }, all))).toEqual([
    '/faq',
    '/bouw',
  ]);
  expect(shownBy({ showsSitePages: true }, all)).toEqual([
    { path: '/bouw', title: 'Titel van /bouw', description: 'Tekst', search },
  ]);
  expect(shownBy({}, all)).toEqual([]);
});

test('the search shows the parts of pages too, other pages do not', () => {
  const parts = [{ title: 'Wat is lease?', description: 'Uitleg', hash: 'wat' }];
  const all = sitePages([page('/faq', { foundIn: { search: { category: 'Leasing', parts } } })], places);
  expect(shownBy({ showsSitePages: true }, all)[0]?.search).toEqual({
    category: 'Leasing',
    words: [],
    parts,
  });
  expect(shownBy({ readOn: ['/faq'] }, all)).toEqual([
    { path: '/faq', title: 'Titel van /faq', description: 'Tekst' },
  ]);
});
