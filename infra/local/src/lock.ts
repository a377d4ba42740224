import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './command-error';
import { commandLineOf } from './processes/process-id';

const lockFile = (dataDir: string) => path.join(dataDir, 'site.pid');

/**
 * Asserts that no running site uses this data folder.
 *
 * @throws CommandError with the id of the process that uses it.
 */
export async function assertNotRunning(dataDir: string): Promise<void> {
  const pid = Number(await readFile(lockFile(dataDir), 'utf8').catch(() => ''));
  // The system may have given the process id to another program.
  if (pid && (await commandLineOf(pid))?.includes('infra/local/run.mjs')) {
    throw new CommandError(`The site is running already (process ${pid}): stop it there with Ctrl-C first.`);
  }
}

/** Locks the data folder for this process. Returns the function that unlocks it. */
export async function lock(dataDir: string): Promise<() => Promise<void>> {
  await assertNotRunning(dataDir);
  await mkdir(dataDir, { recursive: true });
  await writeFile(lockFile(dataDir), String(process.pid));
  return () => rm(lockFile(dataDir), { force: true });
}
