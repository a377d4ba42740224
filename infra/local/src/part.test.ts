import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Part } from './part';
import { commandLineOf } from './processes';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'part-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function script(code: string): string {
  const file = path.join(folder, 'part.cjs');
  writeFileSync(file, code);
  return file;
}

/** Starts a part that writes process ids on its first line, and waits for that line. */
async function startTelling(code: string): Promise<{ part: Part; pids: number[] }> {
  let heard = (_line: string) => {};
  const firstLine = new Promise<string>((resolve) => {
    heard = resolve;
  });
  const part = new Part({ name: 'part', script: script(code), cwd: folder, onLine: (line) => heard(line) });
  return { part, pids: (await firstLine).split(' ').map(Number) };
}

async function gone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if (!(await commandLineOf(pid))) return true;
    await sleep(20);
  }
  return false;
}

const FOREVER = 'setInterval(() => {}, 1000);';

test('what a part started ends with it', async () => {
  const { part, pids } = await startTelling(`
    const child = require('node:child_process').spawn(process.execPath, ['-e', '${FOREVER}']);
    console.log(process.pid, child.pid);
    ${FOREVER}`);
  expect(pids).toHaveLength(2);
  await part.stop();
  for (const pid of pids) expect(await gone(pid)).toBe(true);
});

test('a part that ends by itself leaves its last lines and its log', async () => {
  const logFile = path.join(folder, 'part.log');
  const code = "console.log('one'); console.error('two'); process.exitCode = 3;";
  const part = new Part({ name: 'part', script: script(code), cwd: folder, logFile });
  expect(await part.ended).toEqual({ code: 3, signal: null });
  expect(part.isStopping).toBe(false);
  expect(part.lastLines.split('\n').sort()).toEqual(['one', 'two']);
  await sleep(50);
  expect(readFileSync(logFile, 'utf8')).toContain('two');
});

test('a part whose log cannot be written runs on, says so once, and writes it as soon as it can', async () => {
  const logFile = path.join(folder, 'part.log');
  mkdirSync(logFile);
  const told: string[] = [];
  let heard = (_line: string) => {};
  const part = new Part({
    name: 'part',
    script: script("let n = 0; setInterval(() => console.log('line ' + ++n), 10);"),
    cwd: folder,
    logFile,
    say: (sentence) => told.push(sentence),
    onLine: (line) => heard(line),
  });
  const nextLine = () => {
    return new Promise<string>((resolve) => {
      heard = resolve;
    });
  };
  while (told.length === 0) await nextLine();
  await nextLine();
  rmdirSync(logFile);
  let written = '';
  while (!written) {
    await nextLine();
    written = readIfThere(logFile);
  }
  await part.stop();
  expect(written).toMatch(/^line \d+\n/);
  expect(told).toEqual([
    expect.stringMatching(/^The log .+part\.log cannot be written \(EISDIR: .+\)\. Everything else goes on/),
  ]);
});

// Linux has a file that is always full.
(existsSync('/dev/full') ? test : test.skip)('a part whose log is on a full disk runs on', async () => {
  let say = (_sentence: string) => {};
  const told = new Promise<string>((resolve) => {
    say = resolve;
  });
  const part = new Part({
    name: 'part',
    script: script("console.log('one'); console.log('two');"),
    cwd: folder,
    logFile: '/dev/full',
    say,
  });
  expect(await part.ended).toEqual({ code: 0, signal: null });
  expect(part.lastLines).toBe('one\ntwo');
  // The disk answers after the part has ended, now and then.
  expect(await told).toContain('ENOSPC');
});

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

test('a part can have workers of its own', async () => {
  const code = `
    if (process.send && process.argv[2] === 'worker') process.on('message', (text) => process.send(text + '!', () => process.exit()));
    else {
      const worker = require('node:child_process').fork(__filename, ['worker']);
      worker.on('message', (text) => console.log(text));
      setTimeout(() => worker.send('heard'), 200);
    }`;
  const part = new Part({ name: 'part', script: script(code), cwd: folder });
  await part.ended;
  expect(part.lastLines).toBe('heard!');
});

test('a part ends when its owner is killed', async () => {
  // An owner is any process with a channel to the part, as Part makes it.
  const owner = path.join(folder, 'owner.mts');
  writeFileSync(
    owner,
    `import { Part } from '${path.join(__dirname, 'part.ts')}';
     new Part({ name: 'part', script: process.argv[2], cwd: '.', onLine: (line) => console.log(line) });`,
  );
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', owner, script(`console.log(process.pid); ${FOREVER}`)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const pid = await new Promise<number>((resolve) =>
    child.stdout.once('data', (data) => resolve(Number(data))),
  );
  expect(await commandLineOf(pid)).toContain('part.cjs');
  child.kill('SIGKILL');
  expect(await gone(pid)).toBe(true);
});
