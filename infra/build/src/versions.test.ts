import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@site/release';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PROBE = path.join(ROOT, 'infra/e2e/remote-probe');

let folder: string;

beforeAll(() => {
  // Below the root, where the packages are found.
  mkdirSync(path.join(ROOT, '.local/test'), { recursive: true });
  folder = mkdtempSync(path.join(ROOT, '.local/test/versions-'));
  cpSync(PROBE, folder, { recursive: true, filter: (file) => !/[\\/](?:dist|node_modules)$/.test(file) });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds the remote. @returns its version, and the hash of each file of its browser build */
async function build(): Promise<{ version: string; files: Record<string, string> }> {
  const rspack = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  await promisify(execFile)(process.execPath, [rspack, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const json = readFileSync(path.join(folder, 'dist/release.json'), 'utf8');
  const { version, files } = JSON.parse(json) as Release;
  const scripts = files.filter((file) => /^web\/.*\.js$/.test(file.path));
  return { version, files: Object.fromEntries(scripts.map((file) => [file.path, file.sha256])) };
}

/** Changes a file of the remote. */
function change(file: string, from: string, to: string): void {
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
}

test('the same output is the same version, and a changed text changes the chunk of its page only', async () => {
  const first = await build();

  writeFileSync(path.join(folder, 'README.md'), '# Een ander verhaal\n');
  change('src/edition/page.tsx', '/** Shows the edition', '/** A comment says more, and shows the edition');
  change('tsconfig.json', '{', '{\n');
  expect(await build()).toEqual(first);

  change('src/edition/page.tsx', 'Editie: eerste', 'Editie: tweede');
  const second = await build();
  expect(second.version).not.toBe(first.version);
  const isPage = (file: string) => file.startsWith('web/js/edition.');
  // The entry names the chunks.
  const others = ({ files }: typeof first) =>
    Object.fromEntries(
      Object.entries(files).filter(([file]) => !isPage(file) && file !== 'web/remoteEntry.js'),
    );
  expect(Object.keys(others(first)).length).toBeGreaterThan(3);
  expect(others(second)).toEqual(others(first));
  expect(Object.keys(second.files).find(isPage)).not.toBe(Object.keys(first.files).find(isPage));
}, 60_000);
