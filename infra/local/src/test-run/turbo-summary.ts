import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A task of a run of Turborepo: the fields that are read of its summary. */
export interface TurboTask {
  /** `mfe-forms#test` */
  taskId: string;
  /** The script, and the folder of its workspace relative to the root. */
  task: string;
  directory: string;
  /** What it printed, relative to the root; missing for a task that is never cached. */
  logFile?: string;
  cache: { status: 'HIT' | 'MISS' };
  /** In ms since 1970. Missing when something failed that it needs. */
  execution?: { startTime: number; endTime: number; exitCode: number };
}

/**
 * Reads the summary that `--summarize` writes.
 *
 * @param folder `.turbo/runs`, with the summary of one run; without any, nothing was run
 */
export async function readTurboSummary(folder: string): Promise<readonly TurboTask[]> {
  const [file] = await readdir(folder).catch(() => []);
  if (!file) return [];
  return (JSON.parse(await readFile(path.join(folder, file), 'utf8')) as { tasks: TurboTask[] }).tasks;
}
