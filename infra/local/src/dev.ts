import { existsSync, unwatchFile, watch } from 'node:fs';
import path from 'node:path';
import { InvalidRelease, REMOTES } from '@site/platform/protocol';
import { developAgainstSite } from './against-site/command';
import { isAgainstSite } from './against-site/options';
import { build } from './build';
import { aborted, DATA_DIR, print, ROOT } from './command';
import { CommandError } from './command-error';
import { endedByItself, watchRspack } from './compilers';
import { lock } from './lock';
import { ManagedProcess } from './managed-process';
import { ProblemLog } from './problem-log';
import { readSettings } from './settings';
import { distOf, GALLERY, type Site, startSite } from './site';
import { assertPortsFree, printAddresses } from './start';
import { TypeErrorsFound, Types } from './types';
import { completedAt, nextBuild, onEachWrite, oneAtATime } from './watched-build';

/** How long the files of the backend must be unchanged before it is restarted, in ms. */
const DEBOUNCE_MS = 150;

/** The packages that the backend loads from their builds. */
const BACKEND_PACKAGES = ['backend/contract', 'infra/server'];

const DEV_REMOTES: readonly string[] = [...REMOTES, GALLERY];

/**
 * `npm run dev [-- mfe-forms …]`: runs the site and rebuilds it when a file is saved.
 *
 * Each finished build of a watched remote is released to the local store, unless the remote has type errors; the running shell activates it
 * and tells open browsers to reload. A new build of the shell or the backend restarts it. With names, only those remotes are
 * watched; the others are built once.
 *
 * `npm run dev -- mfe-forms --site https://…`: see `developAgainstSite`.
 */
export default async function dev(args: string[], stop: AbortSignal): Promise<number> {
  if (isAgainstSite(args)) return developAgainstSite(args, stop);
  const unknown = args.find((name) => !DEV_REMOTES.includes(name));
  if (unknown) throw new CommandError(notARemote(unknown));
  const watched = args.length > 0 ? args : DEV_REMOTES;
  const settings = readSettings(ROOT);
  const unlock = await lock(DATA_DIR);
  const watchers: ManagedProcess[] = [];
  const problems = new ProblemLog(log);
  const types = new Types(['shell', ...watched], problems);
  let site: Site | undefined;
  /** When the build that the shell runs was completed. */
  let shellRuns: number | undefined;
  const onError = (name: string, error: unknown) => {
    // Type errors are said already.
    if (stop.aborted || error instanceof TypeErrorsFound) return;
    if (error instanceof InvalidRelease) problems.begin(name, 'release', `not released: ${error.message}`);
    else problems.begin(name, 'start', error instanceof Error ? error.message : String(error));
  };
  try {
    const ports = await assertPortsFree(settings);
    const others = DEV_REMOTES.filter((remote) => !watched.includes(remote));
    print('Building the workspaces that are not watched.');
    await build(ROOT, stop, ['@site/server', ...others]);
    if (stop.aborted) return 0;

    print(`Watching the backend, the shell and ${watched.join(', ')}; waiting for their first builds.`);
    /** What a failed build means, before and after the site has started. */
    const onFailure = (name: string) =>
      problems.begin(
        name,
        'build',
        site
          ? 'is not built: the last good build stays live'
          : 'is not built: the site starts once it is fixed',
      );
    const fronts = ['shell', ...watched];
    const packageBuilds = BACKEND_PACKAGES.map((folder) => watchTypeScript(folder, problems, onFailure));
    watchers.push(
      ...packageBuilds.map(({ child }) => child),
      ...fronts.map((workspace) =>
        watchRspack(workspace, {
          onLine: (line) => log(workspace, line),
          onFailure: () => onFailure(workspace),
        }),
      ),
    );
    const firstBuilds = fronts.map(async (workspace) => {
      const built = await nextBuild(distOf(ROOT, workspace), stop);
      problems.end(workspace, 'build');
      return built;
    });
    const packagesBuilt = Promise.all(packageBuilds.map(({ firstBuild }) => firstBuild));
    await Promise.race([packagesBuilt, ...watchers.map(endedByItself), aborted(stop)]);
    if (stop.aborted) return 0;
    // Not earlier: it would read the types of its packages while these are being written.
    const backendBuild = watchTypeScript('backend', problems, onFailure);
    watchers.push(backendBuild.child);
    const compilerEnded = Promise.race(watchers.map(endedByItself));
    const built = Promise.all([backendBuild.firstBuild, ...firstBuilds]);
    await Promise.race([built, compilerEnded, aborted(stop)]);
    shellRuns = await types.untilRight('shell', stop);

    const running = await startSite({
      root: ROOT,
      dataDir: DATA_DIR,
      ports,
      remotes: DEV_REMOTES,
      ...(settings.databaseUrl && { databaseUrl: settings.databaseUrl }),
      env: settings.env,
      dev: true,
      approve: (workspace, completed) => types.assertTypesPass(workspace, completed),
      stop,
      onProgress: print,
      onLine: (name, line) => {
        // Request lines are only in the log file.
        if (!line.includes('"msg":"request"')) log(name, line);
      },
      // A process that a change broke is restarted after the next successful build.
      onUnexpectedEnd: (name) => {
        if (name === 'shell') shellRuns = undefined;
        problems.begin(name, 'start', 'ended; it is restarted after the next build');
      },
    });
    site = running;
    const release = async (workspace: string): Promise<void> => {
      const completed = await completedAt(distOf(ROOT, workspace));
      // Says what the types are like, also when the build is live already.
      types.check(completed).catch((error: unknown) => onError(workspace, error));
      const { version, changed } = await running.publish(workspace);
      if (changed) log(workspace, `released ${version}`);
      problems.end(workspace, 'release');
      if (workspace === 'shell' && completed !== shellRuns) {
        shellRuns = undefined;
        await running.restartShell();
        shellRuns = completed;
        log('shell', 'restarted');
      }
      problems.end(workspace, 'start');
    };
    for (const workspace of fronts) {
      const released = oneAtATime(
        () => release(workspace),
        (error) => onError(workspace, error),
      );
      onEachWrite(releaseFile(workspace), () => {
        problems.end(workspace, 'build');
        released();
      });
      types.onFixed(workspace, released);
      // It may have been built while the site was starting.
      released();
    }
    const backendBuilt = debounced(
      oneAtATime(
        async () => {
          await running.restartBackend();
          log('backend', 'restarted');
          problems.end('backend', 'start');
        },
        (error) => onError('backend', error),
      ),
    );
    for (const folder of ['backend', ...BACKEND_PACKAGES]) {
      watch(path.join(ROOT, folder, 'dist'), { recursive: true }, (_event, file) => {
        if (file?.endsWith('.js')) backendBuilt();
      }).unref();
    }
    if (!stop.aborted) printAddresses(running, '/kit');
    await Promise.race([compilerEnded, aborted(stop)]);
    return 0;
  } catch (error) {
    if (stop.aborted) return 0;
    throw error;
  } finally {
    if (stop.aborted) print('\nStopping.');
    for (const file of ['shell', ...watched].map(releaseFile)) unwatchFile(file);
    await Promise.all([...watchers.map((watcher) => watcher.stop()), types.stop()]);
    await site?.stop();
    await unlock();
  }
}

function notARemote(name: string): string {
  const isFolderOfOne = existsSync(path.join(ROOT, name, 'src/pages.ts'));
  const hint = isFolderOfOne ? ' (add its folder to `workspaces` in package.json)' : '';
  return `${name} is not a remote${hint}; choose from ${DEV_REMOTES.join(', ')}.`;
}

const releaseFile = (workspace: string) => path.join(distOf(ROOT, workspace), 'release.json');

function log(name: string, line: string): void {
  print(`${name.padEnd(16)} ${line}`);
}

/** @returns the compiler, and when it has built the workspace for the first time without errors */
function watchTypeScript(
  workspace: string,
  problems: ProblemLog,
  onFailure: (name: string) => void,
): { child: ManagedProcess; firstBuild: Promise<void> } {
  let built = () => {};
  const firstBuild = new Promise<void>((resolve) => {
    built = resolve;
  });
  const child = new ManagedProcess({
    name: workspace,
    script: path.join(ROOT, 'node_modules/typescript/bin/tsc'),
    args: ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput', '--noEmitOnError'],
    cwd: path.join(ROOT, workspace),
    onLine: (line) => {
      const found = /Found (\d+) errors?/.exec(line)?.[1];
      if (found === '0') {
        problems.end(workspace, 'build');
        built();
      } else if (found) onFailure(workspace);
      else if (line.trim() && !/Starting (?:incremental )?compilation/.test(line)) log(workspace, line);
    },
  });
  return { child, firstBuild };
}

/** Calls once calls have stopped for DEBOUNCE_MS. */
function debounced(callback: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(callback, DEBOUNCE_MS);
  };
}
