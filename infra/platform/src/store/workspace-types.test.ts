import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkTypes } from './workspace-types';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'workspace-types-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a workspace of a checkout, with a compiler that says this and then ends with this exit code. */
function workspace(output: string, code: number): string {
  symlinkSync(path.resolve(import.meta.dirname, '../../../../node_modules'), path.join(root, 'node_modules'));
  save('package.json', { name: 'site', packageManager: 'npm@11.0.0', workspaces: ['mfe-one'] });
  save('turbo.json', { tasks: { typecheck: { cache: false } } });
  save('mfe-one/package.json', { name: 'mfe-one', scripts: { typecheck: 'node compiler.cjs' } });
  const compiler = `console.log(${JSON.stringify(output)}); process.exitCode = ${code};`;
  writeFileSync(path.join(root, 'mfe-one/compiler.cjs'), compiler);
  return path.join(root, 'mfe-one');
}

function save(file: string, value: object): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(value));
}

test('a workspace with type errors is refused, with the messages of the compiler', async () => {
  const folder = workspace('src/page.ts(3,7): error TS2322: No number.', 2);
  await expect(checkTypes([folder])).rejects.toThrow(
    /^mfe-one has type errors and is not released:\n.*src\/page\.ts\(3,7\): error TS2322: No number\.$/,
  );
});

test('a workspace without type errors is not refused, nor a folder with only a build', async () => {
  await checkTypes([workspace('', 0)]);
  await checkTypes([mkdtempSync(path.join(root, 'build-'))]);
});

test('a folder of the checkout that is not in its workspaces is refused, with what to do', async () => {
  workspace('', 0);
  save('mfe-two/package.json', { name: 'mfe-two' });
  await expect(checkTypes([path.join(root, 'mfe-two')])).rejects.toThrow(
    'mfe-two is no workspace and is not released: add its folder to `workspaces` in package.json, and run npm install.',
  );
});
