import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The inputs of every build, in addition to the workspace's own sources. */
const COMMON_INPUTS = [
  'backend/contract/src',
  // Says which fields the calls of the contract have.
  'backend/openapi.json',
  // A remote depends on the version of the kit and bundles nothing of it.
  'shell/kit/package.json',
  ...['build', 'protocol', 'store'].map((part) => `infra/platform/src/${part}`),
  // Determines which syntax is transpiled.
  '.browserslistrc',
  'package-lock.json',
];

/** Tests, examples and documentation are not built, unless their folder is bundled. */
const NO_SOURCE = /\.(?:test|examples)\.tsx?$|\.md$/;

/**
 * Hashes all inputs of the build of a workspace to eight hexadecimal digits. The version does not depend on it.
 *
 * @param bundles folders outside the workspace that count completely, including examples
 */
export function inputHash(workspace: string, bundles: readonly string[] = []): string {
  const root = rootOf(workspace);
  const hash = createHash('sha256');
  const own = [workspace, ...COMMON_INPUTS.map((p) => path.join(root, p))]
    .flatMap(filesBelow)
    .filter((file) => !NO_SOURCE.test(file));
  const bundled = bundles.flatMap(filesBelow).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of [...own, ...bundled]) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

/** The root of the repository: the nearest parent with the lockfile. */
export function rootOf(folder: string): string {
  return existsSync(path.join(folder, 'package-lock.json')) ? folder : rootOf(path.dirname(folder));
}

/** The files of a workspace in a stable order, without build output and nested workspaces that have their own build. */
function filesBelow(start: string): string[] {
  try {
    return readdirSync(start, { withFileTypes: true })
      .filter(({ name }) => name !== 'dist' && name !== 'node_modules' && !name.startsWith('.'))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const child = path.join(start, entry.name);
        if (!entry.isDirectory()) return [child];
        return existsSync(path.join(child, 'rspack.config.ts')) ? [] : filesBelow(child);
      });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [start];
    throw error;
  }
}
