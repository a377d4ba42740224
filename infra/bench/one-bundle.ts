import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Compilation, type Configuration, NormalModuleReplacementPlugin, rspack } from '@rspack/core';
import { namedPages, rawText, shell } from '@site/platform/build';
import { REMOTES } from '@site/platform/protocol';
import type { Scripts } from './page-scripts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The remote's table of pages and the page, loaded from the same build. Replaces the loading of containers. */
const LOAD_PAGE = `
import { loadPageFrom } from '${ROOT}/shell/src/document/loaded-page';
const tables = {
${REMOTES.map((name) => `  '${name}': () => import(/* webpackChunkName: "table ${name}" */ '${ROOT}/${name}/src/pages'),`).join('\n')}
};
export function browserLoader() {
  const loadPage = async (remote, path) => loadPageFrom((await tables[remote]()).default, path);
  return { loadPage, forget() {} };
}`;

/** What remotes import from the shell: nothing, so that what no page uses is left out. */
const SHARED_MODULES = 'export const sharedModules = () => ({});';

/**
 * Builds the shell and all remotes as one application, from the same sources and with the same settings: no federation, each module once,
 * unused exports left out, a chunk for each page.
 *
 * @param weigh the size of a script after compression
 * @returns the scripts that a page needs before it is hydrated, by its remote and the name of its chunk
 */
export async function buildOneBundle(
  weigh: (source: Buffer) => number,
): Promise<(remote: string, chunk: string) => Scripts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'one-bundle-'));
  try {
    await writeFile(path.join(folder, 'load-page.ts'), LOAD_PAGE);
    await writeFile(path.join(folder, 'shared-modules.ts'), SHARED_MODULES);
    const compilation = await build(configuration(folder));
    const sizes = new Map<string, number>();
    for (const { name, source } of compilation.getAssets()) {
      if (name.endsWith('.js')) sizes.set(name, weigh(source.buffer()));
    }
    const scriptsOf = (names: readonly string[]) =>
      names.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []);
    return (remote, chunk) => {
      const files = scriptsOf(['main', `table ${remote}`, chunk]).filter((file) => sizes.has(file));
      return new Map(files.map((file) => [file, sizes.get(file) ?? 0]));
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function configuration(folder: string): Configuration {
  const [web] = shell(path.join(ROOT, 'shell'));
  if (!web) throw new Error('The shell has no browser build.');
  return {
    ...web,
    entry: { main: './src/browser.tsx' },
    output: { ...web.output, path: path.join(folder, 'dist') },
    module: { rules: [namedPages, rawText, ...(web.module?.rules ?? [])] },
    plugins: [
      // Those of the shell check its sources and describe its release.
      ...(web.plugins ?? []).filter((plugin) => plugin?.constructor.name === 'DefinePlugin'),
      ...['load-page', 'shared-modules'].map(
        (name) => new NormalModuleReplacementPlugin(new RegExp(`/${name}$`), path.join(folder, `${name}.ts`)),
      ),
    ],
  };
}

async function build(config: Configuration): Promise<Compilation> {
  return await new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error || !stats) reject(error ?? new Error('The build ended without a result.'));
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve(stats.compilation);
    });
  });
}
