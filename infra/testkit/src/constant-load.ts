import { setTimeout as sleep } from 'node:timers/promises';

/** The pages of other teams that are requested all the time: `/` and `/faq` come from the cache, the others are rendered. */
const ADDRESSES: readonly (() => string)[] = [
  () => '/',
  () => '/faq',
  () => '/klant',
  () => '/login/klant',
  () => `/search?q=${crypto.randomUUID()}`,
];

/** The pause between two requests for one kind of page, in ms: the machine must have time for other things. */
const PAUSE_MS = 100;

/** A visitor waits no longer, in ms. */
const PATIENCE_MS = 15_000;

/** What happened to the requests for one kind of page. */
export interface LoadResult {
  requests: number;
  /** A line for each request that was not answered with a whole page. */
  failures: readonly string[];
  /** The longest time to an answer, in ms. */
  slowest: number;
}

export interface ConstantLoad {
  /** What happened so far. */
  result(): LoadResult;
  /** Ends the load. @returns what happened */
  stop(): Promise<LoadResult>;
}

/**
 * Requests pages all the time, one request at a time for each address.
 *
 * @param url of the site
 * @param addresses default: the pages of other teams than those of the probes
 */
export function startLoad(
  url: string,
  addresses: readonly (string | (() => string))[] = ADDRESSES,
): ConstantLoad {
  const failures: string[] = [];
  let requests = 0;
  let slowest = 0;
  let going = true;
  const begin = Date.now();
  const loads = addresses.map(async (next) => {
    while (going) {
      const address = typeof next === 'string' ? next : next();
      const start = Date.now();
      const problem = await problemOf(url + address);
      const end = Date.now();
      requests += 1;
      slowest = Math.max(slowest, end - start);
      if (problem) failures.push(`${address} after ${start - begin} ms: ${problem}, in ${end - start} ms`);
      await sleep(PAUSE_MS);
    }
  });
  const result = () => ({ requests, failures: [...failures], slowest });
  return {
    result,
    stop: async () => {
      going = false;
      await Promise.all(loads);
      return result();
    },
  };
}

/** Why the answer is not a whole page, if it is not. */
async function problemOf(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const html = await response.text();
    if (response.status !== 200) return `status ${response.status}`;
    const isWhole = html.startsWith('<!doctype html>') && html.endsWith('</html>') && html.includes('<h1');
    return isWhole ? undefined : 'half a page';
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? `${message}: ${cause.message}` : message;
  }
}
