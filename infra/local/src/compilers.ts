import path from 'node:path';
import { ROOT } from './command';
import { CommandError } from './command-error';
import { ManagedProcess } from './managed-process';
import { readRspackOutput } from './rspack-output';
import { folderOf } from './site';

/**
 * Builds a workspace whenever it changes.
 *
 * @param to receives what the compiler says, line by line, and that a build failed
 */
export function watchRspack(
  workspace: string,
  to: { onLine: (line: string) => void; onFailure: () => void },
  env: Record<string, string> = {},
): ManagedProcess {
  return new ManagedProcess({
    name: workspace,
    script: path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js'),
    args: ['build', '--watch'],
    cwd: path.join(ROOT, folderOf(workspace)),
    env: { NODE_ENV: 'development', ...env },
    onLine: readRspackOutput(to),
  });
}

/** @throws CommandError when a compiler ends that was not stopped */
export async function endedByItself(child: ManagedProcess): Promise<void> {
  await child.ended;
  if (child.isStopping) return new Promise(() => {});
  throw new CommandError(`The compiler of ${child.name} ended; it wrote last:\n${child.lastLines}`);
}
