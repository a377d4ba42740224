import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defaultFailuresFolder, recordFailure } from './release-failures';
import { type ReportedFailure, writeReported } from './reported-failures';
import { makeLive, writeBuild } from './test-builds';
import { command } from './test-command';

const ID = { name: 'mfe-one', version: '1.0.0-a' };
const FILES = {
  'web/js/a.0123abcd.js': 'built',
  'node/js/b.js': 'built',
  'maps/web/js/a.0123abcd.js.map': JSON.stringify({
    version: 3,
    sources: ['mfe-one/src/page.tsx'],
    sourcesContent: ['one\n\n  three();\nfour\nfive\nsix\n'],
    names: [],
    // Column 10 of the first line comes from column 2 of the third line of the source.
    mappings: 'UAEE',
  }),
};
const crash: ReportedFailure = {
  kind: 'page-crashed',
  path: '/een',
  frames: ['mfe-one@1.0.0-a/web/js/a.0123abcd.js:1:11'],
  count: 1,
  time: '2026-01-01T10:00:00.000Z',
};

let root: string;
let store: string;
let failures: string;

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'explain-'));
  store = path.join(root, 'store');
  failures = defaultFailuresFolder(store);
  await makeLive(store, writeBuild(root, ID, FILES));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What `release explain` says, in lines. */
const explained = async (...args: string[]) => {
  const { code, stdout, stderr } = await command('explain', ...args, '--store', store);
  expect([code, stderr]).toEqual([0, '']);
  return stdout.trimEnd().split('\n');
};

test('a failure is shown at the line of its source, with how often it happened in all shells', async () => {
  await writeReported(failures, ID, '2026-a', [{ ...crash, count: 2, time: '2026-01-02T10:00:00.000Z' }]);
  await writeReported(failures, ID, '2026-b', [{ ...crash, count: 3 }]);
  const lines = [
    '5 times, last 2026-01-02T10:00:00.000Z: page-crashed at /een',
    '  mfe-one/src/page.tsx:3:3',
    '        1  one',
    '        2',
    '  >     3    three();',
    '        4  four',
    '        5  five',
  ];
  expect(await explained('mfe-one')).toEqual(lines);
  expect(await explained('mfe-one', '1.0.0-a')).toEqual(lines);
  expect(await explained('mfe-one', '0.9.0')).toEqual(['No failure of mfe-one 0.9.0 is recorded.']);
});

test('what happened most comes first, of which the lines below the first are places without source', async () => {
  const [frame = ''] = crash.frames;
  const often = { ...crash, kind: 'unhandled-error', frames: [frame, frame], count: 9 };
  const nowhere = { ...crash, kind: 'page-left-changes', frames: [], count: 4 };
  await writeReported(failures, ID, '2026-a', [crash, often, nowhere]);
  const lines = (await explained('mfe-one')).filter((line) => !/^ {4}|^ {2}>/.test(line));
  const at = '  mfe-one/src/page.tsx:3:3';
  expect(lines).toEqual([
    `9 times, last ${crash.time}: unhandled-error at /een`,
    at,
    at,
    '',
    `4 times, last ${crash.time}: page-left-changes at /een`,
    '',
    `Once, last ${crash.time}: page-crashed at /een`,
    at,
  ]);
});

test('what quarantines a version is explained too; a place without a source map is that in the build', async () => {
  const [frame] = ['mfe-one@1.0.0-a/node/js/b.js:7:8'];
  await recordFailure(failures, {
    remote: 'mfe-one',
    version: '1.0.0-a',
    publishedAt: '',
    reason: 'It threw: kapot.',
    page: '/een',
    frames: [frame, 'anything else'],
    time: crash.time,
  });
  expect(await explained('mfe-one')).toEqual([
    `Once, last ${crash.time}: It threw: kapot. It rendered /een.`,
    `  ${frame} (as built: its release has no source map for it)`,
  ]);
});

test('a source map that is not what was built is not used', async () => {
  await writeReported(failures, ID, '2026-a', [crash]);
  writeFileSync(path.join(store, 'mfe-one/1.0.0-a/maps/web/js/a.0123abcd.js.map'), '{}');
  expect((await explained('mfe-one'))[1]).toContain('a.0123abcd.js:1:11 (as built');
});

test('what processes write that is no list of failures is left out', async () => {
  await writeReported(failures, ID, '2026-a', [crash]);
  const folder = path.join(failures, '.reported/mfe-one/1.0.0-a');
  for (const [i, text] of ['{', 'null', '[1, {"kind": 5}]'].entries())
    writeFileSync(path.join(folder, `${i}.json`), text);
  expect(await explained('mfe-one')).toContain(`Once, last ${crash.time}: page-crashed at /een`);
});

test('a remote of which nothing is live needs a version', async () => {
  expect(await command('explain', 'mfe-two', '--store', store)).toMatchObject({
    code: 1,
    stderr: 'It is not known what is live of mfe-two: name the version.\n',
  });
});
