import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { TypeCheck } from './type-check';

const MODULES = path.resolve(import.meta.dirname, '../../../node_modules');

let root: string;
let types: TypeCheck;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'type-check-'));
  symlinkSync(MODULES, path.join(root, 'node_modules'));
  save('tsconfig.base.json', '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] } }');
  save('common/src/index.ts', 'export const price = 1;');
  save(
    'mfe-one/src/pages.ts',
    `import { price } from '../../common/src/index'; export const one: number = price;`,
  );
  save('mfe-two/src/pages.ts', 'export const two = 2;');
  save('mfe-two/src/pages.test.ts', `export const tested: number = 'tekst';`);
  types = new TypeCheck({
    root,
    cacheDir: path.join(root, '.local/types'),
    sources: { 'mfe-one': ['mfe-one/src'], 'mfe-two': ['mfe-two/src'] },
  });
});
afterEach(async () => {
  await types.stop();
  rmSync(root, { recursive: true });
});

function save(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** The names of the workspaces with errors, and those errors. */
const errors = async () => Object.fromEntries(await types.check());

test('a workspace has the errors of its own sources, with file and line, until they are fixed', async () => {
  expect(await errors()).toEqual({});
  save('mfe-two/src/pages.ts', `\nexport const two: number = 'tekst';`);
  expect(await errors()).toEqual({
    'mfe-two': [
      `mfe-two/src/pages.ts(2,14): error TS2322: Type 'string' is not assignable to type 'number'.`,
    ],
  });
  save('mfe-two/src/pages.ts', 'export const two = 2;');
  expect(await errors()).toEqual({});
});

test('a syntax error of one workspace does not hide the type errors of another one', async () => {
  save('mfe-one/src/pages.ts', 'export const one = ;');
  save('mfe-two/src/pages.ts', `export const two: number = 'tekst';`);
  expect(await errors()).toEqual({
    'mfe-one': [expect.stringContaining('TS1109')],
    'mfe-two': [expect.stringContaining('TS2322')],
  });
});

test('an error in what is no workspace of its own concerns all of them', async () => {
  save('common/src/index.ts', `export const price: number = 'tekst';`);
  const common = [expect.stringContaining('common/src/index.ts(1,14)')];
  expect(await errors()).toEqual({ 'mfe-one': common, 'mfe-two': common });
});

test('a check that began before the sources were saved does not count, and a later one is shared', async () => {
  const early = types.check();
  // It has begun after this, and the sources are saved at a later millisecond.
  await setImmediate();
  for (const begun = Date.now(); Date.now() === begun; ) await setImmediate();
  save('mfe-two/src/pages.ts', `export const two: number = 'tekst';`);
  const savedAt = Date.now();
  const late = await types.check();
  expect(late.has('mfe-two')).toBe(true);
  expect(late).not.toBe(await early);
  expect(await types.check(savedAt)).toBe(late);
});
