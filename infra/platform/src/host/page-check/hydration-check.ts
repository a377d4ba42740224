import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { oneSentence } from './describe-error';
import type { RenderedPage, SiteFiles } from './hydrate';

/** How long one page may take, in ms: a fifth of a second, and more for the first and on a busy machine. */
const PAGE_TIMEOUT_MS = 60_000;

/** JavaScript objects of one thread, in MiB: with a page it needs less than 200. */
const HEAP_MB = 1024;

/**
 * Hydrates pages as a browser would, in threads of their own: a page that loops or ends its process ends the check of that page, and
 * nothing else. The threads start while the pages are rendered.
 *
 * @param options.program of a thread: `hydration-thread`
 * @param options.files what the pages may request
 * @param options.timeout how long one page may take, in ms
 * @throws an error with the address of the first page that goes wrong, and the reason
 */
export async function checkHydration(
  rendering: Promise<readonly RenderedPage[]>,
  options: { program: string; files: SiteFiles; threads: number; timeout?: number },
): Promise<void> {
  const { program, files: workerData, threads: count, timeout = PAGE_TIMEOUT_MS } = options;
  // What pages write to the console is not shown.
  const settings = { workerData, stdout: true, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } };
  const threads = Array.from({ length: count }, () => new Worker(program, settings));
  try {
    const waiting = [...(await rendering)];
    const work = async (thread: Worker) => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        const problem = await hydrate(thread, page, timeout);
        if (problem) throw new Error(`${page.address} in a browser: ${problem}`);
      }
    };
    await Promise.all(threads.map(work));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** @returns what goes wrong */
async function hydrate(thread: Worker, page: RenderedPage, timeout: number): Promise<string | null> {
  const stop = new AbortController();
  const { signal } = stop;
  thread.postMessage(page);
  try {
    return await Promise.race([
      once(thread, 'message', { signal }).then(([problem]) => problem),
      once(thread, 'exit', { signal }).then(() => 'it ends the process.'),
      sleep(timeout, `it takes more than ${timeout / 1000} seconds.`, { signal }),
    ]);
  } catch (error) {
    return `it ends the process: ${oneSentence(error)}`;
  } finally {
    stop.abort();
  }
}
