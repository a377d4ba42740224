import { parentPort, workerData } from 'node:worker_threads';
import { oneSentence } from './describe-error';
import { Hydration, type RenderedPage, type SiteFiles } from './hydrate';

/**
 * The program of a thread that hydrates pages, one after the other. It answers with what went wrong, or null. Whatever the code of a
 * remote does, it does it here: the thread can be ended at any time.
 */

const files = workerData as SiteFiles;
let current: Hydration | undefined;

process.on('uncaughtException', (error) => current?.fail(`it throws: ${oneSentence(error)}`));
process.on('unhandledRejection', (error) =>
  current?.fail(`it leaves a rejected promise unhandled: ${oneSentence(error)}`),
);

parentPort?.on('message', async (page: RenderedPage) => {
  current = new Hydration(files);
  const problem = await current
    .of(page)
    .catch((error: unknown) => `it cannot be opened: ${oneSentence(error)}`);
  parentPort?.postMessage(problem ?? null);
});
