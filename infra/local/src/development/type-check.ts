import { mkdir, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import path from 'node:path';
import { ManagedProcess } from '../processes/managed-process';

/** How long nothing may change before the result of a check is said, in ms. */
const SETTLED_MS = 200;

/**
 * Checks the types of the browser code whenever it changes: `tsc --watch`. Tests and what only they use are left out, and so is the backend,
 * whose build checks its own.
 *
 * @param folder for what the compiler remembers
 */
export async function watchTypes(
  root: string,
  folder: string,
  onLine: (line: string) => void,
): Promise<ManagedProcess> {
  await mkdir(folder, { recursive: true });
  const project = path.join(folder, 'tsconfig.json');
  const inRoot = (place: string) => path.relative(folder, path.join(root, place));
  const tsconfig = {
    extends: inRoot('tsconfig.base.json'),
    compilerOptions: { incremental: true, tsBuildInfoFile: 'types.tsbuildinfo', types: ['node'] },
    include: ['mfe-*/src', 'shell/src', 'shell/kit/src', 'shell/kit/gallery/src', 'backend/contract/src'].map(
      inRoot,
    ),
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing', '**/node_modules', '**/dist'].map(inRoot),
  };
  await writeFile(project, JSON.stringify(tsconfig, null, 2));
  let report: string[] = [];
  let last = 'no errors';
  let timer: NodeJS.Timeout | undefined;
  return new ManagedProcess({
    name: 'types',
    script: path.join(root, 'node_modules/typescript/bin/tsc'),
    args: ['-p', project, '--watch', '--preserveWatchOutput', '--pretty', 'false'],
    cwd: root,
    priority: constants.priority.PRIORITY_LOW,
    onLine: (line) => {
      if (/Starting (?:incremental )?compilation/.test(line)) {
        clearTimeout(timer);
        report = [];
      } else if (/Found \d+ errors?/.test(line)) {
        const text = report.join('\n').trim() || 'no errors';
        // A file that was being written is checked again at once.
        timer = setTimeout(() => {
          if (text !== last) for (const own of text.split('\n')) onLine(own);
          last = text;
        }, SETTLED_MS);
      } else report.push(line);
    },
  });
}
