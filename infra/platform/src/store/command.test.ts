import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publish } from './publish';
import { rollback } from './rollback';
import { addToStore, makeLive, page, writeBuild, writeShellBuild } from './test-builds';
import { command } from './test-command';

let folder: string;
let store: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'command-'));
  store = path.join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => command(...args, '--store', store);
const widest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));

test.each([
  [['publsh', 'mfe-one'], 'publsh is no command. There are: publish, live, '],
  [['status', '--shels', 'x'], "Unknown option '--shels'. --help lists the options.\n"],
  [['live', 'mfe-one', '2', '3'], 'live does not know what to do with 3.\n'],
  [
    ['rollback', 'shell', '--together', 'mfe-one'],
    'rollback has no option --together. rollback --help lists ',
  ],
  [['publish'], 'Usage: npm run release -- publish <folder> …\n'],
])('what the command does not know, or misses, is named: %j', async (args, sentence) => {
  const { code, stdout, stderr } = await run(...args);
  expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining(sentence)]);
});

test('the help lists the commands of a team apart from those of the operator, and a command its own options', async () => {
  const { code, stdout } = await run('--help');
  const [team = '', operator = ''] = stdout.split('For whoever runs the site:');
  const commandsIn = (text: string) => [...text.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name);
  const ofTeam = ['publish', 'live', 'rollback', 'canary', 'retire', 'preview', 'status', 'explain'];
  expect(commandsIn(team)).toEqual(ofTeam);
  expect(commandsIn(operator)).toEqual(['prune', 'check-backend']);
  const ofPreview = await run('preview', '--help');
  const options = [...ofPreview.stdout.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option]) => option);
  expect(options).toEqual(['--for', '--page', '--site', '--store', '--failures', '--help']);
  expect([code, ofPreview.code]).toEqual([0, 0]);
});

test('no line of help, status and history is wider than 100 columns', async () => {
  await makeLive(store, writeShellBuild(folder));
  const versions = Array.from({ length: 12 }, (_, i) => `1.${i}.0-3f9a01bc`);
  const build = (version: string) =>
    writeBuild(folder, { version, commit: 'a'.repeat(40), pages: [page('/een')] });
  for (const version of versions.slice(0, 3)) await makeLive(store, build(version));
  for (const version of versions.slice(3)) await addToStore(store, build(version));
  await rollback({ store, remotes: ['mfe-one'], reason: 'Een lange reden, '.repeat(12), by: 'Anna' });
  await publish({ store, dist: build('2.0.0-3f9a01bc'), by: 'Bo' });
  const { code, stdout } = await run('status', 'mfe-one');
  expect(code).toBe(0);
  for (const version of versions) expect(stdout).toContain(version);
  expect(stdout).toMatch(
    /rollback {3}1\.1\.0-3f9a01bc, before 1\.2\.0-3f9a01bc, commit aaaaaaaaaa, by Anna\n/,
  );
  const help = await Promise.all(
    ['publish', 'canary', 'preview', 'prune', 'status'].map(
      async (name) => (await run(name, '--help')).stdout,
    ),
  );
  expect(
    [stdout, (await run('status')).stdout, (await run('--help')).stdout, ...help]
      .map(widest)
      .filter((width) => width > 100),
  ).toEqual([]);
});
