import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type Compiler, type Configuration, type MultiStats, rspack } from '@rspack/core';
import type { Release } from '../protocol/release';
import { startScript } from './fast-refresh';
import { readPages } from './read-pages';
import { sharedAmong } from './release-plugin';
import { sharedRanges } from './shared';

/** A build for development, in a folder of its own. */
export interface DevelopmentBuild {
  /** What is wrong, each with file and line. The files of the build before stay when there is something. */
  errors: readonly string[];
  /** The paths of the pages; none of the shell. */
  paths: readonly string[];
  /** The versions of the shared modules that it works with, by name. */
  libraries: NonNullable<Release['libraries']>;
  /** The hash of the browser build, where it was built now. */
  hash: string | undefined;
  /** Was a source saved that only the Node build has? Pages that are open cannot take it over. */
  onlyInNode: boolean;
}

/** A workspace that is built whenever a source is saved. */
export interface Watch {
  stop(): Promise<void>;
}

/**
 * Builds a workspace with an `rspack.config.ts` for development, in `<builds>/<name>`, now and whenever a source is saved.
 *
 * @param folder of the workspace
 * @param on.change called when a build begins
 * @param on.built called when it has ended
 */
export async function watchBuild(
  name: string,
  { folder, builds }: { folder: string; builds: string },
  on: { change(): void; built(build: DevelopmentBuild): void | Promise<void> },
): Promise<Watch> {
  process.env.DEVELOPMENT_FOLDER = builds;
  const { default: configs } = (await import(pathToFileURL(path.join(folder, 'rspack.config.ts')).href)) as {
    default: Configuration[];
  };
  const compiler = rspack(configs);
  for (const { hooks } of compiler.compilers) hooks.watchRun.tap('Development', on.change);
  let inBrowser = new Set<string>();
  const watching = compiler.watch({}, async (error, stats) => {
    const errors = error ? [error.message] : errorsOf(stats);
    // Only of what was built now: a source of the shell's server is in one of both.
    const builtAs = (target: string) =>
      stats?.stats.find(({ compilation }) => compilation.name?.endsWith(target));
    const [web, node] = [builtAs('-web'), builtAs('-node')];
    if (web) inBrowser = new Set(web.compilation.fileDependencies);
    const saved = node?.compilation.compiler.modifiedFiles;
    const onlyInNode = [...(node?.compilation.fileDependencies ?? [])].some(
      (file) => saved?.has(file) && !inBrowser.has(file),
    );
    const build = { errors, paths: [], libraries: {}, hash: web?.hash ?? undefined, onlyInNode };
    if (errors.length > 0 || name === 'shell') return on.built(build);
    const imported = sharedAmong([...(web?.compilation.modules ?? [])]);
    const libraries = Object.entries(sharedRanges(folder)).filter(([library]) => imported.includes(library));
    try {
      const pages = await readPages(path.join(builds, name), name);
      const paths = pages.map((page) => page.path);
      await on.built({ ...build, paths, libraries: Object.fromEntries(libraries) });
    } catch (mistake) {
      await on.built({ ...build, errors: [(mistake as Error).message] });
    }
  });
  const close = () => new Promise<void>((resolve) => compiler.close(() => resolve()));
  return { stop: () => new Promise<void>((resolve) => watching?.close(() => resolve())).then(close) };
}

/** Builds the script that must run before all others of a page: `start.js`. @param folder where it goes */
export async function buildStartScript(folder: string): Promise<void> {
  const compiler: Compiler = rspack(startScript(folder));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}

/** Each error once: the browser build and the Node build have most of them in common. */
function errorsOf(stats: MultiStats | undefined): string[] {
  const all = stats?.stats.flatMap((one) => one.toJson({ all: false, errors: true }).errors ?? []) ?? [];
  // A module with an error exports nothing, and each import of it is an error too.
  const causes = all.filter(({ message }) => !message.includes('ESModulesLinkingError'));
  const shown = causes.length > 0 ? causes : all;
  return [
    ...new Set(
      shown.map(({ message, moduleName = '' }) =>
        stripVTControlCharacters(`${moduleName}\n${message}`).trim(),
      ),
    ),
  ];
}
