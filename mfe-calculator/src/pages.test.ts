/** @jest-environment node */
import { STANDAARD_IDENTITEIT } from '@site/contract';
import pages from './pages';

it('claims the calculator and the search, with the parameters that change what the server renders', () => {
  const queries = new Map(pages.pages.map(({ path, query }) => [path, query]));
  expect(queries.get('/lease-berekenen')).toEqual([
    'type',
    'aanschafprijs',
    'aanbetaling',
    'slottermijn',
    'looptijd',
    'btw',
    'vergelijk',
  ]);
  expect(queries.get('/search')).toEqual(['q']);
});

describe.each(pages.pages)('the head of $path', ({ head }) => {
  it('has a title without the name of the site', () => {
    expect(head.title).not.toMatch(new RegExp(STANDAARD_IDENTITEIT.naam, 'i'));
  });
});

it('gives every page a title and description of its own', () => {
  expect(new Set(pages.pages.map(({ head }) => head.title)).size).toBe(pages.pages.length);
  expect(new Set(pages.pages.map(({ head }) => head.description)).size).toBe(pages.pages.length);
});

describe('the head of a search', () => {
  const search = pages.pages.find(({ path }) => path === '/search');

  it('has the query, up to its maximum length, in the title, and is not indexed', () => {
    expect(search?.headFor?.({ q: ' bkr ' })).toEqual({ title: 'Zoeken naar bkr', index: false });
    expect(search?.headFor?.({ q: 'a'.repeat(10_000) })).toEqual({
      title: `Zoeken naar ${'a'.repeat(100)}`,
      index: false,
    });
  });

  it('keeps the title of the page when nothing was searched for', () => {
    expect(search?.headFor?.({ q: '  ' })).toEqual({ index: false });
    expect(search?.headFor?.({})).toEqual({});
  });
});
