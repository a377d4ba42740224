import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@site/local/ports';
import { folderOf } from '@site/local/site';
import { parseRelease, publish } from '@site/release';
import { scratchFolder } from './scratch';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The remotes of the site and the one that exists for these tests. */
export const REMOTES = [
  'mfe-marketing',
  'mfe-calculator',
  'mfe-portal',
  'mfe-forms',
  'remote-probe',
] as const;

/** The folder of a workspace's build. */
export function distOf(workspace: string): string {
  return path.join(
    ROOT,
    workspace === 'remote-probe' ? 'infra/e2e/remote-probe' : folderOf(workspace),
    'dist',
  );
}

/** The version of a build. */
export async function versionOf(dist: string): Promise<string> {
  return parseRelease(await readFile(path.join(dist, 'release.json'), 'utf8')).version;
}

/** A new store with the shell and these remotes. */
export async function createStore(remotes: readonly string[] = REMOTES): Promise<string> {
  const store = await scratchFolder('store');
  for (const workspace of ['shell', ...remotes]) await publish({ store, dist: distOf(workspace) });
  return store;
}

/** A shell without a backend. */
export interface RunningShell {
  url: string;
  port: number;
  /** The answer of `/health`. */
  health(): Promise<{
    /** The kit that this shell provides. */
    kit: string;
    remotes: Record<string, { live: string | null; refused?: { version: string; reason: string } }>;
  }>;
  stop(): Promise<void>;
}

export interface ShellOptions {
  /** The remotes that it is composed of. */
  remotes?: readonly string[];
  /** More settings: `DEV: 'true'` for the team tools. */
  env?: Record<string, string>;
  /** Default: any free port. */
  port?: number;
  /** Another build of the shell. */
  dist?: string;
}

/** Starts the shell's server on a store, with nothing in its cache, and waits until it answers. */
export async function startShell(
  store: string,
  { remotes = REMOTES, env = {}, ...options }: ShellOptions = {},
): Promise<RunningShell> {
  const port = options.port ?? (await freePort());
  const cache = await scratchFolder('cache');
  const url = `http://127.0.0.1:${port}`;
  const { dist = distOf('shell') } = options;
  const server = spawn(process.execPath, [path.join(dist, 'node/server.cjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      RELEASE_STORE: store,
      RELEASE_CACHE: cache,
      REMOTES: remotes.join(','),
      LOG_LEVEL: 'error',
      // Most tests are about what comes after a release.
      RELEASE_WATCH_MS: '200',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const deadline = Date.now() + 30_000;
  while (
    !(await fetch(`${url}/health`).then(
      (r) => r.ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill('SIGKILL');
      throw new Error('The shell did not start.');
    }
    await sleep(50);
  }
  return {
    url,
    port,
    health: async () => (await fetch(`${url}/health`)).json() as ReturnType<RunningShell['health']>,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
