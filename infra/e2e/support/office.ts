import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesOf } from './suite';

const BACKEND = path.resolve(import.meta.dirname, '../../../backend');

/** Runs a command of the office on the site of the suite `site`. @returns what it wrote. @throws when it fails */
export async function office(...command: string[]): Promise<string> {
  const settings = path.join(filesOf('site'), 'site/backend.env');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['dist/staff/main.js', '--settings', settings, ...command],
    { cwd: BACKEND },
  );
  return stdout;
}
