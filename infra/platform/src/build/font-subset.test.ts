import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../protocol/remotes';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Where the texts of the site are. */
const FOLDERS = [
  ...REMOTES.map((remote) => `${remote}/src`),
  'backend/contract/src',
  'shell/kit/src',
  'shell/src/document',
  'shell/src/error-pages',
  'shell/src/layout',
  'shell/src/routes',
];

/** Characters that the uncut fonts lack too: the non-breaking hyphen, and a letter that the search compares with. */
const NEVER_IN_A_FONT = '‑İ';

/** The characters of a `unicode-range`. */
function charactersOf(unicodeRange: string): Set<string> {
  const characters = new Set<string>();
  for (const range of unicodeRange.replaceAll('U+', '').split(',')) {
    const [first = 0, last = first] = range.split('-').map((hex) => Number.parseInt(hex, 16));
    for (let code = first; code <= last; code++) characters.add(String.fromCodePoint(code));
  }
  return characters;
}

test('the fonts have every character in the texts of the site', async () => {
  const { fontSubset } = (await import(path.join(ROOT, 'shell/kit/src/theme/font-subset'))) as {
    fontSubset: { characters: string };
  };
  const known = charactersOf(`${fontSubset.characters},U+A,U+D`);
  const missing = new Set<string>();
  let files = 0;
  for (const folder of FOLDERS) {
    for (const file of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
      files += 1;
      for (const character of readFileSync(path.join(ROOT, folder, file), 'utf8')) {
        if (known.has(character) || NEVER_IN_A_FONT.includes(character)) continue;
        missing.add(`${character} in ${folder}/${file}`);
      }
    }
  }
  expect([...missing]).toEqual([]);
  expect(files).toBeGreaterThan(200);
});
