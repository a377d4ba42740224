import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ManagedProcess } from './managed-process';
import { commandLineOf } from './process-id';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'managed-process-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function script(code: string): string {
  const file = path.join(folder, 'child.cjs');
  writeFileSync(file, code);
  return file;
}

/** Starts a process that writes process ids on its first line, and waits for that line. */
async function startWithPids(code: string): Promise<{ child: ManagedProcess; pids: number[] }> {
  let heard = (_line: string) => {};
  const firstLine = new Promise<string>((resolve) => {
    heard = resolve;
  });
  const child = new ManagedProcess({
    name: 'child',
    script: script(code),
    cwd: folder,
    onLine: (line) => heard(line),
  });
  return { child, pids: (await firstLine).split(' ').map(Number) };
}

async function untilGone(pid: number): Promise<void> {
  while (await commandLineOf(pid)) await sleep(20);
}

const FOREVER = 'setInterval(() => {}, 1000);';

test('stopping a process also ends the processes that it started', async () => {
  const { child, pids } = await startWithPids(`
    const child = require('node:child_process').spawn(process.execPath, ['-e', '${FOREVER}']);
    console.log(process.pid, child.pid);
    ${FOREVER}`);
  expect(pids).toHaveLength(2);
  await child.stop();
  await Promise.all(pids.map(untilGone));
});

test('a process that ends by itself keeps its last lines and its log', async () => {
  const logFile = path.join(folder, 'child.log');
  const code = "console.log('one'); console.error('two'); process.exitCode = 3;";
  const child = new ManagedProcess({ name: 'child', script: script(code), cwd: folder, logFile });
  expect(await child.ended).toEqual({ code: 3, signal: null });
  expect(child.isStopping).toBe(false);
  expect(child.lastLines.split('\n').sort()).toEqual(['one', 'two']);
  while (!readIfThere(logFile).includes('two')) await sleep(10);
});

test('a process whose log cannot be written keeps running, reports it once, and writes the log as soon as it can', async () => {
  const logFile = path.join(folder, 'child.log');
  mkdirSync(logFile);
  const messages: string[] = [];
  let heard = (_line: string) => {};
  const child = new ManagedProcess({
    name: 'child',
    script: script("let n = 0; setInterval(() => console.log('line ' + ++n), 10);"),
    cwd: folder,
    logFile,
    onLogError: (sentence) => messages.push(sentence),
    onLine: (line) => heard(line),
  });
  const nextLine = () => {
    return new Promise<string>((resolve) => {
      heard = resolve;
    });
  };
  while (messages.length === 0) await nextLine();
  await nextLine();
  rmdirSync(logFile);
  let written = '';
  while (!written) {
    await nextLine();
    written = readIfThere(logFile);
  }
  await child.stop();
  expect(written).toMatch(/^line \d+\n/);
  expect(messages).toEqual([
    expect.stringMatching(/^The log .+child\.log cannot be written \(EISDIR: .+\)\. Everything else goes on/),
  ]);
});

// Linux has a file that is always full.
(existsSync('/dev/full') ? test : test.skip)(
  'a process whose log is on a full disk keeps running',
  async () => {
    let onLogError = (_sentence: string) => {};
    const message = new Promise<string>((resolve) => {
      onLogError = resolve;
    });
    const child = new ManagedProcess({
      name: 'child',
      script: script("console.log('one'); console.log('two');"),
      cwd: folder,
      logFile: '/dev/full',
      onLogError,
    });
    expect(await child.ended).toEqual({ code: 0, signal: null });
    expect(child.lastLines).toBe('one\ntwo');
    // The disk error sometimes arrives after the process has ended.
    expect(await message).toContain('ENOSPC');
  },
);

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

test('a process can fork workers of its own', async () => {
  const code = `
    if (process.send && process.argv[2] === 'worker') {
      process.on('message', (text) => process.send(text + '!', () => process.exit()));
      process.send('ready');
    }
    else {
      const worker = require('node:child_process').fork(__filename, ['worker']);
      worker.on('message', (text) => text === 'ready' ? worker.send('heard') : console.log(text));
    }`;
  const child = new ManagedProcess({ name: 'child', script: script(code), cwd: folder });
  await child.ended;
  expect(child.lastLines).toBe('heard!');
});

test('a process ends when its owner is killed', async () => {
  // The owner is the process that created the ManagedProcess: it has the IPC channel.
  const owner = path.join(folder, 'owner.mts');
  writeFileSync(
    owner,
    `import { ManagedProcess } from '${path.join(__dirname, 'managed-process.ts')}';
     new ManagedProcess({ name: 'child', script: process.argv[2], cwd: '.', onLine: (line) => console.log(line) });`,
  );
  const ownerProcess = spawn(
    process.execPath,
    ['--import', 'tsx', owner, script(`console.log(process.pid); ${FOREVER}`)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const pid = await new Promise<number>((resolve) =>
    ownerProcess.stdout.once('data', (data) => resolve(Number(data))),
  );
  expect(await commandLineOf(pid)).toContain('child.cjs');
  ownerProcess.kill('SIGKILL');
  await untilGone(pid);
});
