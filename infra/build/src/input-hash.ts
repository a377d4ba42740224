import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What changes a build of a workspace: its own sources, the contract, the kit's version, the presets and the locked libraries. */
const BESIDE = [
  'backend/contract/src',
  // A remote is built for a version of the kit and carries nothing else of it.
  'shell/kit/package.json',
  'infra/build/src',
  'infra/release/src',
  // Decides what syntax is rewritten.
  '.browserslistrc',
  'package-lock.json',
];

/** Tests, examples and explanations go into no build, except where their folder is bundled as such. */
const NO_SOURCE = /\.(?:test|examples)\.tsx?$|\.md$/;

/**
 * Eight hexadecimal digits that change when anything changes that goes into the build of this workspace, its mode included.
 *
 * @param bundles folders outside the workspace of which everything counts, examples too
 */
export function inputHash(workspace: string, bundles: readonly string[] = []): string {
  const root = rootOf(workspace);
  const hash = createHash('sha256').update(
    process.env.NODE_ENV === 'development' ? 'development' : 'production',
  );
  const own = [workspace, ...BESIDE.map((p) => path.join(root, p))]
    .flatMap(filesBelow)
    .filter((file) => !NO_SOURCE.test(file));
  const bundled = bundles.flatMap(filesBelow).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of [...own, ...bundled]) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

/** The folder of the whole house: the nearest one above that holds the lockfile. */
function rootOf(folder: string): string {
  return existsSync(path.join(folder, 'package-lock.json')) ? folder : rootOf(path.dirname(folder));
}

/** The files of a workspace in a steady order, without what is made from them and without a workspace inside it that has a build of its own. */
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
