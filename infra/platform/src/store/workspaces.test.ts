import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readHistory } from './history';
import { openStore } from './store';
import { makeLive, writeBuild, writeShellBuild } from './test-builds';
import { command } from './test-command';
import { buildWorkspaces, commitOf } from './workspaces';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'workspaces-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a workspace of a checkout, with a compiler that says this and then ends with this exit code. */
function workspace(output: string, code: number, build = ''): string {
  symlinkSync(path.resolve(import.meta.dirname, '../../../../node_modules'), path.join(root, 'node_modules'));
  save('package.json', { name: 'site', packageManager: 'npm@11.0.0', workspaces: ['mfe-one'] });
  save('turbo.json', { tasks: { build: { cache: false }, typecheck: { cache: false } } });
  const scripts = { build: 'node build.cjs', typecheck: 'node compiler.cjs' };
  save('mfe-one/package.json', { name: 'mfe-one', scripts });
  const compiler = `console.log(${JSON.stringify(output)}); process.exitCode = ${code};`;
  writeFileSync(path.join(root, 'mfe-one/compiler.cjs'), compiler);
  writeFileSync(path.join(root, 'mfe-one/build.cjs'), build);
  return path.join(root, 'mfe-one');
}

function save(file: string, value: object): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(value));
}

test('a workspace with type errors is refused, with the messages of the compiler', async () => {
  const folder = workspace('src/page.ts(3,7): error TS2322: No number.', 2);
  await expect(buildWorkspaces([folder])).rejects.toThrow(
    /^mfe-one has type errors and is not released:\n.*src\/page\.ts\(3,7\): error TS2322: No number\.$/,
  );
});

test('a workspace that cannot be built is refused, with what its build says', async () => {
  const folder = workspace('', 0, 'console.error("Module not found"); process.exitCode = 1;');
  await expect(buildWorkspaces([folder])).rejects.toThrow(
    /^mfe-one cannot be built and is not released:\n.*Module not found/s,
  );
});

test('a workspace without type errors is not refused, nor a folder with only a build', async () => {
  const folder = workspace('', 0);
  expect(await buildWorkspaces([folder])).toEqual([folder]);
  expect(await buildWorkspaces([mkdtempSync(path.join(root, 'build-'))])).toEqual([]);
});

test('a folder of the checkout that is not in its workspaces is refused, with what to do', async () => {
  workspace('', 0);
  save('mfe-two/package.json', { name: 'mfe-two' });
  await expect(buildWorkspaces([path.join(root, 'mfe-two')])).rejects.toThrow(
    'mfe-two is no workspace and is not released: add its folder to `workspaces` in package.json, and run npm install.',
  );
});

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.nl', ...args], { cwd: root });

describe('publish', () => {
  let store: string;
  beforeEach(async () => {
    store = path.join(root, '.local/store');
    await makeLive(store, writeShellBuild(root));
  });
  const publish = (folder: string, ...more: string[]) =>
    command('publish', folder, ...more, '--store', store);

  test('releases what is built from the sources, whatever lies in dist, and names its commit in the history', async () => {
    const [built, other] = ['2', '1'].map((version) => writeBuild(root, { version, commit: 'of the build' }));
    const copy = `require('node:fs').cpSync(${JSON.stringify(built)}, 'dist', { recursive: true });`;
    const folder = workspace('', 0, copy);
    execFileSync('cp', ['-r', other ?? '', path.join(folder, 'dist')]);
    writeFileSync(path.join(root, '.gitignore'), '.local\n.turbo\ndist*\nnode_modules\n');
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      ['commit', '-qm', 'First'],
    ])
      git(...args);
    const head = String(git('rev-parse', 'HEAD')).trim();
    expect(await publish(folder)).toEqual({ code: 0, stdout: 'mfe-one 2 is live.\n', stderr: '' });
    const [first] = await readHistory(openStore(store), 'mfe-one');
    expect(first).toMatchObject({ version: '2', commit: head });
    const described = path.join(store, 'mfe-one/2/release.json');
    expect(JSON.parse(readFileSync(described, 'utf8'))).toMatchObject({ commit: head });
    // Also a file that git does not know yet.
    writeFileSync(path.join(root, 'new.ts'), '');
    expect(commitOf(folder)).toBe(`${head}-dirty`);
  });

  test('says that a store has no shell, or cannot be written, before it builds', async () => {
    const folder = workspace('', 0, 'require("node:fs").writeFileSync("built", "")');
    for (const [place, sentence] of [
      [path.join(root, 'empty'), 'No shell is released in this store yet: publish the shell first.'],
      [
        path.join(root, 'package.json'),
        `Nothing can be written to the store ${root}/package.json: it is not a folder.`,
      ],
    ] as const) {
      const { code, stderr } = await command('publish', folder, '--store', place);
      expect([code, stderr]).toEqual([1, `${sentence}\n`]);
    }
    expect(existsSync(path.join(folder, 'built'))).toBe(false);
  });

  test('puts a build in the store with --staged', async () => {
    const image = path.join(root, 'image');
    mkdirSync(image);
    execFileSync('mv', [writeBuild(root), path.join(image, 'dist')]);
    expect((await publish(image, '--staged')).stdout).toBe(
      'mfe-one 1.0.0-a is in the store. In development: ?preview=mfe-one@1.0.0-a\n',
    );
    expect(await readHistory(openStore(store), 'mfe-one')).toEqual([]);
  });

  test('a shell is the first release of a store', async () => {
    const image = path.join(root, 'image');
    mkdirSync(image);
    execFileSync('mv', [writeShellBuild(root, { version: '2', kit: '2.0.0' }), path.join(image, 'dist')]);
    const first = await command('publish', image, '--store', path.join(root, '.local/first'));
    expect(first.stdout).toBe('shell 2 is live.\n');
  });
});
