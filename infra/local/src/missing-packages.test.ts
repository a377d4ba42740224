import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'missing-packages-'));
  write('package-lock.json', {
    backend: {},
    ...PACKAGES,
    'node_modules/for-windows': { version: '1.0.0', optional: true },
  });
  write('node_modules/.package-lock.json', PACKAGES);
  for (const [name, facts] of Object.entries(PACKAGES)) save(`${name}/package.json`, facts);
});
afterEach(() => rmSync(root, { recursive: true }));

const PACKAGES = {
  'node_modules/glob': { version: '1.0.0' },
  'backend/node_modules/glob': { version: '2.0.0' },
};

function save(file: string, value: object): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(value));
}

const write = (file: string, packages: object) => save(file, { packages });

/** What a function of the program finds before anything is installed: with plain Node. */
function found(name: 'missingPackages' | 'unlockedWorkspaces'): string[] {
  const program = path.resolve(import.meta.dirname, '../missing-packages.mjs');
  const code = `import { ${name} } from '${program}'; console.log(JSON.stringify(${name}('${root}')))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

const missing = () => found('missingPackages');
const unlocked = () => found('unlockedWorkspaces');

test('nothing is missing when everything is there that this machine needs', () => {
  expect(missing()).toEqual([]);
});

test('a removed package is missing, also in the node_modules of a workspace', () => {
  rmSync(path.join(root, 'backend/node_modules'), { recursive: true });
  expect(missing()).toEqual(['backend/node_modules/glob']);
});

test('a package is missing that npm removed, or installed in another version', () => {
  write('node_modules/.package-lock.json', { 'node_modules/glob': { version: '0.9.0' } });
  expect(missing()).toEqual(Object.keys(PACKAGES));
});

test('everything is missing before the first installation', () => {
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  expect(missing()).toEqual(Object.keys(PACKAGES));
});

test('a workspace is found that is not in the lockfile, is there with other dependencies, or does not exist', () => {
  const [react, vue] = [{ dependencies: { react: '^19.0.0' } }, { dependencies: { vue: '^3.0.0' } }];
  save('package.json', { workspaces: ['mfe-one', 'mfe-two'] });
  save('mfe-one/package.json', { name: 'mfe-one', version: '1.0.0', ...react });
  save('mfe-two/package.json', { name: 'mfe-two', version: '1.0.0' });
  write('package-lock.json', { 'mfe-one': { version: '1.0.0', ...react }, 'mfe-two': { version: '1.0.0' } });
  expect(unlocked()).toEqual([]);
  write('package-lock.json', { 'mfe-one': { version: '1.0.0', ...vue } });
  expect(unlocked()).toEqual(['mfe-one', 'mfe-two']);
  rmSync(path.join(root, 'mfe-two'), { recursive: true });
  expect(unlocked()).toContain('mfe-two');
});
