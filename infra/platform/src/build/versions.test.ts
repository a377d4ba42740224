import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Release } from '../protocol/release';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** The sources of a remote. */
const SOURCES = {
  'src/pages.ts': `
    import { definePages } from '@site/kit';

    const head = {
      title: 'Proef',
      description:
        'Een pagina die alleen bestaat om het bouwen van een remote te beproeven. Bezoekers en zoekmachines krijgen deze pagina nooit te zien.',
      keywords: [],
      index: false,
    };

    export default definePages('mfe-probe', [
      { path: '/proef', head, load: () => import('./edition/page') },
      { path: '/proef/account', head, personal: true, load: () => import('./account/page') },
    ]);`,
  'src/edition/page.tsx': `
    import { Band } from '@site/kit';

    /** Shows the edition. */
    export default function EditionPage() {
      return <Band><p>Editie: eerste</p></Band>;
    }`,
  'src/account/page.tsx': `
    import { Band } from '@site/kit';

    export default function AccountPage() {
      return <Band><p>Account</p></Band>;
    }`,
  'package.json': JSON.stringify({
    name: 'mfe-probe',
    version: '1.0.0',
    dependencies: { '@site/kit': '*', react: '*' },
  }),
  'README.md': '# Een verhaal',
  'tsconfig.json': '{ "extends": "../../../../tsconfig.base.json" }',
};

type Change = readonly [file: keyof typeof SOURCES, from: string, to: string];

const OTHER_TEXT: Change = ['src/edition/page.tsx', 'Editie: eerste', 'Editie: tweede'];

/** Below the root, where the packages are found. */
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/**
 * Builds variants of the remote, all in one run of the compiler.
 *
 * @returns the exit code of the compiler, what it says, and their releases
 */
async function build(
  variants: Record<string, readonly Change[]>,
): Promise<{ code: number; said: string; releaseOf: (variant: string) => Release }> {
  const folder = newFolder();
  for (const [name, changes] of Object.entries(variants)) writeRemote(path.join(folder, name), changes);
  const compiled = await compile(folder, Object.keys(variants));
  return { ...compiled, releaseOf: (variant) => releaseIn(path.join(folder, variant)) };
}

function newFolder(): string {
  mkdirSync(path.join(ROOT, '.local/test'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.local/test/versions-'));
  folders.push(folder);
  return folder;
}

function releaseIn(folder: string): Release {
  return JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8')) as Release;
}

/** Builds the remotes in these folders of a folder. */
async function compile(folder: string, names: readonly string[]): Promise<{ code: number; said: string }> {
  writeFileSync(
    path.join(folder, 'rspack.config.ts'),
    `import { remote } from '@site/platform/build';
     export default ${JSON.stringify(names)}.flatMap((name) => remote('${folder}/' + name));`,
  );
  const rspack = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  const compiler = spawn(process.execPath, [rspack, 'build'], {
    cwd: folder,
    // `npm test` asks for colours in a terminal.
    env: { ...process.env, FORCE_COLOR: '', NO_COLOR: '1' },
  });
  const [said, [code]] = await Promise.all([text(compiler.stdout), once(compiler, 'close')]);
  return { code, said };
}

/** What is different in another checkout: the platform and the federation runtime have other paths. */
const COPIED = [
  'infra/platform/package.json',
  'infra/platform/src',
  'node_modules/@module-federation',
  'node_modules/@site/platform',
];

/** Links to what is in a folder of this checkout, or copies it. */
function checkOut(target: string, folder = ''): void {
  mkdirSync(path.join(target, folder));
  for (const name of readdirSync(path.join(ROOT, folder))) {
    const file = path.join(folder, name);
    const [from, to] = [path.join(ROOT, file), path.join(target, file)];
    if (COPIED.includes(file)) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else if (COPIED.some((copied) => copied.startsWith(`${file}/`))) checkOut(target, file);
    else symlinkSync(realpathSync(from), to);
  }
}

function writeRemote(folder: string, changes: readonly Change[]): void {
  const sources: Record<string, string> = { ...SOURCES };
  for (const [file, from, to] of changes) {
    expect(sources[file]).toContain(from);
    sources[file] = sources[file]?.replace(from, to) ?? '';
  }
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
}

/** The version of a release, and the hash of each script of its browser build. */
function contents({ version, files }: Release): { version: string; files: Record<string, string> } {
  const scripts = files.filter((file) => /^web\/.*\.js$/.test(file.path));
  return { version, files: Object.fromEntries(scripts.map((file) => [file.path, file.sha256])) };
}

test('the same output is the same version, and a changed text changes the chunk of its page only', async () => {
  const { code, releaseOf } = await build({
    first: [],
    same: [
      ['README.md', 'Een verhaal', 'Een ander verhaal'],
      ['src/edition/page.tsx', 'Shows the edition', 'A comment says more, and shows the edition'],
      ['tsconfig.json', '{', '{\n'],
    ],
    second: [OTHER_TEXT],
  });
  expect(code).toBe(0);
  const [first, second] = [contents(releaseOf('first')), contents(releaseOf('second'))];
  expect(contents(releaseOf('same'))).toEqual(first);
  expect(second.version).not.toBe(first.version);
  const isPage = (file: string) => file.startsWith('web/js/edition.');
  // They name the chunks.
  const entries = ['web/remoteEntry.js', 'web/remoteEntry.cdn.js'];
  const others = ({ files }: typeof first) =>
    Object.fromEntries(Object.entries(files).filter(([file]) => !isPage(file) && !entries.includes(file)));
  expect(Object.keys(others(first)).length).toBeGreaterThan(1);
  expect(others(second)).toEqual(others(first));
  expect(Object.keys(second.files).find(isPage)).not.toBe(Object.keys(first.files).find(isPage));

  // Source maps are no files of the build that are served, and do not count for the version.
  const { files, maps = [] } = releaseOf('first');
  expect(maps.map((map) => map.path)).toEqual(
    expect.arrayContaining([
      `maps/${Object.keys(first.files).find(isPage)}.map`,
      expect.stringMatching(/^maps\/node\/js\/edition\..*\.map$/),
    ]),
  );
  expect(files.filter((file) => file.path.endsWith('.map'))).toEqual([]);
  expect(releaseOf('same').maps).not.toEqual(maps);
});

describe('a mistake in the table of pages', () => {
  const MISTAKES: Record<string, Change> = {
    'it is written for "mfe-test".': ['src/pages.ts', "definePages('mfe-probe'", "definePages('mfe-test'"],
    'a description of /proef has 60 characters, and must have 120 to 155.': [
      'src/pages.ts',
      'Een pagina die alleen bestaat om het bouwen van een remote te beproeven. ',
      '',
    ],
    'titel is not defined': ['src/pages.ts', "title: '", "title: titel + '"],
  };
  let built: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    const mistakes = Object.values(MISTAKES).map((change, i) => [`mistake-${i}`, [change]] as const);
    built = await build(Object.fromEntries(mistakes));
  });

  test.each(Object.keys(MISTAKES))('is a build error: %s', (reason) => {
    expect(built.code).toBe(1);
    expect(built.said).toContain(`ERROR in × mfe-probe: src/pages.ts has a mistake: ${reason}\n`);
  });
});

test('the same sources are the same version in every folder', async () => {
  const folder = newFolder();
  const releases = [];
  for (const name of ['checkout', 'another-checkout']) {
    const checkout = path.join(folder, name);
    checkOut(checkout);
    writeRemote(path.join(checkout, 'probe'), []);
    expect(await compile(checkout, ['probe'])).toMatchObject({ code: 0 });
    releases.push(contents(releaseIn(path.join(checkout, 'probe'))));
  }
  expect(releases[1]).toEqual(releases[0]);
});
