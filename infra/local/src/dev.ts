import { rm } from 'node:fs/promises';
import { constants } from 'node:os';
import path from 'node:path';
import { buildStartScript, type DevelopmentBuild, watchBuild } from '@site/platform/build';
import { REMOTES } from '@site/platform/protocol';
import { watch } from 'chokidar';
import { build } from './build';
import { aborted, DATA_DIR, print, ROOT } from './command';
import { CommandError } from './command-error';
import { LocalRemote } from './development/local-remote';
import { OpenPages } from './development/open-pages';
import { folderOf, GALLERY, readOptions } from './development/options';
import { reasonOf, startProxy } from './development/proxy';
import { compositionIn } from './development/rewrite-page';
import { watchTypes } from './development/type-check';
import { lock } from './lock';
import { assertPortFree, freePort } from './ports';
import { ManagedProcess } from './processes/managed-process';
import { readableLine } from './processes/readable-log';
import { readSettings, type Settings } from './settings';
import { RunningParts, type Site, startSite } from './site';
import { assertPortsFree, printAddresses } from './start';

/** How long a deployed site may take to answer at the start, in ms. */
const SITE_TIMEOUT_MS = 20_000;
/** How long the sources of the backend must be unchanged before it is built, in ms: an editor may write several files. */
const DEBOUNCE_MS = 50;

/** The backend and the packages that it loads, each with what it needs before it. */
const BACKEND_PACKAGES = ['backend/contract', 'infra/server', 'backend'];

const BUILDS = path.join(DATA_DIR, 'development');
const SHELL = path.join(BUILDS, 'shell');

/**
 * `npm run dev [-- mfe-forms …]`: the site of this checkout as `npm start` runs it, behind a proxy that puts the local builds of remotes into
 * each page. A saved file of a remote, the kit or the shell changes the open pages, which keep their state; one of the shell, the kit or the
 * backend starts these again. Nothing is published.
 *
 * `npm run dev -- mfe-forms --site https://…`: the same for a deployed site.
 */
export default async function dev(args: string[], stop: AbortSignal): Promise<number> {
  const { remotes: names, site: deployed } = readOptions(args);
  const settings = readSettings(ROOT);
  if (deployed) await assertSite(deployed, stop);
  const unlock = await lock(DATA_DIR);
  const running = new RunningParts();
  const pages = new OpenPages(log);
  try {
    if (deployed) await assertPortFree(settings.ports.site, 'SITE_PORT');
    else {
      await assertPortsFree(settings.ports);
      print('Building what changed; the first time this takes a minute or two.');
      await build(ROOT, stop, ['backend', 'shell', ...REMOTES]);
    }
    if (stop.aborted) return 0;
    await rm(BUILDS, { recursive: true, force: true });
    await buildStartScript(BUILDS);
    const remotes = names.map((name) => new LocalRemote(name, pages));
    for (const remote of remotes) {
      const folders = { folder: path.join(ROOT, folderOf(remote.name)), builds: BUILDS };
      const on = { change: () => remote.change(), built: (built: DevelopmentBuild) => remote.built(built) };
      running.add(await watchBuild(remote.name, folders, on));
    }
    running.add(await watchTypes(ROOT, path.join(DATA_DIR, 'types'), (line) => log('types', line)));
    const site = deployed ? undefined : await startLocalSite(settings, names, { pages, running, stop });
    const upstream = deployed ? { upstream: deployed } : (site as LocalSite);
    const proxy = await startProxy({
      port: settings.ports.site,
      builds: BUILDS,
      remotes,
      pages,
      ...upstream,
    });
    running.add(proxy);
    if (stop.aborted) return 0;
    if (site) printAddresses(proxy.url, site.mailUrl, names.includes(GALLERY) ? '/kit' : undefined);
    else {
      print(
        `\nThe site:   ${proxy.url}\n            ${deployed}, with ${names.join(', ')} of this checkout\n`,
      );
      print(`Ctrl-C stops it. What you send with its forms goes to ${deployed}.`);
    }
    await aborted(stop);
    return 0;
  } catch (error) {
    if (stop.aborted) return 0;
    throw error;
  } finally {
    if (stop.aborted) print('\nStopping.');
    await running.stop();
    await unlock();
  }
}

interface LocalSite {
  /** The address of the shell. */
  upstream: string;
  /** The origin of the site for browsers: that of the proxy. */
  site: string;
  mailUrl: string;
  /** Waits while what answers a path is started again: the shell, and the backend behind it. */
  ready(pathname: string): Promise<void>;
}

/**
 * Starts the site of this checkout, and its shell and backend again whenever a source of them is saved.
 *
 * @param names of the remotes that the proxy has other builds of
 */
async function startLocalSite(
  settings: Settings,
  names: readonly string[],
  { pages, running, stop }: { pages: OpenPages; running: RunningParts; stop: AbortSignal },
): Promise<LocalSite> {
  stop.throwIfAborted();
  const url = `http://localhost:${settings.ports.site}`;
  const busy = new Map<string, Promise<void>>();
  let site: Site | undefined;
  let firstBuilt = () => {};
  const built = new Promise<void>((resolve, reject) => {
    firstBuilt = resolve;
    stop.addEventListener('abort', () => reject(stop.reason), { once: true });
  });
  built.catch(() => {});

  /** Pages wait for the work; what goes wrong is said. */
  const during = (name: string, work: () => Promise<void>) =>
    oneAtATime(async () => {
      const done = work().then(
        () => pages.end(name, 'start'),
        (error: Error) => {
          if (!stop.aborted) pages.begin(name, 'start', error.message);
        },
      );
      busy.set(name, done);
      await done;
    });
  /** Whether something changed that open pages cannot take over. */
  let reloads = false;
  const restartShell = during('shell', async () => {
    await site?.restartShell();
    log('shell', 'restarted');
    if (reloads) pages.reload();
    reloads = false;
  });
  const changed = new Set<string>();
  const restartBackend = during('backend', async () => {
    const first = BACKEND_PACKAGES.findIndex((folder) => changed.has(folder));
    changed.clear();
    for (const folder of BACKEND_PACKAGES.slice(first)) {
      const errors = await compile(folder);
      if (errors) return pages.begin('backend', 'build', errors);
    }
    pages.end('backend', 'build');
    await site?.restartBackend();
    log('backend', 'restarted');
  });

  const shell = await watchBuild(
    'shell',
    { folder: path.join(ROOT, 'shell'), builds: BUILDS },
    {
      change: () => {},
      built: async ({ errors, hash, onlyInNode }) => {
        if (errors.length > 0) {
          const text = site ? errors : [...errors, 'The site starts once this is fixed.'];
          return pages.begin('shell', 'build', text.join('\n\n'));
        }
        pages.end('shell', 'build');
        pages.end('shell', 'browser');
        firstBuilt();
        // Before open pages are told: what they load meanwhile waits for the shell.
        const restarted = site && restartShell();
        pages.update('shell', hash);
        reloads ||= onlyInNode;
        await restarted;
      },
    },
  );
  running.add(shell);
  site = await startSite({
    root: ROOT,
    dataDir: DATA_DIR,
    ...settings,
    ports: { ...settings.ports, site: await freePort() },
    development: { url, shell: SHELL, built, remotes: names },
    stop,
    onProgress: print,
    onLine: (name, line) => {
      for (const own of readableLine(line)?.split('\n') ?? []) log(name, own);
    },
    onUnexpectedEnd: (name, lastLines) =>
      pages.begin(
        name,
        'start',
        `ended unexpectedly; it is started again after the next build. It wrote last:\n${lastLines}`,
      ),
  });
  running.add(site);
  for (const folder of BACKEND_PACKAGES) {
    const onChange = () => {
      changed.add(folder);
      void restartBackend();
    };
    running.add(watchSources(path.join(ROOT, folder, 'src'), onChange));
  }
  return {
    upstream: site.siteUrl,
    site: url,
    mailUrl: site.mailUrl,
    ready: async (pathname) => {
      await busy.get('shell');
      if (pathname.startsWith('/api/')) await busy.get('backend');
    },
  };
}

/** Compiles a package that the backend loads. @returns the errors; empty when there are none */
async function compile(folder: string): Promise<string> {
  const lines: string[] = [];
  const memory = path.join(BUILDS, `${path.basename(folder)}.tsbuildinfo`);
  const { ended } = new ManagedProcess({
    name: folder,
    script: path.join(ROOT, 'node_modules/typescript/bin/tsc'),
    args: [
      '-p',
      `${folder}/tsconfig.build.json`,
      '--noEmitOnError',
      '--incremental',
      '--tsBuildInfoFile',
      memory,
    ],
    cwd: ROOT,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    onLine: (line) => lines.push(line),
  });
  const { code } = await ended;
  return code === 0 ? '' : lines.join('\n');
}

/** Calls back once the files of a folder are unchanged for a moment, tests aside. */
function watchSources(folder: string, callback: () => void): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { ignoreInitial: true, ignored: (file) => file.endsWith('.test.ts') });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(callback, DEBOUNCE_MS);
  });
  return {
    stop: async () => {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}

/** Runs the work at each call, never concurrently; calls while it waits count as one. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= last.then(() => {
      next = undefined;
      last = work();
      return last;
    });
    return next;
  };
}

function log(name: string, line: string): void {
  print(`${name.padEnd(16)} ${line}`);
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
