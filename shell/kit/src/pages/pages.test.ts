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
  'the path "%s" is refused',
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
