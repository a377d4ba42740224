import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import checkout from '../../../../package.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const { initialsOf } = createRequire(import.meta.url)('./component-ids-loader.cjs') as {
  initialsOf(name: string): string;
};

test('no two workspaces with components have the same initials, with which the IDs of their components begin', () => {
  const names = checkout.workspaces.flatMap((folder) => {
    const manifest = readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8');
    return manifest.includes('"styled-components"') ? (JSON.parse(manifest) as { name: string }).name : [];
  });
  expect(names.length).toBeGreaterThan(5);
  const initials = names.map(initialsOf);
  expect(initials).toEqual([...new Set(initials)]);
});
