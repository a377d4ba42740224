import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLineOf } from './processes';
import { Refusal } from './refusal';

const lockFile = (dataDir: string) => path.join(dataDir, 'site.pid');

/**
 * Makes sure that no site runs on this data folder.
 *
 * @throws Refusal with the process that does.
 */
export async function demandNotRunning(dataDir: string): Promise<void> {
  const pid = Number(await readFile(lockFile(dataDir), 'utf8').catch(() => ''));
  // The number may be somebody else's by now.
  if (pid && (await commandLineOf(pid))?.includes('infra/local/run.mjs')) {
    throw new Refusal(`The site is running already (process ${pid}): stop it there with Ctrl-C first.`);
  }
}

/** Marks the data folder as in use by this process. Returns what takes the mark away. */
export async function lock(dataDir: string): Promise<() => Promise<void>> {
  await demandNotRunning(dataDir);
  await mkdir(dataDir, { recursive: true });
  await writeFile(lockFile(dataDir), String(process.pid));
  return () => rm(lockFile(dataDir), { force: true });
}
