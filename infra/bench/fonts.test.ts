import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

test('the fonts of the site are at most 40 KB together', () => {
  const folder = path.resolve(import.meta.dirname, '../../shell/dist/web/fonts');
  const sizes = readdirSync(folder).map((file) => statSync(path.join(folder, file)).size);
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
});
