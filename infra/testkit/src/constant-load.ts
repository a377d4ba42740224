import { setTimeout as sleep } from 'node:timers/promises';

/** What is requested: always the same address, or another one each time. */
export type LoadAddress = string | (() => string);

/** Pages of the site's remotes: one that is rendered at each request, and others that come from the cache. */
export const SITE_ADDRESSES: readonly LoadAddress[] = [
  '/',
  '/faq',
  '/klant',
  '/login/klant',
  () => `/search?q=${crypto.randomUUID()}`,
];

/**
 * The pause between two requests for one kind of page, in ms. What goes wrong for visitors lasts longer; more requests than this take a
 * third of the processor from what is tested.
 */
const PAUSE_MS = 500;

/** What happened to the requests for one kind of page. */
export interface LoadResult {
  requests: number;
  /** A line for each request that was not answered with a whole page. */
  failures: readonly string[];
}

export interface ConstantLoad {
  /** What happened so far. */
  result(): LoadResult;
  /** Ends the load. @returns what happened */
  stop(): Promise<LoadResult>;
}

/** Requests pages all the time, one request at a time for each address. @param url of the site */
export function startLoad(url: string, addresses: readonly LoadAddress[] = SITE_ADDRESSES): ConstantLoad {
  const failures: string[] = [];
  let requests = 0;
  let going = true;
  const begin = Date.now();
  const loads = addresses.map(async (next) => {
    while (going) {
      const address = typeof next === 'string' ? next : next();
      const start = Date.now();
      const problem = await problemOf(url + address);
      const end = Date.now();
      requests += 1;
      if (problem) failures.push(`${address} after ${start - begin} ms: ${problem}, in ${end - start} ms`);
      await sleep(PAUSE_MS);
    }
  });
  const result = () => ({ requests, failures: [...failures] });
  return {
    result,
    stop: async () => {
      going = false;
      await Promise.all(loads);
      return result();
    },
  };
}

/** To compress a page takes the server longer than to send it, and what is tested is whether there is one. */
const UNCOMPRESSED = { 'accept-encoding': 'identity' };

/** Why the answer is not a whole page, if it is not. */
async function problemOf(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { headers: UNCOMPRESSED });
    const html = await response.text();
    if (response.status !== 200) return `status ${response.status}`;
    const isWhole = html.startsWith('<!doctype html>') && html.endsWith('</html>') && html.includes('<h1');
    return isWhole ? undefined : 'half a page';
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? `${message}: ${cause.message}` : message;
  }
}
