import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkFileNames, type Release } from '@site/release';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PROBE = path.join(ROOT, 'infra/e2e/remote-probe');

let folder: string;

beforeEach(() => {
  // Below the root, where the packages are found.
  mkdirSync(path.join(ROOT, '.local/test'), { recursive: true });
  folder = mkdtempSync(path.join(ROOT, '.local/test/versions-'));
  cpSync(PROBE, folder, { recursive: true, filter: (file) => !/[\\/](?:dist|node_modules)$/.test(file) });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds the remote. @returns its release.json */
async function build(mode = 'production'): Promise<Release> {
  const rspack = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  await promisify(execFile)(process.execPath, [rspack, 'build'], {
    cwd: folder,
    // `npm test` asks for colours in a terminal.
    env: { ...process.env, NODE_ENV: mode, FORCE_COLOR: '', NO_COLOR: '1' },
  });
  return JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8')) as Release;
}

/** The version of a release, and the hash of each script of its browser build. */
function contents({ version, files }: Release): { version: string; files: Record<string, string> } {
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
  const first = contents(await build());

  writeFileSync(path.join(folder, 'README.md'), '# Een ander verhaal\n');
  change('src/edition/page.tsx', '/** Shows the edition', '/** A comment says more, and shows the edition');
  change('tsconfig.json', '{', '{\n');
  expect(contents(await build())).toEqual(first);

  change('src/edition/page.tsx', 'Editie: eerste', 'Editie: tweede');
  const second = contents(await build());
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

test('a build for development has source maps, and no browser file with the name of another one', async () => {
  const first = await build('development');
  expect(first.files.map(({ path }) => path)).toContainEqual(expect.stringMatching(/^web\/js\/.*\.js\.map$/));
  change('src/edition/page.tsx', 'Editie: eerste', 'Editie: tweede');
  const second = await build('development');
  expect(second.version).not.toBe(first.version);
  expect(() => checkFileNames(second, [first])).not.toThrow();
}, 60_000);

test.each([
  ['it is written for "remote-test".', "definePages('remote-probe'", "definePages('remote-test'"],
  [
    'a description of /proef has 60 characters, and must have 120 to 155.',
    'Een pagina die alleen bestaat om de samenstelling van de site te beproeven. ',
    '',
  ],
  ['titel is not defined', "title: '", "title: titel + '"],
])(
  'a mistake in the table of pages is a build error: %s',
  async (reason, from, to) => {
    change('src/pages.ts', from, to);
    await expect(build()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`ERROR in × remote-probe: src/pages.ts has a mistake: ${reason}\n`),
    });
  },
  60_000,
);
