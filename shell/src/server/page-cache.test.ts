/** @jest-environment node */
import { PageCache } from './page-cache';

const key = { composition: 'a', announces: false, address: '/faq' };

test('a page is found under the composition, the announcement and the address that it was rendered for', () => {
  const cache = new PageCache();
  const page = cache.add(key, '<p>');
  expect(cache.find({ ...key })).toBe(page);
  expect(cache.find({ ...key, composition: 'b' })).toBeUndefined();
  expect(cache.find({ ...key, announces: true })).toBeUndefined();
  expect(cache.find({ ...key, address: '/' })).toBeUndefined();
});

test('the same HTML has the same ETag, other HTML another one', () => {
  const cache = new PageCache();
  const { etag } = cache.add(key, '<p>');
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(cache.add({ ...key, address: '/' }, '<p>').etag).toBe(etag);
  expect(cache.add(key, '<b>').etag).not.toBe(etag);
});

test('a page at a long address has an ETag, and is not cached', () => {
  const cache = new PageCache();
  const long = { ...key, address: `/search?q=${'a'.repeat(200)}` };
  expect(cache.add(long, '<p>').etag).toBeTruthy();
  expect(cache.find(long)).toBeUndefined();
});

test('what was used last stays when the cache is full, and nothing after it was cleared', () => {
  const cache = new PageCache(3000);
  const [one, two, three] = ['/1', '/2', '/3'].map((address) => ({ ...key, address }));
  const html = 'x'.repeat(500);
  for (const added of [one, two]) cache.add(added as typeof key, html);
  cache.find(one as typeof key);
  cache.add(three as typeof key, html);
  const kept = [one, two, three].map((candidate) => cache.find(candidate as typeof key) !== undefined);
  expect(kept).toEqual([true, false, true]);
  cache.clear();
  expect(cache.find(one as typeof key)).toBeUndefined();
});
