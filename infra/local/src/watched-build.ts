import { watchFile } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { InvalidRelease } from '@site/platform/protocol';

/** How often to look for a finished build, in ms. */
export const POLL_INTERVAL_MS = 100;

/** When the build in a folder was completed, in ms since 1970; undefined while it is built anew or failed. */
export async function completedAt(dist: string): Promise<number | undefined> {
  const file = await stat(path.join(dist, 'release.json')).catch(() => undefined);
  return file?.mtimeMs;
}

/**
 * Waits until the build in a folder is complete, and is not the one that was completed at `other`.
 *
 * @returns when it was completed, in ms since 1970
 * @throws the reason of `stop`
 */
export async function nextBuild(dist: string, stop?: AbortSignal, other?: number): Promise<number> {
  for (;;) {
    stop?.throwIfAborted();
    const completed = await completedAt(dist);
    if (completed !== undefined && completed !== other) return completed;
    await sleep(POLL_INTERVAL_MS);
  }
}

/**
 * Does something with a build that may be replaced at any moment. When it fails and the build was replaced meanwhile, it is done again with
 * the next complete build.
 *
 * @param work gets when the build was completed, and a check that throws when it was replaced meanwhile
 * @throws what `work` throws about a build that was not replaced, or the reason of `stop`
 */
export async function withCompleteBuild<T>(
  dist: string,
  work: (completed: number, assertCurrent: () => Promise<void>) => Promise<T>,
  stop?: AbortSignal,
): Promise<T> {
  for (;;) {
    const completed = await nextBuild(dist, stop);
    const isCurrent = async () => (await completedAt(dist)) === completed;
    try {
      return await work(completed, async () => {
        if (!(await isCurrent())) throw new InvalidRelease('It was built anew meanwhile.');
      });
    } catch (error) {
      if (await isCurrent()) throw error;
    }
  }
}

/** Calls back after each write of a file. */
export function onEachWrite(file: string, callback: () => void): void {
  watchFile(file, { interval: POLL_INTERVAL_MS }, (now) => {
    // The file is missing during a build.
    if (now.mtimeMs > 0) callback();
  });
}

/** Runs the work at each call, never concurrently; calls while it waits count as one. */
export function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let queue = Promise.resolve();
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    queue = queue
      .then(() => {
        isWaiting = false;
        return work();
      })
      .catch(onError);
  };
}
