import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { oneSentence } from './describe-error';
import type { RenderedPage, SiteFiles } from './hydrate';

/** How long one page may take, in ms: a fifth of a second, and more for the first and on a busy machine. */
const PAGE_TIMEOUT_MS = 60_000;

/** JavaScript objects of one thread, in MiB: with a page it needs less than 200. */
const HEAP_MB = 1024;

export interface HydrationCheckOptions {
  /** The program of a thread: `hydration-thread`. */
  program: string;
  /** What the pages may request. */
  files: SiteFiles;
  threads: number;
  /** How long one page may take, in ms. */
  timeout?: number;
}

/**
 * Hydrates pages as a browser would, in threads of their own: a page that loops or ends its process ends the check of that page, and
 * nothing else. The threads start at once, so that they are ready when the pages are.
 */
export class HydrationCheck {
  readonly #threads: readonly Worker[];
  readonly #timeout: number;

  constructor({ program, files, threads, timeout = PAGE_TIMEOUT_MS }: HydrationCheckOptions) {
    this.#timeout = timeout;
    // What pages write to the console is not shown.
    const options = { workerData: files, stdout: true, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } };
    this.#threads = Array.from({ length: threads }, () => new Worker(program, options));
  }

  /** @throws an error with the address of the first page that goes wrong, and the reason */
  async run(pages: readonly RenderedPage[]): Promise<void> {
    const waiting = [...pages];
    const work = async (thread: Worker) => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        const problem = await this.#hydrate(thread, page);
        if (problem) throw new Error(`${page.address} in a browser: ${problem}`);
      }
    };
    try {
      await Promise.all(this.#threads.map(work));
    } finally {
      await Promise.all(this.#threads.map((thread) => thread.terminate()));
    }
  }

  /** @returns what goes wrong */
  async #hydrate(thread: Worker, page: RenderedPage): Promise<string | null> {
    const stop = new AbortController();
    const { signal } = stop;
    thread.postMessage(page);
    try {
      return await Promise.race([
        once(thread, 'message', { signal }).then(([problem]) => problem),
        once(thread, 'exit', { signal }).then(() => 'it ends the process.'),
        sleep(this.#timeout, `it takes more than ${this.#timeout / 1000} seconds.`, { signal }),
      ]);
    } catch (error) {
      return `it ends the process: ${oneSentence(error)}`;
    } finally {
      stop.abort();
    }
  }
}
