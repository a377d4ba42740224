import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../command';
import { readOptions } from './options';

test('remotes and a site are read', () => {
  expect(readOptions(['mfe-forms', '--site', 'https://www.voorbeeld.nl/'])).toEqual({
    remotes: ['mfe-forms'],
    site: 'https://www.voorbeeld.nl',
  });
  expect(readOptions(['--site=http://localhost:8080', 'mfe-forms', 'kit-gallery'])).toEqual({
    remotes: ['mfe-forms', 'kit-gallery'],
    site: 'http://localhost:8080',
  });
});

test('without names all remotes are developed, and without --site the site of this checkout', () => {
  const { remotes, site } = readOptions([]);
  expect(remotes).toEqual(expect.arrayContaining(['mfe-marketing', 'mfe-portal', 'kit-gallery']));
  expect(site).toBeUndefined();
});

const SITE = '--site must be the address of a site without a path, such as https://www.voorbeeld.nl, not';
test.each([
  [['mfe-forms', '--site', 'voorbeeld'], `${SITE} "voorbeeld".`],
  [['mfe-forms', '--site', ''], `${SITE} "".`],
  [['mfe-forms', '--site', 'ftp://voorbeeld.nl'], `${SITE} "ftp://voorbeeld.nl".`],
  [['mfe-forms', '--site', 'https://voorbeeld.nl/contact'], `${SITE} "https://voorbeeld.nl/contact".`],
  [['mfe-forms', '--site', 'https://jan:geheim@voorbeeld.nl'], `${SITE} "https://jan:geheim@voorbeeld.nl".`],
  [['mfe-forms', '--site', 'https://voorbeeld.nl', '--fast'], "Unknown option '--fast'"],
  [['mfe-forms', '--site'], "'--site <value>' argument missing"],
])('%j is rejected with one sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});

test('of a remote that is not in the list of workspaces is said how it becomes one', () => {
  mkdirSync(path.join(ROOT, '.local/test'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.local/test/remote-'));
  try {
    mkdirSync(path.join(folder, 'src'));
    writeFileSync(path.join(folder, 'src/pages.ts'), '');
    expect(() => readOptions([path.relative(ROOT, folder)])).toThrow(
      'is not a remote (add its folder to `workspaces` in package.json); choose from',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
