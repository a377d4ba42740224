import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from './workspaces';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const { workspaces: folders } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

/** The files of a workspace, without those of workspaces in it. */
function filesOf(folder: string): string[] {
  const others = folders.filter((other) => other.startsWith(`${folder}/`));
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (/^(?:node_modules|dist)$/.test(entry.name) || others.includes(file)) return [];
    return entry.isDirectory() ? filesOf(file) : [file];
  });
}

test('every workspace with tests of Jest has the scripts that npm test runs', async () => {
  const [, ...packages] = await readWorkspaces(ROOT);
  for (const [index, folder] of folders.entries()) {
    const files = filesOf(folder);
    const needed = [
      files.some((file) => /\.long\.test\.tsx?$/.test(file)) ? ['test:long'] : [],
      files.some((file) => /(?<!\.long)\.test\.tsx?$/.test(file)) ? ['test'] : [],
    ].flat();
    expect({ folder, scripts: packages[index]?.scripts }).toEqual({
      folder,
      scripts: expect.arrayContaining(needed),
    });
  }
});
