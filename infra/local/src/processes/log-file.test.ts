import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LogFile, MAX_SIZE } from './log-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'log-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a log of a process that runs on stays bounded, and its last lines are kept', async () => {
  const file = path.join(folder, 'backend.log');
  const errors: string[] = [];
  const log = new LogFile(file, (sentence) => errors.push(sentence));
  const line = 'x'.repeat(64 * 1024);
  const lines = Math.ceil((2.5 * MAX_SIZE) / line.length);
  for (let count = 0; count < lines; count++) {
    log.write(line);
    if (count % 20 === 0) await sleep(5);
  }
  log.write('the last line');
  log.end();
  while (!read(file).endsWith('the last line\n')) await sleep(10);
  expect(errors).toEqual([]);
  for (const name of [file, `${file}.1`]) {
    expect(statSync(name).size).toBeGreaterThan(MAX_SIZE / 4);
    expect(statSync(name).size).toBeLessThan(MAX_SIZE * 1.1);
  }
});

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
