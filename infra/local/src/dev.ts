import { unwatchFile, watch, watchFile } from 'node:fs';
import path from 'node:path';
import { BadRelease } from '@site/release';
import { build } from './build';
import { aborted, DATA_DIR, ROOT, say } from './command';
import { lock } from './lock';
import { Part } from './part';
import { Refusal } from './refusal';
import { readSettings } from './settings';
import { folderOf, GALLERY, REMOTES, type Site, startSite } from './site';
import { announce, demandPorts } from './start';

/** How often a finished build is looked for, and how long a part's files must be at rest before it is restarted; in ms. */
const LOOK_EVERY_MS = 100;
const AT_REST_MS = 150;

/** The site in development: its own remotes, and the one that shows the kit. */
const ALL: readonly string[] = [...REMOTES, GALLERY];

/**
 * `npm run dev [-- mfe-forms …]`: the site, and what is saved becomes visible by itself.
 *
 * Each finished build of a watched remote is released to the local store; the running shell takes it up and tells open
 * browsers to reload. A new build of the shell or the backend restarts that part. With names, only those remotes are
 * watched; the others are built once, so that the whole site is there.
 */
export default async function dev(args: string[], stop: AbortSignal): Promise<number> {
  const unknown = args.find((name) => !ALL.includes(name));
  if (unknown) throw new Refusal(`${unknown} is not a remote; choose from ${ALL.join(', ')}.`);
  const watched = args.length > 0 ? args : ALL;
  const settings = readSettings(ROOT);
  const unlock = await lock(DATA_DIR);
  const watchers: Part[] = [];
  let site: Site | undefined;
  try {
    const ports = await demandPorts(settings);
    const others = ALL.filter((remote) => !watched.includes(remote));
    say('Building what is not watched.');
    await build(ROOT, stop, ['@site/contract', ...others]);
    if (stop.aborted) return 0;

    say(`Watching the backend, the shell and ${watched.join(', ')}; waiting for their first builds.`);
    const backendBuild = watchTypeScript('backend');
    const frontBuilds = ['shell', ...watched].map(watchRspack);
    watchers.push(
      watchTypeScript('backend/contract').part,
      backendBuild.part,
      ...frontBuilds.map((b) => b.part),
    );
    await Promise.race([Promise.all([backendBuild, ...frontBuilds].map((b) => b.firstBuild)), aborted(stop)]);
    if (stop.aborted) return 0;

    const running = await startSite({
      root: ROOT,
      dataDir: DATA_DIR,
      ports,
      remotes: ALL,
      ...(settings.databaseUrl && { databaseUrl: settings.databaseUrl }),
      env: settings.env,
      dev: true,
      say,
      onLine: (part, line) => {
        // One for each request; they are in the log file.
        if (!line.includes('"msg":"request"')) tell(part, line);
      },
      // A part that the developer broke is restarted with the next build that works.
      onUnexpectedEnd: (part) => tell(part, 'ended; it is started again after the next build'),
    });
    site = running;
    for (const remote of watched) {
      const built = onceAtRest(remote, async () => {
        const { version, changed } = await running.publish(remote);
        if (changed) tell(remote, `released ${version}`);
      });
      onEachWrite(releaseFile(remote), built);
    }
    const shellChanged = onceAtRest('shell', async () => {
      await running.publish('shell');
      await running.restartShell();
      tell('shell', 'restarted');
    });
    // A change of the server alone makes no release.
    for (const file of [releaseFile('shell'), SERVER_FILE]) onEachWrite(file, shellChanged);
    const backendChanged = onceAtRest('backend', async () => {
      await running.restartBackend();
      tell('backend', 'restarted');
    });
    for (const folder of ['backend/dist', 'backend/contract/dist']) {
      watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
        if (file?.endsWith('.js')) backendChanged();
      }).unref();
    }
    if (!stop.aborted) announce(running, '/kit');
    await aborted(stop);
    say('\nStopping.');
    return 0;
  } finally {
    for (const file of [SERVER_FILE, ...['shell', ...ALL].map(releaseFile)]) unwatchFile(file);
    await Promise.all(watchers.map((watcher) => watcher.stop()));
    await site?.stop();
    await unlock();
  }
}

interface Watcher {
  part: Part;
  /** Resolves when a build without errors is there. */
  firstBuild: Promise<void>;
}

const SERVER_FILE = path.join(ROOT, 'shell/dist/node/server.cjs');
const releaseFile = (workspace: string) => path.join(ROOT, folderOf(workspace), 'dist/release.json');

function tell(part: string, line: string): void {
  say(`${part.padEnd(16)} ${line}`);
}

function watchRspack(workspace: string): Watcher {
  const startedAt = Date.now();
  const part = new Part({
    name: workspace,
    script: path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js'),
    args: ['build', '--watch'],
    cwd: path.join(ROOT, folderOf(workspace)),
    env: { NODE_ENV: 'development' },
    onLine: (line) => tell(workspace, line),
  });
  const file = releaseFile(workspace);
  const firstBuild = new Promise<void>((resolve) => {
    watchFile(file, { interval: LOOK_EVERY_MS }, function look(now) {
      if (now.mtimeMs < startedAt) return;
      unwatchFile(file, look);
      resolve();
    });
  });
  return { part, firstBuild };
}

function watchTypeScript(workspace: string): Watcher {
  let built = () => {};
  const firstBuild = new Promise<void>((resolve) => {
    built = resolve;
  });
  const part = new Part({
    name: `${workspace} build`,
    script: path.join(ROOT, 'node_modules/typescript/bin/tsc'),
    args: ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'],
    cwd: path.join(ROOT, workspace),
    onLine: (line) => {
      if (/Found 0 errors/.test(line)) built();
      else if (line.trim()) tell(workspace, line);
    },
  });
  return { part, firstBuild };
}

/** Calls back after each write of a file. */
function onEachWrite(file: string, callback: () => void): void {
  watchFile(file, { interval: LOOK_EVERY_MS }, (now) => {
    // While a build writes, the file may be gone.
    if (now.mtimeMs > 0) callback();
  });
}

/** Makes a call of many: the work is done when there was no call for a moment, and never twice at a time. */
function onceAtRest(part: string, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let queue = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      queue = queue.then(work).catch((error) => tell(part, reason(error)));
    }, AT_REST_MS);
  };
}

function reason(error: unknown): string {
  if (error instanceof BadRelease) return `not released: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
