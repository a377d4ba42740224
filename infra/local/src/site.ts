import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BadRelease, publish } from '@site/release';
import { writeEnvFile } from './env-file';
import { type MailCatcher, startMailCatcher } from './mail-catcher';
import { Part } from './part';
import { freePort } from './ports';
import { type LocalPostgres, startLocalPostgres } from './postgres';
import { Refusal } from './refusal';
import { readSecrets } from './secrets';

/** The workspaces that the site is composed of, apart from the shell. */
export const REMOTES = ['mfe-marketing', 'mfe-calculator', 'mfe-portal', 'mfe-forms'] as const;

/** The remote that shows the pieces of the kit: part of the site in development only. */
export const GALLERY = 'kit-gallery';

/** The folder of a workspace, from the root of the checkout. */
export function folderOf(workspace: string): string {
  return workspace === GALLERY ? 'shell/kit/gallery' : workspace;
}

/** How long the backend and the shell may take before they answer. */
const READY_TIMEOUT_MS = 60_000;

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
  /** The root of the checkout, with every part built. */
  root: string;
  /** Where the data goes: database, mails, secrets, logs. */
  dataDir: string;
  /** The release store. Default: `releases` in the data folder. */
  store?: string;
  /** `free`: any four that are free, for tests that run beside each other. */
  ports: SitePorts | 'free';
  /** A PostgreSQL of one's own. Default: a private one in the data folder. */
  databaseUrl?: string;
  /** For tests: the private PostgreSQL does not wait for the disk. */
  unsafeFast?: boolean;
  /** What the site is composed of, apart from the shell. Default: its own remotes. */
  remotes?: readonly string[];
  /** Extra environment of the backend and the shell; goes before everything else. */
  env?: Record<string, string>;
  /** Development: the shell tells open browsers to reload after a release. */
  dev?: boolean;
  /** Gets short lines about what is being done. */
  say?: (line: string) => void;
  /** Gets every line that a part writes, with the name of the part. They are kept in `<dataDir>/logs` in any case. */
  onLine?: (part: string, line: string) => void;
  /** Called when a part ends by itself; `lastLines` is what it wrote last. The rest goes on until `stop()`. */
  onUnexpectedEnd?: (part: string, lastLines: string) => void;
}

export interface Site {
  siteUrl: string;
  /** The page of the mail catcher. */
  mailUrl: string;
  backendUrl: string;
  databaseUrl: string;
  store: string;
  /**
   * Publishes the build of a workspace to the store.
   *
   * @throws BadRelease when it is refused; the live release stays.
   */
  publish(workspace: string): Promise<{ version: string; changed: boolean }>;
  /** Starts the part anew from its build, on the same port, and waits until it answers. */
  restartBackend(): Promise<void>;
  restartShell(): Promise<void>;
  /** Ends the part until it is restarted, to see how the rest does without it. */
  stopBackend(): Promise<void>;
  /** Stops everything in order and waits until no process is left. May be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts the whole site out of what is built: PostgreSQL, the mail catcher, the backend, the releases, the shell.
 * Returns when the site and the backend answer. When something fails, what was started is stopped first.
 *
 * @throws Refusal when a part cannot start, with what it wrote last.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { root, dataDir, remotes = REMOTES, say = () => {} } = options;
  const store = options.store ?? path.join(dataDir, 'releases');
  const logs = path.join(dataDir, 'logs');
  const backendSettings = path.join(dataDir, 'backend.env');
  await mkdir(logs, { recursive: true });
  await mkdir(store, { recursive: true });
  const secrets = await readSecrets(dataDir);
  const ports = options.ports === 'free' ? await freePorts() : options.ports;
  const siteUrl = `http://localhost:${ports.site}`;
  const backendUrl = `http://127.0.0.1:${ports.backend}`;

  let postgres: LocalPostgres | undefined;
  let mail: MailCatcher | undefined;
  let backend: Part | undefined;
  let shell: Part | undefined;
  let stopping: Promise<void> | undefined;

  const ended = (part: string, lastLines: string) => {
    if (!stopping) options.onUnexpectedEnd?.(part, lastLines);
  };
  const stop = () => {
    stopping ??= (async () => {
      await rm(backendSettings, { force: true });
      await shell?.stop();
      await backend?.stop();
      await mail?.stop();
      await postgres?.stop();
    })();
    return stopping;
  };

  const environment = (own: Record<string, string>) => ({
    NODE_ENV: options.dev ? 'development' : 'production',
    HOST: '127.0.0.1',
    SITE_URL: siteUrl,
    ...own,
    ...options.env,
  });
  const startPart = (name: string, script: string, env: Record<string, string>, healthUrl: string) => {
    const part = new Part({
      name,
      script: path.join(root, script),
      args: [],
      cwd: root,
      env: {
        NODE_OPTIONS: [process.env.NODE_OPTIONS, '--enable-source-maps'].filter(Boolean).join(' '),
        ...env,
      },
      logFile: path.join(logs, `${name}.log`),
      say,
      onLine: (line) => options.onLine?.(name, line),
    });
    return { part, ready: untilReady(part, healthUrl) };
  };
  /** Only a part that was up once can end unexpectedly; before that its start fails. */
  const watch = (part: Part) => {
    part.ended.then(() => {
      if (!part.isStopping) ended(part.name, part.lastLines);
    });
  };

  const startBackend = async () => {
    const env = environment({
      ...secrets,
      PORT: String(ports.backend),
      ...(ports.backendInternal && { INTERNAL_PORT: String(ports.backendInternal) }),
      DATABASE_URL: databaseUrl,
      SMTP_URL: (mail as MailCatcher).smtpUrl,
    });
    // Commands beside the running backend, such as the staff command line, read what it was started with.
    await writeEnvFile(backendSettings, env);
    const { part, ready } = startPart(
      'backend',
      'backend/dist/main.js',
      env,
      `http://127.0.0.1:${ports.backendInternal ?? ports.backend}/api/health/ready`,
    );
    backend = part;
    await ready;
    watch(part);
  };
  const startShell = async () => {
    const { part, ready } = startPart(
      'shell',
      'shell/dist/node/server.cjs',
      environment({
        PORT: String(ports.site),
        ...(ports.siteInternal && { INTERNAL_PORT: String(ports.siteInternal) }),
        RELEASE_STORE: store,
        RELEASE_CACHE: path.join(dataDir, 'release-cache'),
        BACKEND_URL: backendUrl,
        REMOTES: remotes.join(','),
        ...(options.dev && { DEV: '1' }),
      }),
      `http://127.0.0.1:${ports.siteInternal ?? ports.site}/health`,
    );
    shell = part;
    await ready;
    watch(part);
  };
  const publishOne = (workspace: string) =>
    publish({ store, dist: path.join(root, folderOf(workspace), 'dist') });

  let databaseUrl = options.databaseUrl ?? '';
  try {
    const dataStarts = [
      startMailCatcher({
        smtpPort: ports.smtp,
        webPort: ports.mail,
        directory: path.join(dataDir, 'mail'),
      }).then((started) => {
        mail = started;
      }),
    ];
    if (!databaseUrl) {
      say('Starting the database.');
      dataStarts.push(
        startLocalPostgres({
          dataDir: path.join(dataDir, 'postgres'),
          database: 'site',
          unsafeFast: options.unsafeFast ?? false,
        }).then((started) => {
          postgres = started;
          databaseUrl = started.url;
          started.onUnexpectedEnd((lastLines) => ended('database', lastLines));
        }),
      );
    }
    await allOrNothing(dataStarts);

    say('Starting the backend, releasing what changed.');
    await allOrNothing([startBackend(), publishAll(remotes, publishOne, say)]);

    say('Starting the site.');
    await startShell();
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    siteUrl,
    mailUrl: (mail as unknown as MailCatcher).webUrl,
    backendUrl,
    databaseUrl,
    store,
    publish: publishOne,
    restartBackend: async () => {
      await backend?.stop();
      await startBackend();
    },
    restartShell: async () => {
      await shell?.stop();
      await startShell();
    },
    stopBackend: async () => backend?.stop(),
    stop,
  };
}

async function freePorts(): Promise<SitePorts> {
  const [site, mail, smtp, backend] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  return { site, mail, smtp, backend };
}

/** Waits for all, also after one failed: what is still starting can then be stopped. */
async function allOrNothing(starts: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(starts);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function untilReady(part: Part, url: string): Promise<void> {
  let gone = false;
  part.ended.then(() => {
    gone = true;
  });
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await answers(url))) {
    if (gone) throw new Refusal(`The ${part.name} did not start; it wrote last:\n${part.lastLines}`);
    if (Date.now() > deadline) {
      throw new Refusal(`The ${part.name} did not answer within a minute; it wrote last:\n${part.lastLines}`);
    }
    await sleep(50);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Publishes the shell and then the remotes, as far as they changed. A remote that is refused is tried once more after
 * the others, because a page may have moved between two of them. When it is refused again, the site runs without its new release.
 *
 * @throws Refusal when the shell itself is refused.
 */
async function publishAll(
  remotes: readonly string[],
  publishOne: (workspace: string) => Promise<{ version: string; changed: boolean }>,
  say: (line: string) => void,
): Promise<void> {
  const tryOne = async (workspace: string): Promise<BadRelease | undefined> => {
    try {
      const { version, changed } = await publishOne(workspace);
      if (changed) say(`Released ${workspace} ${version}.`);
      return undefined;
    } catch (error) {
      if (error instanceof BadRelease) return error;
      throw error;
    }
  };
  const shellError = await tryOne('shell');
  if (shellError) throw new Refusal(`The shell cannot be released: ${shellError.message}`);
  const refused: string[] = [];
  for (const remote of remotes) if (await tryOne(remote)) refused.push(remote);
  for (const remote of refused) {
    const error = await tryOne(remote);
    if (error) say(`${remote} is not released: ${error.message}`);
  }
}
