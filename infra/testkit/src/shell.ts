import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { END_WITH_OWNER } from '@site/local/end-with-owner';
import { freePort } from '@site/local/ports';
import { parseRelease, REMOTES as SITE_REMOTES } from '@site/platform/protocol';
import { forceLive } from './force-live';
import { scratchFolder } from './scratch';
import { untilAnswers } from './until-answers';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The remotes of the site and the one that exists for these tests. */
export const REMOTES = [...SITE_REMOTES, 'remote-probe'];

/** The workspaces whose folder has another name. */
const FOLDERS: Readonly<Record<string, string>> = {
  'remote-probe': 'infra/e2e/remote-probe',
  'kit-gallery': 'shell/kit/gallery',
};

export function distOf(workspace: string): string {
  return path.join(ROOT, FOLDERS[workspace] ?? workspace, 'dist');
}

export async function versionOf(dist: string): Promise<string> {
  return parseRelease(await readFile(path.join(dist, 'release.json'), 'utf8')).version;
}

/** A new store with the shell and these remotes. They are not checked: the site of the test run publishes the same builds. */
export async function createStore(remotes: readonly string[] = REMOTES): Promise<string> {
  const store = await scratchFolder('store');
  for (const workspace of ['shell', ...remotes]) await forceLive(store, distOf(workspace));
  return store;
}

/** What `/health` says about a remote. */
export interface RemoteHealth {
  live: string | null;
  refused?: { version: string; reason: string };
  quarantined?: { version: string; reason: string; since: string }[];
  canary?: { version: string; percent: number; running: boolean; reason?: string };
}

/** A shell without a backend. */
export interface RunningShell {
  url: string;
  port: number;
  pid: number;
  /** Its folder for copies of releases. */
  cache: string;
  /** What it logged, when that is kept: one object per line. */
  log: readonly Record<string, unknown>[];
  /** The answer of `/health`. */
  health(): Promise<{
    /** The kit that this shell provides. */
    kit: string;
    /** Changes with the version of any remote that is live. */
    composition: string;
    remotes: Record<string, RemoteHealth>;
    /** The contract of the backend, and what it does not know of what releases need. */
    backend: { contract: string | null; missing: readonly string[] };
  }>;
  /** Ends it with SIGTERM. @returns its exit code */
  stop(): Promise<number | null>;
  /** Ends it at once, with SIGKILL. */
  kill(): Promise<void>;
}

export interface ShellOptions {
  /** The remotes that it is composed of. */
  remotes?: readonly string[];
  /** More settings: `DEV: 'true'` for development. */
  env?: Record<string, string>;
  /** Default: any free port. */
  port?: number;
  /** Another build of the shell. */
  dist?: string;
  /** The folder for copies of releases. Default: a new one, with nothing in it. */
  cache?: string;
  /** Not every remote becomes live: it is only waited for until it answers. */
  incomplete?: boolean;
  /** Keeps what is logged instead of showing it; then more than errors. */
  keepLog?: boolean;
}

/** Starts the shell's server on a store and waits until visitors may be sent to it. It ends with the test run at the latest. */
export async function startShell(
  store: string,
  { remotes = REMOTES, env = {}, ...options }: ShellOptions = {},
): Promise<RunningShell> {
  const port = options.port ?? (await freePort());
  const cache = options.cache ?? (await scratchFolder('cache'));
  const url = `http://127.0.0.1:${port}`;
  const { dist = distOf('shell') } = options;
  const server = spawn(process.execPath, [...END_WITH_OWNER, path.join(dist, 'node/server.cjs')], {
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
      LOG_LEVEL: options.keepLog ? 'info' : 'error',
      // Most tests are about what comes after a release.
      RELEASE_WATCH_MS: '200',
      // On a busy machine a renderer starts slowly, and a further one makes the first slower.
      RENDER_WAIT_MS: '120000',
      RENDERERS: '1',
      // Which visits would be measured is chance.
      VITALS_SAMPLE: '0',
      ...env,
    },
    stdio: ['ignore', options.keepLog ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  });
  const log: Record<string, unknown>[] = [];
  if (server.stdout)
    createInterface({ input: server.stdout }).on('line', (line) => log.push(JSON.parse(line)));
  const ended = new Promise<number | null>((resolve) => server.once('exit', (code) => resolve(code)));
  await untilAnswers(server, `${url}/health${options.incomplete ? '' : '/ready'}`, 'The shell');
  return {
    url,
    port,
    pid: server.pid ?? 0,
    cache,
    log,
    health: async () => (await fetch(`${url}/health`)).json() as ReturnType<RunningShell['health']>,
    stop: async () => {
      server.kill('SIGTERM');
      return ended;
    },
    kill: async () => {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
