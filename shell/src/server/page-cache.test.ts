/** @jest-environment node */
import { PageBody } from './page-body';
import { PageCache } from './page-cache';

test('a page is found under the variant of the site and the address that it was rendered for', () => {
  const cache = new PageCache();
  const page = cache.add('a', '/faq', new PageBody('<p>'));
  expect(cache.find('a', '/faq')).toBe(page);
  expect(cache.find('b', '/faq')).toBeUndefined();
  expect(cache.find('a', '/')).toBeUndefined();
});

test('the same HTML has the same ETag, other HTML another one', () => {
  const cache = new PageCache();
  const { etag } = cache.add('a', '/faq', new PageBody('<p>'));
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(cache.add('a', '/', new PageBody('<p>')).etag).toBe(etag);
  expect(cache.add('a', '/faq', new PageBody('<b>')).etag).not.toBe(etag);
});

test('a page at a long address has an ETag, and is not cached', () => {
  const cache = new PageCache();
  const long = `/search?q=${'a'.repeat(200)}`;
  expect(cache.add('a', long, new PageBody('<p>')).etag).toBeTruthy();
  expect(cache.find('a', long)).toBeUndefined();
});

test('what was used last stays when the cache is full, and nothing after it was cleared', () => {
  const cache = new PageCache(3000);
  const html = new PageBody('x'.repeat(700));
  for (const address of ['/1', '/2']) cache.add('a', address, html);
  cache.find('a', '/1');
  cache.add('a', '/3', html);
  const kept = () => ['/1', '/2', '/3'].filter((address) => cache.find('a', address));
  expect(kept()).toEqual(['/1', '/3']);
  cache.clear();
  expect(kept()).toEqual([]);
});
