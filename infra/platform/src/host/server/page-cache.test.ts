import { brotliDecompressSync } from 'node:zlib';
import { until } from '../../../../testkit/src/until';
import { CachedResponse } from './cached-response';
import { PageBody } from './page-body';
import { PageCache } from './page-cache';

const page = (html: string) => ({ status: 200, body: new PageBody(Buffer.from(html)) });

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

test('a page that is requested again is compressed as far as can be, and so are its next answers', async () => {
  const html = Array.from({ length: 2000 }, (_, i) => `<p class="k${i % 7}">${Math.sin(i)}</p>`).join('');
  const cache = new PageCache();
  const { body, ready } = cache.add('a', '/faq', page(html));
  const first = await body.compressed('br');
  ready.set('br', new CachedResponse({}, first));
  cache.find('a', '/faq');
  await until(() => ready.size === 0);
  const next = await body.compressed('br');
  expect(next.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(next).toString()).toBe(html);
});
