/** @jest-environment node */
import { definePages, type Page } from './pages';

const page: Page = {
  path: '/juridisch',
  head: { title: 'Juridisch', description: 'Tekst', keywords: [] },
  load: async () => ({ default: () => null }),
};

test('a table of pages has the name of its remote', () => {
  expect(definePages('mfe-x', [page])).toEqual({ remote: 'mfe-x', pages: [page] });
});

test.each(['juridisch', '/Juridisch', '/juridisch/', '/:deel', '/a b'])(
  'the path "%s" is rejected',
  (path) => {
    expect(() => definePages('mfe-x', [{ ...page, path }])).toThrow(
      'must be absolute and static, in lower case',
    );
  },
);

test('throws for a path that occurs twice', () => {
  expect(() => definePages('mfe-x', [page, page])).toThrow('occurs twice');
});

test('throws for a variant with an undeclared parameter', () => {
  const variants = [{ query: { section: 'privacy' }, head: {} }];
  expect(() => definePages('mfe-x', [{ ...page, variants }])).toThrow(
    'a variant of "/juridisch" has the parameter "section", which is not in its query',
  );
  expect(() => definePages('mfe-x', [{ ...page, query: ['section'], variants }])).not.toThrow();
});

test('a page may say where it is found', () => {
  const foundIn = {
    menu: 'Leasen',
    footer: 'Juridisch',
    search: { category: 'Leasing', words: ['privacy'] },
  } as const;
  expect(() => definePages('mfe-x', [{ ...page, foundIn }])).not.toThrow();
});

test.each([
  [
    { foundIn: { menu: 'Overig' } },
    'is in "Overig" of the menu, which has only Leasen, Uitleg, Uw situatie, Voertuig, Meer weten, Service, Juridisch',
  ],
  [{ foundIn: { footer: '' } }, 'is in "" of the footer'],
  [{ foundIn: { search: { category: 'Leasen' } } }, 'is in "Leasen" of the search, which has only Leasing'],
  [{ foundIn: { menu: 'Leasen' }, personal: true }, 'is personal, and cannot be found in the menu'],
] as unknown as [Partial<Page>, string][])('throws for a page with %j', (more, message) => {
  expect(() => definePages('mfe-x', [{ ...page, ...more }])).toThrow(message);
});
