import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findUnsupported } from './browser-support';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test.each([
  ['a class static block (Safari 16.4)', 'class A { static { f(); } }'],
  ['a lookbehind (Safari 16.4)', 'f(/(?<=a)b/);'],
  ['a hidden lookbehind', 'f(new RegExp("(?<!a)b"));'],
  ['the v flag of a regular expression', 'f(/[a-z]/v);'],
  ['Object.groupBy', 'Object.groupBy([], f);'],
  ['Array.fromAsync', 'Array.fromAsync(f);'],
  ['Promise.withResolvers', 'Promise.withResolvers();'],
  ['a method of sets', 'new Set([1]).union(new Set());'],
  ['a flag within a regular expression', 'f(/(?i:a)b/);'],
  ['an import attribute', 'import("./a.json", { with: { type: "json" } });'],
])('%s is found', async (_name, script) => {
  writeFileSync(path.join(folder, 'main.js'), script);
  expect(await findUnsupported(folder)).toContainEqual(expect.stringMatching(/^main\.js: /));
});

test('syntax that every supported browser has passes', async () => {
  writeFileSync(
    path.join(folder, 'main.js'),
    'class A { #a = 1; static #b = A; c = this?.#a ?? 2; has(o) { return #a in o; } } f(A, [1].at(-1), [1].findLast(f), /(?<y>\\d)/d);',
  );
  expect(await findUnsupported(folder)).toEqual([]);
});
