import { PageBody } from './page-body';
import { PageCache } from './page-cache';

const page = (html: string) => ({ status: 200, body: new PageBody(html) });

test('a page is found under the variant of the site and the address that it was rendered for', () => {
  const cache = new PageCache();
  const added = cache.add('a', '/faq', page('<p>'));
  expect(cache.find('a', '/faq')).toBe(added);
  expect(cache.find('b', '/faq')).toBeUndefined();
  expect(cache.find('a', '/')).toBeUndefined();
});

test('the same HTML has the same ETag, other HTML another one', () => {
  const cache = new PageCache();
  const { etag } = cache.add('a', '/faq', page('<p>'));
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(cache.add('a', '/', page('<p>')).etag).toBe(etag);
  expect(cache.add('a', '/faq', page('<b>')).etag).not.toBe(etag);
});

test('a page at a long address has an ETag, and is not cached', () => {
  const cache = new PageCache();
  const long = `/search?q=${'a'.repeat(200)}`;
  expect(cache.add('a', long, page('<p>')).etag).toBeTruthy();
  expect(cache.find('a', long)).toBeUndefined();
});

test('what was used last stays when the cache is full, and nothing after it was cleared', () => {
  const cache = new PageCache(3000);
  const long = page('x'.repeat(700));
  for (const address of ['/1', '/2']) cache.add('a', address, long);
  cache.find('a', '/1');
  cache.add('a', '/3', long);
  const kept = () => ['/1', '/2', '/3'].filter((address) => cache.find('a', address));
  expect(kept()).toEqual(['/1', '/3']);
  cache.clear();
  expect(kept()).toEqual([]);
});
