import { existsSync, unwatchFile, watch, watchFile } from 'node:fs';
import path from 'node:path';
import { InvalidRelease, REMOTES } from '@site/release';
import { build } from './build';
import { aborted, DATA_DIR, print, ROOT } from './command';
import { CommandError } from './command-error';
import { lock } from './lock';
import { ManagedProcess } from './managed-process';
import { readRspackOutput } from './rspack-output';
import { readSettings } from './settings';
import { distOf, folderOf, GALLERY, type Site, startSite } from './site';
import { assertPortsFree, printAddresses } from './start';
import { Troubles } from './troubles';
import { TypeCheck, type TypeErrors } from './type-check';
import { completedAt, nextBuild, POLL_INTERVAL_MS } from './watched-build';

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
 */
export default async function dev(args: string[], stop: AbortSignal): Promise<number> {
  const unknown = args.find((name) => !DEV_REMOTES.includes(name));
  if (unknown) throw new CommandError(notARemote(unknown));
  const watched = args.length > 0 ? args : DEV_REMOTES;
  const settings = readSettings(ROOT);
  const unlock = await lock(DATA_DIR);
  const watchers: ManagedProcess[] = [];
  const troubles = new Troubles(log);
  const types = new Types(['shell', ...watched], troubles);
  let site: Site | undefined;
  /** When the build that the shell runs was completed. */
  let shellRuns: number | undefined;
  const onError = (name: string, error: unknown) => {
    // Type errors are said already.
    if (stop.aborted || error instanceof TypesAreWrong) return;
    if (error instanceof InvalidRelease) troubles.begin(name, 'release', `not released: ${error.message}`);
    else troubles.begin(name, 'start', error instanceof Error ? error.message : String(error));
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
      troubles.begin(
        name,
        'build',
        site
          ? 'is not built: the last good build stays live'
          : 'is not built: the site starts once it is mended',
      );
    const fronts = ['shell', ...watched];
    const packageBuilds = BACKEND_PACKAGES.map((folder) => watchTypeScript(folder, troubles, onFailure));
    watchers.push(
      ...packageBuilds.map(({ child }) => child),
      ...fronts.map((workspace) => watchRspack(workspace, onFailure)),
    );
    const firstBuilds = fronts.map(async (workspace) => {
      const built = await nextBuild(distOf(ROOT, workspace), stop);
      troubles.end(workspace, 'build');
      return built;
    });
    const packagesBuilt = Promise.all(packageBuilds.map(({ firstBuild }) => firstBuild));
    await Promise.race([packagesBuilt, ...watchers.map(endedByItself), aborted(stop)]);
    if (stop.aborted) return 0;
    // Not earlier: it would read the types of its packages while these are being written.
    const backendBuild = watchTypeScript('backend', troubles, onFailure);
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
      approve: (workspace, completed) => types.assertRight(workspace, completed),
      stop,
      onProgress: print,
      onLine: (name, line) => {
        // Request lines are only in the log file.
        if (!line.includes('"msg":"request"')) log(name, line);
      },
      // A process that a change broke is restarted after the next successful build.
      onUnexpectedEnd: (name) => {
        if (name === 'shell') shellRuns = undefined;
        troubles.begin(name, 'start', 'ended; it is restarted after the next build');
      },
    });
    site = running;
    const release = async (workspace: string): Promise<void> => {
      const completed = await completedAt(distOf(ROOT, workspace));
      // Says what the types are like, also when the build is live already.
      types.check(completed).catch((error: unknown) => onError(workspace, error));
      const { version, changed } = await running.publish(workspace);
      if (changed) log(workspace, `released ${version}`);
      troubles.end(workspace, 'release');
      if (workspace === 'shell' && completed !== shellRuns) {
        shellRuns = undefined;
        await running.restartShell();
        shellRuns = completed;
        log('shell', 'restarted');
      }
      troubles.end(workspace, 'start');
    };
    for (const workspace of fronts) {
      const released = oneAtATime(
        () => release(workspace),
        (error) => onError(workspace, error),
      );
      onEachWrite(releaseFile(workspace), () => {
        troubles.end(workspace, 'build');
        released();
      });
      types.onMended(workspace, released);
      // It may have been built while the site was starting.
      released();
    }
    const backendBuilt = debounced(
      oneAtATime(
        async () => {
          await running.restartBackend();
          log('backend', 'restarted');
          troubles.end('backend', 'start');
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

function watchRspack(workspace: string, onFailure: (name: string) => void): ManagedProcess {
  return new ManagedProcess({
    name: workspace,
    script: path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js'),
    args: ['build', '--watch'],
    cwd: path.join(ROOT, folderOf(workspace)),
    env: { NODE_ENV: 'development' },
    onLine: readRspackOutput({
      onLine: (line) => log(workspace, line),
      onFailure: () => onFailure(workspace),
    }),
  });
}

/** @returns the compiler, and when it has built the workspace for the first time without errors */
function watchTypeScript(
  workspace: string,
  troubles: Troubles,
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
        troubles.end(workspace, 'build');
        built();
      } else if (found) onFailure(workspace);
      else if (line.trim() && !/Starting (?:incremental )?compilation/.test(line)) log(workspace, line);
    },
  });
  return { child, firstBuild };
}

/** @throws CommandError when a compiler ends that was not stopped */
async function endedByItself(child: ManagedProcess): Promise<void> {
  await child.ended;
  if (child.isStopping) return new Promise(() => {});
  throw new CommandError(`The compiler of ${child.name} ended; it wrote last:\n${child.lastLines}`);
}

class TypesAreWrong extends InvalidRelease {}

/** The types of the shell, with the kit, and the watched remotes. Says which errors there are, and when there are none any more. */
class Types {
  readonly #check: TypeCheck;
  #errors: TypeErrors = new Map();
  readonly #onMended = new Map<string, () => void>();

  constructor(
    private readonly workspaces: readonly string[],
    private readonly troubles: Troubles,
  ) {
    const sources = (workspace: string) => {
      const own = `${folderOf(workspace)}/src`;
      // Both contain the kit.
      return workspace === 'shell' || workspace === GALLERY ? [own, 'shell/kit/src'] : [own];
    };
    this.#check = new TypeCheck({
      root: ROOT,
      cacheDir: path.join(DATA_DIR, 'types'),
      sources: Object.fromEntries(workspaces.map((workspace) => [workspace, sources(workspace)])),
    });
  }

  /** Calls back when a workspace has no type errors any more. */
  onMended(workspace: string, callback: () => void): void {
    this.#onMended.set(workspace, callback);
  }

  /** Checks the sources as they are at `since` or later, default now, and says what changed. */
  async check(since?: number): Promise<TypeErrors> {
    const errors = await this.#check.check(since);
    if (errors === this.#errors) return errors;
    const before = this.#errors;
    this.#errors = errors;
    const said = new Set<string>();
    for (const workspace of this.workspaces) {
      const lines = (errors.get(workspace) ?? []).filter((line) => !said.has(line));
      for (const line of lines) said.add(line);
      if (errors.has(workspace)) {
        const sentence = 'has type errors: it is not released until they are mended';
        this.troubles.begin(workspace, 'types', [...lines, sentence].join('\n'));
      } else if (before.has(workspace)) {
        this.troubles.end(workspace, 'types');
        this.#onMended.get(workspace)?.();
      }
    }
    return errors;
  }

  /** @throws TypesAreWrong when a workspace has type errors */
  async assertRight(workspace: string, since: number): Promise<void> {
    if ((await this.check(since)).has(workspace)) throw new TypesAreWrong('it has type errors.');
  }

  /** Waits until a build of a workspace has no type errors. @returns when it was completed */
  async untilRight(workspace: string, stop: AbortSignal): Promise<number> {
    const dist = distOf(ROOT, workspace);
    let built = await nextBuild(dist, stop);
    while ((await this.check(built)).has(workspace)) {
      print(`The site starts once ${workspace} has no type errors.`);
      built = await nextBuild(dist, stop, built);
    }
    return built;
  }

  stop(): Promise<void> {
    return this.#check.stop();
  }
}

/** Calls back after each write of a file. */
function onEachWrite(file: string, callback: () => void): void {
  watchFile(file, { interval: POLL_INTERVAL_MS }, (now) => {
    // The file is missing during a build.
    if (now.mtimeMs > 0) callback();
  });
}

/** Runs the work at each call, never concurrently; calls while it waits count as one. */
function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let queue = Promise.resolve();
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    queue = queue
      .then(() => {
        isWaiting = false;
        return work();
      })
      .catch(onError);
  };
}

/** Calls once calls have stopped for DEBOUNCE_MS. */
function debounced(callback: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(callback, DEBOUNCE_MS);
  };
}
