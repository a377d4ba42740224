/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transformFileSync } from '@swc/core';

const folder = mkdtempSync(path.join(os.tmpdir(), 'watching-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a child in an endless loop ends with a server that is killed', async () => {
  const { code } = transformFileSync(path.join(__dirname, 'end-with-server.ts'), {
    jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  writeFileSync(
    path.join(folder, 'server.cjs'),
    `${code}
     const child = require('node:child_process').spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
     const short = require('node:child_process').spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
     exports.endWithServer(short);
     exports.endWithServer(child);
     short.once('exit', () => console.log(child.pid));
     setInterval(() => {}, 1000);`,
  );
  const server = spawn(process.execPath, [path.join(folder, 'server.cjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const child = Number(
    await new Promise((resolve) => server.stdout.once('data', (data) => resolve(String(data)))),
  );
  expect(isAlive(child)).toBe(true);
  server.kill('SIGKILL');
  for (let i = 0; i < 100 && isAlive(child); i++) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isAlive(child)).toBe(false);
});
