import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

const SCRATCH = path.resolve(import.meta.dirname, '../../../.local/test/scratch');

/**
 * A new temporary folder. All of them are removed after the last test and, for an interrupted run, before the first.
 */
export async function scratchFolder(name: string): Promise<string> {
  await mkdir(SCRATCH, { recursive: true });
  return mkdtemp(path.join(SCRATCH, `${name}-`));
}

/** Removes the folders of all tests. */
export async function removeScratch(): Promise<void> {
  await rm(SCRATCH, { recursive: true, force: true });
}
