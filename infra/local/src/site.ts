import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { InvalidRelease, REMOTES } from '@site/platform/protocol';
import {
  announceShell,
  formatPruned,
  openStore,
  prune,
  publish,
  readState,
  totalOf,
  untilShellsFollow,
} from '@site/platform/store';
import { CommandError } from './command-error';
import { writeEnvFile } from './env-file';
import { freePort } from './ports';
import { startLocalPostgres } from './postgres/postgres';
import { Service } from './processes/service';
import { readSecrets } from './secrets';
import { startKvkStandIn } from './stand-ins/kvk';
import { startRdwStandIn } from './stand-ins/rdw';

/** What was live or added within so many days stays. */
const KEPT_DAYS = 1;

export interface SitePorts {
  site: number;
  mail: number;
  smtp: number;
  backend: number;
  /** For health and metrics of the shell, and of the backend. Default: the same port as everything else. */
  siteInternal?: number;
  backendInternal?: number;
}

export interface SiteOptions {
  /** The root of the checkout. */
  root: string;
  /** Contains the database, mails, secrets and logs. */
  dataDir: string;
  /** The release store. Default: `releases` in the data folder. */
  store?: string;
  /** `free`: any four free ports, for tests that run in parallel. */
  ports: SitePorts | 'free';
  /** An existing PostgreSQL. Default: a private one in the data folder. */
  databaseUrl?: string;
  /** For tests: the private PostgreSQL does not wait for the disk (no fsync). */
  unsafeFast?: boolean;
  /** Default: all remotes of the site. */
  remotes?: readonly string[];
  /** Resolves when every workspace is built; what needs no build starts meanwhile. Default: they are. */
  built?: Promise<void>;
  /** Runs before the backend starts, with its settings: what `npm run demo` fills the database in. */
  beforeBackend?: (settings: Readonly<Record<string, string>>, mailUrl: string) => Promise<void>;
  /** Extra environment of the backend and the shell; overrides everything else. */
  env?: Record<string, string>;
  /** For `npm run dev`. */
  development?: {
    /** The address that browsers use, of the proxy in front of the shell. */
    url: string;
    /** The folder of the build of the shell that runs: the published one does not. */
    shell: string;
    /** Resolves when that is built. */
    built: Promise<void>;
    /** The remotes that the proxy has other builds of. */
    remotes: readonly string[];
  };
  /** Stops what runs, also while it is starting: that then throws. */
  stop?: AbortSignal;
  /** Receives progress messages. */
  onProgress?: (message: string) => void;
  /** Receives every line of output, with the name of its process. It is also written to `<dataDir>/logs`. */
  onLine?: (processName: string, line: string) => void;
  /** Called when a process ends by itself, with its last lines of output. The others keep running until `stop()`. */
  onUnexpectedEnd?: (processName: string, lastLines: string) => void;
}

export interface Site {
  siteUrl: string;
  /** The page of the mail catcher. */
  mailUrl: string;
  backendUrl: string;
  databaseUrl: string;
  /** The settings of the backend, for the staff command line. */
  backendSettings: string;
  store: string;
  /** Restarts the backend from its build, on the same port, and waits until it answers. */
  restartBackend(): Promise<void>;
  restartShell(): Promise<void>;
  /** Stops everything in order and waits until no process is left. May be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts the whole site from its builds: PostgreSQL, the mail catcher, the backend, the releases, the shell.
 * Returns when the site and the backend answer. On failure everything that was started is stopped first.
 *
 * @throws CommandError when a process cannot start, with its last lines of output.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { root, dataDir, remotes = REMOTES, development, onProgress = () => {} } = options;
  const store = options.store ?? path.join(dataDir, 'releases');
  const logs = path.join(dataDir, 'logs');
  await mkdir(logs, { recursive: true });
  await mkdir(store, { recursive: true });
  const secrets = await readSecrets(dataDir);
  const ports = options.ports === 'free' ? await freePorts() : options.ports;
  const siteUrl = `http://localhost:${ports.site}`;
  const backendUrl = `http://127.0.0.1:${ports.backend}`;
  const running = new RunningParts();
  options.stop?.addEventListener('abort', () => void running.stop(), { once: true });

  const reportEnd = (processName: string, lastLines: string) => {
    if (!running.isStopping) options.onUnexpectedEnd?.(processName, lastLines);
  };
  const startDatabase = async () => {
    if (options.databaseUrl) return options.databaseUrl;
    onProgress('Starting the database.');
    const postgres = await startLocalPostgres({
      dataDir: path.join(dataDir, 'postgres'),
      database: 'site',
      unsafeFast: options.unsafeFast ?? false,
    });
    running.add(postgres);
    postgres.onUnexpectedEnd((lastLines) => reportEnd('database', lastLines));
    return postgres.url;
  };
  const environment = (own: Record<string, string>) => ({
    NODE_ENV: development ? 'development' : 'production',
    HOST: '127.0.0.1',
    SITE_URL: development?.url ?? siteUrl,
    ...own,
    ...options.env,
  });
  const service = (
    name: string,
    { script, args = [], env = {} }: { script: string; args?: string[]; env?: Record<string, string> },
    healthUrl: string,
  ) => {
    const nodeOptions = [process.env.NODE_OPTIONS, '--enable-source-maps', '--max-semi-space-size=16'];
    const created = new Service({
      name,
      script: path.resolve(root, script),
      args,
      cwd: root,
      env: {
        // From Node 22 on, what a program compiled is kept for its next start.
        NODE_COMPILE_CACHE: path.join(dataDir, 'compiled'),
        // As in the images (infra/docker/Dockerfile).
        NODE_OPTIONS: nodeOptions.filter(Boolean).join(' '),
        MALLOC_TRIM_THRESHOLD_: '131072',
        ...env,
      },
      healthUrl,
      logFile: path.join(logs, `${name}.log`),
      onLogError: onProgress,
      onSlow: onProgress,
      onLine: (line) => options.onLine?.(name, line),
      onUnexpectedEnd: (lastLines) => reportEnd(name, lastLines),
    });
    running.add(created);
    return created;
  };
  const publishOne = async (workspace: string) => {
    options.stop?.throwIfAborted();
    return publish({ store, dist: path.join(root, workspace, 'dist'), together: remotes });
  };

  try {
    // Before the backend, which still sends mails while it stops.
    const mailUrl = `http://localhost:${ports.mail}`;
    const mailCatcher = service(
      'mail-catcher',
      {
        script: fileURLToPath(new URL('./processes/mail-catcher.mjs', import.meta.url)),
        args: [String(ports.smtp), String(ports.mail), path.join(dataDir, 'mail')],
      },
      mailUrl,
    );
    const mailStarted = mailCatcher.start();
    mailStarted.catch(() => {});
    const [databaseUrl] = await allOrNothing([startDatabase(), options.built ?? Promise.resolve()]);
    options.stop?.throwIfAborted();

    const rdw = options.env?.RDW_URL ? undefined : await startRdwStandIn();
    if (rdw) running.add(rdw);
    const kvk = options.env?.KVK_URL === undefined ? await startKvkStandIn() : undefined;
    if (kvk) running.add(kvk);
    const backendEnv = environment({
      ...secrets,
      PORT: String(ports.backend),
      ...(ports.backendInternal && { INTERNAL_PORT: String(ports.backendInternal) }),
      DATABASE_URL: databaseUrl,
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      DOCUMENT_STORE: path.join(dataDir, 'documents'),
      ...(rdw && { RDW_URL: rdw.url }),
      ...(kvk && { KVK_URL: kvk.url, KVK_API_KEY: 'of the stand-in' }),
    });
    const backend = service(
      'backend',
      { script: 'backend/dist/main.js', env: backendEnv },
      `http://127.0.0.1:${ports.backendInternal ?? ports.backend}/api/health/ready`,
    );
    const shellHealth = `http://127.0.0.1:${ports.siteInternal ?? ports.site}/health`;
    const shell = service(
      'shell',
      {
        script: path.join(development?.shell ?? 'shell/dist', 'node/server.cjs'),
        env: environment({
          PORT: String(ports.site),
          ...(ports.siteInternal && { INTERNAL_PORT: String(ports.siteInternal) }),
          RELEASE_STORE: store,
          RELEASE_CACHE: path.join(dataDir, 'release-cache'),
          BACKEND_URL: backendUrl,
          BACKEND_HEALTH_URL: `http://127.0.0.1:${ports.backendInternal ?? ports.backend}`,
          REMOTES: remotes.join(','),
          ...(kvk && { KVK_URL: kvk.url }),
          ...(development && { DEV: 'true', RENDERED_IN_BROWSER: development.remotes.join(',') }),
        }),
      },
      shellHealth,
    );

    // The staff command line reads this file to use the same settings as the running backend.
    const backendSettings = path.join(dataDir, 'backend.env');
    running.add({ stop: () => rm(backendSettings, { force: true }) });
    await writeEnvFile(backendSettings, backendEnv);
    options.stop?.throwIfAborted();

    if (options.beforeBackend) {
      await mailStarted;
      await options.beforeBackend(backendEnv, mailUrl);
      options.stop?.throwIfAborted();
    }

    onProgress('Starting the backend, releasing what changed.');
    const startShell = async () => {
      await publishAll(remotes, publishOne, onProgress);
      await development?.built;
      options.stop?.throwIfAborted();
      onProgress('Starting the site.');
      await shell.start();
    };
    await allOrNothing([startShell(), backend.start(), mailStarted]);
    running.add({ stop: await announceShell(store, new URL(shellHealth).origin) });
    await untilNewestAreLive(shellHealth, store, remotes, onProgress);
    await pruneStore(store, onProgress);

    return {
      siteUrl,
      mailUrl,
      backendUrl,
      databaseUrl,
      backendSettings,
      store,
      restartBackend: () => backend.restart(),
      restartShell: () => shell.restart(),
      stop: () => running.stop(),
    };
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/**
 * Waits until the shell shows the newest release of each remote, or says why it does not: a start continues with what was live before, and
 * whoever has just built the site wants to see that build.
 */
async function untilNewestAreLive(
  shell: string,
  store: string,
  remotes: readonly string[],
  onProgress: (message: string) => void,
): Promise<void> {
  const follow = async (remote: string) => {
    const state = await readState(openStore(store), remote);
    return state.kind === 'live' ? untilShellsFollow([shell], remote, state.pointer.version) : [];
  };
  for (const problem of (await Promise.all(remotes.map(follow))).flat()) onProgress(problem);
}

/** Removes the releases that nobody on this machine needs any more. Says something only when there is something to say. */
async function pruneStore(store: string, onProgress: (message: string) => void): Promise<void> {
  try {
    const total = totalOf(await prune({ store, days: KEPT_DAYS }));
    if (total.count > 0) onProgress(`Removed old releases from the store: ${formatPruned(total)}.`);
  } catch (error) {
    onProgress(`Old releases cannot be removed: ${(error as Error).message}`);
  }
}

/** What has been started, to be stopped in reverse order. */
export class RunningParts {
  readonly #parts: { stop(): Promise<void> }[] = [];
  #stopped: Promise<void> | undefined;

  /** Whether `stop()` was called. */
  get isStopping(): boolean {
    return this.#stopped !== undefined;
  }

  /** A part that is added after `stop()` is stopped at once. */
  add(part: { stop(): Promise<void> }): void {
    if (this.#stopped) this.#stopped = this.#stopped.then(() => part.stop());
    else this.#parts.unshift(part);
  }

  /** Stops one after the other. May be called twice. */
  stop(): Promise<void> {
    this.#stopped ??= (async () => {
      for (const part of this.#parts) await part.stop();
    })();
    return this.#stopped;
  }
}

async function freePorts(): Promise<SitePorts> {
  const [site, mail, smtp, backend] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  return { site, mail, smtp, backend };
}

/** Waits for all, even after one failed, so that processes that were still starting can be stopped. */
async function allOrNothing<T extends readonly unknown[]>(
  starts: readonly [...{ [I in keyof T]: Promise<T[I]> }],
): Promise<T> {
  await Promise.allSettled(starts);
  return (await Promise.all(starts)) as unknown as T;
}

/**
 * Publishes the shell and then the remotes that changed. A rejected remote is tried once more after the others, because
 * a page may have moved from one remote to another. When it is rejected again, the site runs without its new release.
 *
 * @throws CommandError when the shell itself is rejected.
 */
async function publishAll(
  remotes: readonly string[],
  publishOne: (workspace: string) => Promise<{ version: string; changed: boolean }>,
  onProgress: (message: string) => void,
): Promise<void> {
  const tryOne = async (workspace: string): Promise<InvalidRelease | undefined> => {
    try {
      const { version, changed } = await publishOne(workspace);
      if (changed) onProgress(`Released ${workspace} ${version}.`);
      return undefined;
    } catch (error) {
      if (error instanceof InvalidRelease) return error;
      throw error;
    }
  };
  const shellError = await tryOne('shell');
  if (shellError) throw new CommandError(`The shell cannot be released: ${shellError.message}`);
  const rejected: string[] = [];
  for (const remote of remotes) if (await tryOne(remote)) rejected.push(remote);
  for (const remote of rejected) {
    const error = await tryOne(remote);
    if (error) onProgress(`${remote} is not released: ${error.message}`);
  }
}
