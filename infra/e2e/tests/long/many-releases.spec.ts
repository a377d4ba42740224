import { expect, test } from '@playwright/test';
import { runManyReleases } from '@site/testkit/many-releases';

/** Less than all releases of the test need, and more than the live ones. */
const CACHE_MB = 24;

test('after eight releases of a remote a shell has no more processes than after one, hardly more memory and a cache within its limit, and every page was answered', async () => {
  const { usages, load } = await runManyReleases({
    remote: 'mfe-marketing',
    measureAfter: [1, 8],
    cacheMb: CACHE_MB,
  });
  const [first, last] = usages as [(typeof usages)[0], (typeof usages)[0]];
  expect(last.processes).toBe(first.processes);
  expect(last.renderers).toBeLessThan(1.25 * first.renderers);
  expect(last.server).toBeLessThan(first.server + 100);
  expect(last.cache).toBeLessThan(CACHE_MB);
  expect(load.failures).toEqual([]);
  expect(load.requests).toBeGreaterThan(100);
});
