import { unwatchFile, watch, watchFile } from 'node:fs';
import path from 'node:path';
import { InvalidRelease, REMOTES } from '@site/release';
import { build } from './build';
import { aborted, DATA_DIR, print, ROOT } from './command';
import { CommandError } from './command-error';
import { lock } from './lock';
import { ManagedProcess } from './managed-process';
import { readSettings } from './settings';
import { folderOf, GALLERY, type Site, startSite } from './site';
import { assertPortsFree, printAddresses } from './start';

/** How often to look for a finished build, in ms. */
const POLL_INTERVAL_MS = 100;
/** How long the files of a build must be unchanged before it is released or restarted, in ms. */
const DEBOUNCE_MS = 150;

/** The packages that the backend loads from their builds. */
const BACKEND_PACKAGES = ['backend/contract', 'infra/server'];

const DEV_REMOTES: readonly string[] = [...REMOTES, GALLERY];

/**
 * `npm run dev [-- mfe-forms …]`: runs the site and rebuilds it when a file is saved.
 *
 * Each finished build of a watched remote is released to the local store; the running shell activates it and tells open
 * browsers to reload. A new build of the shell or the backend restarts it. With names, only those remotes are
 * watched; the others are built once.
 */
export default async function dev(args: string[], stop: AbortSignal): Promise<number> {
  const unknown = args.find((name) => !DEV_REMOTES.includes(name));
  if (unknown) throw new CommandError(`${unknown} is not a remote; choose from ${DEV_REMOTES.join(', ')}.`);
  const watched = args.length > 0 ? args : DEV_REMOTES;
  const settings = readSettings(ROOT);
  const unlock = await lock(DATA_DIR);
  const watchers: ManagedProcess[] = [];
  let site: Site | undefined;
  try {
    const ports = await assertPortsFree(settings);
    const others = DEV_REMOTES.filter((remote) => !watched.includes(remote));
    print('Building the workspaces that are not watched.');
    await build(ROOT, stop, ['@site/server', ...others]);
    if (stop.aborted) return 0;

    print(`Watching the backend, the shell and ${watched.join(', ')}; waiting for their first builds.`);
    const backendBuild = watchTypeScript('backend');
    const frontBuilds = ['shell', ...watched].map(watchRspack);
    watchers.push(
      ...BACKEND_PACKAGES.map((folder) => watchTypeScript(folder).child),
      backendBuild.child,
      ...frontBuilds.map((b) => b.child),
    );
    await Promise.race([Promise.all([backendBuild, ...frontBuilds].map((b) => b.firstBuild)), aborted(stop)]);
    if (stop.aborted) return 0;

    const running = await startSite({
      root: ROOT,
      dataDir: DATA_DIR,
      ports,
      remotes: DEV_REMOTES,
      ...(settings.databaseUrl && { databaseUrl: settings.databaseUrl }),
      env: settings.env,
      dev: true,
      onProgress: print,
      onLine: (name, line) => {
        // Request lines are only in the log file.
        if (!line.includes('"msg":"request"')) log(name, line);
      },
      // A process that a change broke is restarted after the next successful build.
      onUnexpectedEnd: (name) => log(name, 'ended; it is restarted after the next build'),
    });
    site = running;
    for (const remote of watched) {
      const built = debounced(remote, async () => {
        const { version, changed } = await running.publish(remote);
        if (changed) log(remote, `released ${version}`);
      });
      onEachWrite(releaseFile(remote), built);
    }
    const shellChanged = debounced('shell', async () => {
      await running.publish('shell');
      await running.restartShell();
      log('shell', 'restarted');
    });
    // A change of only the server does not change release.json.
    for (const file of [releaseFile('shell'), SERVER_FILE]) onEachWrite(file, shellChanged);
    const backendChanged = debounced('backend', async () => {
      await running.restartBackend();
      log('backend', 'restarted');
    });
    for (const folder of ['backend', ...BACKEND_PACKAGES]) {
      watch(path.join(ROOT, folder, 'dist'), { recursive: true }, (_event, file) => {
        if (file?.endsWith('.js')) backendChanged();
      }).unref();
    }
    if (!stop.aborted) printAddresses(running, '/kit');
    await aborted(stop);
    print('\nStopping.');
    return 0;
  } finally {
    for (const file of [SERVER_FILE, ...['shell', ...DEV_REMOTES].map(releaseFile)]) unwatchFile(file);
    await Promise.all(watchers.map((watcher) => watcher.stop()));
    await site?.stop();
    await unlock();
  }
}

interface Watcher {
  child: ManagedProcess;
  /** Resolves after the first build without errors. */
  firstBuild: Promise<void>;
}

const SERVER_FILE = path.join(ROOT, 'shell/dist/node/server.cjs');
const releaseFile = (workspace: string) => path.join(ROOT, folderOf(workspace), 'dist/release.json');

function log(name: string, line: string): void {
  print(`${name.padEnd(16)} ${line}`);
}

function watchRspack(workspace: string): Watcher {
  const startedAt = Date.now();
  const child = new ManagedProcess({
    name: workspace,
    script: path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js'),
    args: ['build', '--watch'],
    cwd: path.join(ROOT, folderOf(workspace)),
    env: { NODE_ENV: 'development' },
    onLine: (line) => log(workspace, line),
  });
  const file = releaseFile(workspace);
  const firstBuild = new Promise<void>((resolve) => {
    watchFile(file, { interval: POLL_INTERVAL_MS }, function check(now) {
      if (now.mtimeMs < startedAt) return;
      unwatchFile(file, check);
      resolve();
    });
  });
  return { child, firstBuild };
}

function watchTypeScript(workspace: string): Watcher {
  let built = () => {};
  const firstBuild = new Promise<void>((resolve) => {
    built = resolve;
  });
  const child = new ManagedProcess({
    name: `${workspace} build`,
    script: path.join(ROOT, 'node_modules/typescript/bin/tsc'),
    args: ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'],
    cwd: path.join(ROOT, workspace),
    onLine: (line) => {
      if (/Found 0 errors/.test(line)) built();
      else if (line.trim()) log(workspace, line);
    },
  });
  return { child, firstBuild };
}

/** Calls back after each write of a file. */
function onEachWrite(file: string, callback: () => void): void {
  watchFile(file, { interval: POLL_INTERVAL_MS }, (now) => {
    // The file may be missing during a build.
    if (now.mtimeMs > 0) callback();
  });
}

/** Debounces: runs the work once calls have stopped for DEBOUNCE_MS, and never concurrently. Errors are logged under `name`. */
function debounced(name: string, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let queue = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      queue = queue.then(work).catch((error) => log(name, reason(error)));
    }, DEBOUNCE_MS);
  };
}

function reason(error: unknown): string {
  if (error instanceof InvalidRelease) return `not released: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
