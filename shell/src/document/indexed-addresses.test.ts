/** @jest-environment node */
import type { Page } from '@site/kit';
import { indexedAddresses } from './indexed-addresses';

const head = { title: 'Titel', description: 'Tekst', keywords: [] };
const load = async () => ({ default: () => null });
const indexed = (...pages: Partial<Page>[]) =>
  indexedAddresses({ remote: 'mfe-x', pages: pages.map((page) => ({ path: '/', head, load, ...page })) });

test('search engines may list the pages that are public and do not refuse it', () => {
  expect(
    indexed(
      { path: '/' },
      { path: '/faq' },
      { path: '/klant', personal: true },
      { path: '/login/code', head: { ...head, index: false } },
    ),
  ).toEqual(['/', '/faq']);
});

test('they may list variants, and no other query', () => {
  expect(
    indexed({
      path: '/juridisch',
      query: ['section', 'deel'],
      variants: [
        { query: { section: 'a', deel: 'b' }, head: {} },
        { query: { section: 'stil' }, head: { index: false } },
      ],
    }),
  ).toEqual(['/juridisch', '/juridisch?section=a&deel=b']);
});
