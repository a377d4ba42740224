import { STANDAARD_IDENTITEIT } from '@site/contract';
import pages from './pages';

it('claims the calculator and the search, with the parameters that change what the server renders', () => {
  expect(pages.pages.map(({ path, query }) => [path, query])).toEqual([
    ['/lease-berekenen', ['type']],
    ['/search', ['q']],
  ]);
});

describe.each(pages.pages)('the head of $path', ({ head }) => {
  it('has a title without the name of the site', () => {
    expect(head.title).not.toMatch(new RegExp(STANDAARD_IDENTITEIT.naam, 'i'));
  });

  it('has a description that fits in search results', () => {
    expect(head.description.length).toBeGreaterThanOrEqual(120);
    expect(head.description.length).toBeLessThanOrEqual(155);
  });

  it('has structured data with absolute addresses of this site', () => {
    const [data] = head.structuredData?.(STANDAARD_IDENTITEIT) ?? [];
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      url: expect.stringMatching(`^${STANDAARD_IDENTITEIT.url}`),
    });
  });
});

it('gives every page a title and description of its own', () => {
  expect(new Set(pages.pages.map(({ head }) => head.title)).size).toBe(pages.pages.length);
  expect(new Set(pages.pages.map(({ head }) => head.description)).size).toBe(pages.pages.length);
});
