import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { REMOTES } from '@site/platform/protocol';
import { type LoadResult, startLoad } from './constant-load';
import { forceLive } from './force-live';
import { memoryOf, renderersOf } from './processes';
import { releaseVariant } from './release-variant';
import { createStore, distOf, type RunningShell, startShell } from './shell';
import { until } from './until';

/** Renderers that were replaced have ended when the number of processes stayed the same for so long, in ms. */
const STABLE_MS = 3000;

/** What a shell uses. Memory is resident, in MiB; what processes share is counted in each of them. */
export interface Usage {
  /** How many releases became live before, next to the first one of each remote. */
  releases: number;
  /** Memory of the server. */
  server: number;
  /** Memory of all renderers together. */
  renderers: number;
  /** The server, its renderers, and the processes that end these with it. */
  processes: number;
  /** Size of the folder for copies of releases, in MiB. */
  cache: number;
}

export interface ManyReleasesOptions {
  /** The remote that is released. */
  remote: string;
  /** After how many releases the usage is measured, in ascending order. */
  measureAfter: readonly number[];
  /** `RELEASE_CACHE_MB` of the shell. */
  cacheMb: number;
  onUsage?: (usage: Usage) => void;
}

/**
 * Starts a shell on a new store and makes releases of one remote live, each when the one before it is live, while pages of all remotes
 * are requested.
 *
 * @returns what the shell used at each measurement, and what happened to the requests
 */
export async function runManyReleases(
  options: ManyReleasesOptions,
): Promise<{ usages: readonly Usage[]; load: LoadResult }> {
  const { remote, measureAfter, cacheMb, onUsage } = options;
  const store = await createStore(REMOTES);
  // One renderer of each release, so that numbers differ by the releases and not by the moment.
  const env = { RELEASE_CACHE_MB: String(cacheMb), RENDERERS: '1' };
  const shell = await startShell(store, { remotes: REMOTES, env });
  const load = startLoad(shell.url);
  const usages: Usage[] = [];
  try {
    for (let releases = 1; releases <= (measureAfter.at(-1) ?? 0); releases++) {
      await releaseNext(store, shell, remote, releases);
      if (!measureAfter.includes(releases)) continue;
      const usage = { releases, ...(await measure(shell)) };
      usages.push(usage);
      onUsage?.(usage);
    }
    return { usages, load: await load.stop() };
  } finally {
    await load.stop();
    await shell.stop();
    for (const folder of [store, shell.cache]) await rm(folder, { recursive: true, force: true });
  }
}

/** Releases a build with other server code than all before, and waits until it is live. */
async function releaseNext(store: string, shell: RunningShell, remote: string, number: number) {
  const nodeCode = { file: 'node/', code: `// Release ${number}\n` };
  const dist = await releaseVariant(distOf(remote), { name: String(number), nodeCode });
  const { version } = await forceLive(store, dist);
  await rm(dist, { recursive: true });
  await until(async () => (await shell.health()).remotes[remote]?.live === version);
}

async function measure(shell: RunningShell): Promise<Omit<Usage, 'releases'>> {
  const renderers = await stableRenderers(shell);
  return {
    server: await memoryOf(shell.pid),
    renderers: renderers.reduce((sum, { memory }) => sum + memory, 0),
    processes: 1 + renderers.length,
    cache: (await sizeOf(shell.cache)) / 2 ** 20,
  };
}

/** The renderers, once none was started or ended for a while. */
async function stableRenderers(shell: RunningShell) {
  let found = await renderersOf(shell);
  for (let since = Date.now(); Date.now() - since < STABLE_MS; await sleep(100)) {
    const now = await renderersOf(shell);
    const pids = (all: typeof now) => all.map(({ pid }) => pid).join();
    if (pids(now) !== pids(found)) since = Date.now();
    found = now;
  }
  return found;
}

/** The size of all files in a folder, in bytes. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
