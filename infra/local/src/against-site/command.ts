import { rm } from 'node:fs/promises';
import path from 'node:path';
import { REMOTES } from '@site/platform/protocol';
import { build as buildWorkspaces } from '../build';
import { aborted, DATA_DIR, print, ROOT } from '../command';
import { CommandError } from '../command-error';
import { endedByItself, watchRspack } from '../compilers';
import { lock } from '../lock';
import type { ManagedProcess } from '../managed-process';
import { ProblemLog } from '../problem-log';
import { Types } from '../types';
import { completedAt, nextBuild, onEachWrite, oneAtATime } from '../watched-build';
import { LocalBuild } from './local-build';
import { readOptions } from './options';
import { reasonOf, type SiteProxy, startProxy } from './proxy';
import { compositionIn } from './rewrite-page';

/** How long the deployed site may take to answer at the start, in ms. */
const SITE_TIMEOUT_MS = 20_000;

/**
 * `npm run dev -- mfe-forms --site https://…`: serves a deployed site on this machine, with the local build of one remote in it. A saved
 * file changes the open pages, which keep their state.
 */
export async function developAgainstSite(args: string[], stop: AbortSignal): Promise<number> {
  const { remote, site, port } = readOptions(args);
  if (!REMOTES.includes(remote)) {
    throw new CommandError(`${remote} is not a remote of this checkout; choose from ${REMOTES.join(', ')}.`);
  }
  await assertSite(site, stop);
  const folder = path.join(DATA_DIR, 'against-site', remote);
  const unlock = await lock(folder);
  const log = (name: string, line: string) => print(`${name.padEnd(16)} ${line}`);
  const problems = new ProblemLog(log);
  const types = new Types([remote], problems, 'pages show it all the same');
  const build = new LocalBuild(path.join(folder, 'build'));
  let compiler: ManagedProcess | undefined;
  let proxy: SiteProxy | undefined;
  try {
    await rm(build.folder, { recursive: true, force: true });
    print(`Building ${remote}.`);
    // The presets load it from its build.
    await buildWorkspaces(ROOT, stop, ['@site/contract']);
    if (stop.aborted) return 0;
    const lines: string[] = [];
    compiler = watchRspack(
      remote,
      {
        onLine: (line) => {
          lines.push(line);
          log(remote, line);
        },
        onFailure: () => {
          problems.begin(
            remote,
            'build',
            proxy ? 'is not built: pages stay as they are' : 'is not built: the site starts once it is fixed',
          );
          // Of the other target, which says the same, there are no lines.
          if (lines.length > 0) build.fail(`${remote} is not built:\n\n${lines.splice(0).join('\n')}`);
        },
      },
      { FAST_REFRESH_FOLDER: build.folder },
    );
    const compilerEnded = endedByItself(compiler);
    await Promise.race([nextBuild(build.folder, stop), compilerEnded]);
    const show = async () => {
      await build.complete();
      problems.end(remote, 'build');
      lines.length = 0;
      sayMisfit();
      await types.check(await completedAt(build.folder));
    };
    const sayMisfit = () => {
      if (build.misfit) problems.begin(remote, 'release', build.misfit);
    };
    await build.complete();
    problems.end(remote, 'build');
    build.onChange(sayMisfit);
    proxy = await startProxy({
      site,
      port,
      build,
      onPage: ({ taken }) => {
        if (!taken) return;
        const { path, by } = taken;
        problems.begin(remote, 'release', `and ${by} both have ${path}: a release of it would be rejected`);
      },
      onUnreachable: (sentence) => problems.begin(remote, 'start', sentence),
    });
    const shown = oneAtATime(show, (error) => log(remote, (error as Error).message));
    onEachWrite(path.join(build.folder, 'release.json'), shown);
    shown();
    print('');
    print(`The site:   ${proxy.url}`);
    print(`            ${site}, with ${remote} of this checkout`);
    print('');
    print(`Ctrl-C stops it. What you send with its forms goes to ${site}.`);
    await Promise.race([compilerEnded, aborted(stop)]);
    return 0;
  } catch (error) {
    if (stop.aborted) return 0;
    throw error;
  } finally {
    if (stop.aborted) print('\nStopping.');
    await Promise.all([compiler?.stop(), types.stop(), proxy?.stop()]);
    await unlock();
  }
}

/** @throws CommandError when there is no such site at the address, or it does not answer */
async function assertSite(site: string, stop: AbortSignal): Promise<void> {
  let html: string;
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(SITE_TIMEOUT_MS)]);
    html = await (await fetch(site, { signal, headers: { accept: 'text/html' } })).text();
  } catch (error) {
    throw new CommandError(`${site} cannot be reached: ${reasonOf(error)}.`);
  }
  if (!compositionIn(html)) {
    throw new CommandError(`${site} is another site: its home page has no composition of remotes.`);
  }
}
