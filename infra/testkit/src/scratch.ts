import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Each test run that goes on beside others has a folder of its own for them: SCRATCH_FOLDER. */
const folder = () =>
  process.env.SCRATCH_FOLDER ?? path.resolve(import.meta.dirname, '../../../.local/test/scratch');

/**
 * A new temporary folder. All of them are removed after the last test and, for an interrupted run, by the next one.
 */
export async function scratchFolder(name: string): Promise<string> {
  await mkdir(folder(), { recursive: true });
  return mkdtemp(path.join(folder(), `${name}-`));
}

/** Gives this run a folder of its own in `parent`, and removes those of runs that were interrupted: another one may go on beside it. */
export async function useScratchIn(parent: string): Promise<void> {
  for (const run of await readdir(parent).catch(() => [])) {
    if (!isRunning(Number(run))) await rm(path.join(parent, run), { recursive: true });
  }
  process.env.SCRATCH_FOLDER = path.join(parent, String(process.pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes the folders of all tests of this run, also while a process that was told to stop still writes to one. */
export async function removeScratch(): Promise<void> {
  await rm(folder(), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
