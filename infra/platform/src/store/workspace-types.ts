import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { InvalidRelease } from '../protocol/release';

const TURBO = 'node_modules/turbo/bin/turbo';
/** No questions, no interactive screen, no telemetry. */
const TURBO_ENV = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_UI: 'false' };

/**
 * Checks the types of workspaces that are about to be released, and of what they import; what did not change since the last check is not
 * checked again. A folder that is not in a checkout has only a build, and is not checked.
 *
 * @throws InvalidRelease with the messages of the compiler, or for a folder of the checkout that is not in its `workspaces`
 */
export async function checkTypes(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const root = checkoutOf(path.resolve(folder));
    const manifest = path.resolve(folder, 'package.json');
    if (!root || !existsSync(manifest)) continue;
    const { name } = readManifest(manifest);
    const { workspaces = [] } = readManifest(path.join(root, 'package.json'));
    if (!workspaces.some((workspace) => path.join(root, workspace) === path.dirname(manifest))) {
      throw new InvalidRelease(
        `${name} is no workspace and is not released: add its folder to \`workspaces\` in package.json, and run npm install.`,
      );
    }
    const args = [
      path.join(root, TURBO),
      'run',
      'typecheck',
      `--filter=${name}`,
      '--output-logs=errors-only',
    ];
    try {
      await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, ...TURBO_ENV } });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      const lines = stdout.split('\n').filter((line) => /\(\d+,\d+\): error TS\d+: /.test(line));
      const messages = lines.length > 0 ? lines : [stdout + stderr];
      throw new InvalidRelease(`${name} has type errors and is not released:\n${messages.join('\n')}`);
    }
  }
}

function readManifest(file: string): { name: string; workspaces?: string[] } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The root of the checkout that a folder is in. */
function checkoutOf(folder: string): string | undefined {
  if (existsSync(path.join(folder, 'turbo.json')) && existsSync(path.join(folder, TURBO))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : checkoutOf(parent);
}
