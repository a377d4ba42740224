import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { site } from './site';

const PROGRAM = path.resolve(import.meta.dirname, '../../../backend/dist/staff/main.js');

/** Runs a command of the office on the site of this test run. @returns what it prints @throws when it fails */
export async function staff(...args: readonly string[]): Promise<string> {
  const { backendSettings } = site();
  if (!backendSettings) throw new Error('This suite has no backend.');
  const { stdout } = await promisify(execFile)(process.execPath, [
    PROGRAM,
    '--settings',
    backendSettings,
    ...args,
  ]);
  return stdout;
}
