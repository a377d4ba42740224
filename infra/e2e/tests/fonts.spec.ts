import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { distOf } from '@site/testkit/shell';

test('the fonts of the site are at most 40 KB together', async () => {
  const folder = path.join(distOf('shell'), 'web/fonts');
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
  expect(files).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
});
