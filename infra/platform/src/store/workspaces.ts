import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { InvalidRelease, parseObject } from '../protocol/release';

const TURBO = 'node_modules/turbo/bin/turbo';
/** No questions, no interactive screen, no telemetry. */
const TURBO_ENV = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_UI: 'false' };

/**
 * Builds workspaces that are about to be released, and checks their types and those of what they import; what did not change since the last
 * time comes from a cache. A folder that is not in a checkout, as in an image, has only a build, and is left as it is.
 *
 * @returns the folders that were built
 * @throws InvalidRelease with the messages of the compiler, or for a folder of the checkout that is not in its `workspaces`
 */
export async function buildWorkspaces(folders: readonly string[]): Promise<string[]> {
  const found = folders.flatMap((folder) => {
    const root = checkoutOf(path.resolve(folder));
    return root && existsSync(path.join(folder, 'package.json'))
      ? [{ root, folder, name: nameOf(root, folder) }]
      : [];
  });
  const [root] = found.map((one) => one.root);
  if (!root) return [];
  const names = found.map(({ name }) => name);
  const filters = names.map((name) => `--filter=${name}`);
  const args = [path.join(root, TURBO), 'run', 'build', 'typecheck', '--output-logs=errors-only', ...filters];
  const env = { ...process.env, ...TURBO_ENV };
  try {
    await promisify(execFile)(process.execPath, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const lines = stdout.split('\n').filter((line) => /\(\d+,\d+\): error TS\d+: /.test(line));
    const all = names.join(', ');
    throw new InvalidRelease(
      lines.length > 0
        ? `${all} has type errors and is not released:\n${lines.join('\n')}`
        : `${all} cannot be built and is not released:\n${stdout}${stderr}`,
    );
  }
  return found.map(({ folder }) => folder);
}

/** The commit of a checkout, with `-dirty` when something in it is not committed; null outside of one. */
export function commitOf(folder: string): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') ? '-dirty' : '');
  } catch {
    return null;
  }
}

/** What a folder releases: the name of the workspace, or of the build where that is all there is. */
export function releasedName(folder: string): string {
  for (const file of ['package.json', 'dist/release.json']) {
    const place = path.join(folder, file);
    if (existsSync(place)) return (parseObject(readFileSync(place, 'utf8'), file) as { name: string }).name;
  }
  return path.basename(path.resolve(folder));
}

function nameOf(root: string, folder: string): string {
  const { name } = readManifest(folder);
  const { workspaces = [] } = readManifest(root);
  if (workspaces.some((workspace) => path.join(root, workspace) === path.resolve(folder))) return name;
  throw new InvalidRelease(
    `${name} is no workspace and is not released: add its folder to \`workspaces\` in package.json, and run npm install.`,
  );
}

function readManifest(folder: string): { name: string; workspaces?: string[] } {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** The root of the checkout that a folder is in. */
function checkoutOf(folder: string): string | undefined {
  if (existsSync(path.join(folder, 'turbo.json')) && existsSync(path.join(folder, TURBO))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : checkoutOf(parent);
}
