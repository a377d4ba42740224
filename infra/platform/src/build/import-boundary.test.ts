import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const RSPACK = path.resolve(import.meta.dirname, '../../../../node_modules/@rspack/cli/bin/rspack.js');

const FILES = {
  'contract/src/index.js': 'export const contract = 1;',
  'mfe-two/package.json': '{ "name": "mfe-two" }',
  'mfe-two/src/table.js': `export * from './row'; export const table = 1;`,
  'mfe-two/src/row.js': 'export const row = 1;',
  'node_modules/library/index.js': `import { inner } from 'inner'; export const library = inner;`,
  'node_modules/inner/index.js': 'export const inner = 1;',
  'node_modules/@scope/inner/index.js': 'export const inner = 1;',
  'mfe-one/package.json': '{ "name": "mfe-one", "dependencies": { "library": "1" } }',
  'mfe-one/rspack.config.ts': `
    import path from 'node:path';
    import { ImportBoundaryPlugin } from '${path.join(import.meta.dirname, 'import-boundary.ts')}';
    const root = path.resolve(import.meta.dirname, '..');
    const allowed = [path.join(root, 'mfe-one/src'), path.join(root, 'contract/src')];
    export default {
      mode: 'development', target: 'node20', entry: './src/page.js', stats: 'errors-only',
      plugins: [new ImportBoundaryPlugin({ root, allowed, rule: 'only the contract.' })],
    };`,
};

/** What a build of a remote says whose page has this source. Empty: it is built. */
function messageOf(page: string): string {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'import-boundary-')));
  try {
    for (const [file, text] of Object.entries({ ...FILES, 'mfe-one/src/page.js': page })) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    symlinkSync('../mfe-two', path.join(root, 'node_modules/mfe-two'));
    execFileSync(process.execPath, [RSPACK, 'build'], { cwd: path.join(root, 'mfe-one'), stdio: 'pipe' });
    return '';
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('a build refuses an import of another remote by path and by name, and names the file and the rule', () => {
  const message = messageOf(`import { table } from '../../mfe-two/src/table';
    import { row } from 'mfe-two/src/row';
    console.log(table, row);`);
  expect(message).toContain('mfe-one/src/page.js imports mfe-two/src/table.js: only the contract.');
  expect(message).toContain('mfe-one/src/page.js imports mfe-two/src/row.js: only the contract.');
  expect(message).toContain('2 errors');
});

test('a build may import its own files, those that are allowed, and libraries', () => {
  const page = `import { contract } from '../../contract/src/index';
    import { library } from 'library';
    console.log(contract, library);`;
  expect(messageOf(page)).toBe('');
});

test('a build refuses a package that is only installed for another one', () => {
  const message = messageOf(`import { inner } from 'inner';
    import { inner as other } from '@scope/inner/index.js';
    import path from 'node:path';
    console.log(inner, other, path);`);
  for (const name of ['inner', '@scope/inner']) {
    expect(message).toContain(
      `mfe-one/src/page.js imports ${name}: declare it in the dependencies of mfe-one/package.json.`,
    );
  }
  expect(message).toContain('2 errors');
});
