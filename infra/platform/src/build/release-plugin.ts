import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compilation, Compiler, Module } from '@rspack/core';
import type { Release, ReleasePage } from '../protocol/release';
import { sha256 } from '../store/read';
import { commitOf } from '../store/workspaces';
import { neededCalls } from './needed-calls';
import type { BuiltPage } from './read-pages';
import { writeShareImages } from './share-images';
import { SHARED } from './shared';

export const PAGE_TABLE_CHUNK = 'page-table';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The workspace that is released. */
export interface ReleaseDetails {
  kind: Release['kind'];
  name: string;
  /** Version in package.json. */
  version: string;
  /** The versions of the shared modules that the shell provides, or the ranges that a remote was built for. */
  libraries: Readonly<Record<string, string>>;
  folder: string;
  /** Where the builds are. Default: `dist` in the folder. */
  dist?: string;
  /** The OpenAPI document of the backend that the contract belongs to. Undefined: what the release needs of a backend is not written down. */
  openApi?: string;
  /** The pages of the Node build; their chunks are added from the browser build. Empty for the shell. */
  readPages: (dist: string) => Promise<BuiltPage[]>;
}

/**
 * Writes release.json once the browser build and the Node build are complete, and removes it before either of them is built anew: where
 * release.json is, the build is complete. One instance is used by both compilers.
 *
 * In development it is not removed: the shell may start, from the build before, while the next one is built.
 */
export class ReleasePlugin {
  #built = new Set<string>();
  #groups: Record<string, ChunkGroupContents> = {};
  #writing: Promise<void> = Promise.resolve();
  readonly #dist: string;

  constructor(private readonly details: ReleaseDetails) {
    this.#dist = details.dist ?? path.join(details.folder, 'dist');
  }

  apply(compiler: Compiler): void {
    const build = compiler.options.name ?? '';
    const production = compiler.options.mode === 'production';
    compiler.hooks.beforeCompile.tapPromise('Release', async () => {
      // What is being read must not be replaced meanwhile.
      await this.#writing;
      if (production) await rm(path.join(this.#dist, 'release.json'), { force: true });
      this.#built.delete(build);
    });
    compiler.hooks.afterEmit.tapPromise('Release', async (compilation) => {
      if (compilation.errors.length > 0) return;
      if (build.endsWith('web')) this.#groups = chunkGroups(compilation);
      if (this.#built.add(build).size < 2) return;
      this.#writing = this.#write(production).catch((error: Error) => {
        // A table of pages with a mistake must not end a compiler that watches.
        compilation.errors.push(new compiler.webpack.WebpackError(error.message));
      });
      await this.#writing;
    });
  }

  async #write(production: boolean): Promise<void> {
    const { details } = this;
    const dist = this.#dist;
    const maps = production ? await moveMaps(dist) : [];
    const described = await details.readPages(dist);
    // Not while developing: it takes longer than the rest of a build.
    const images = production ? await writeShareImages(details.folder, described) : undefined;
    const pages = described.map(({ chunk, shareTitles, ...page }): ReleasePage => {
      const own = this.#groups[chunk];
      if (!own)
        throw new Error(
          `${details.name}: no chunk is built for ${page.path}. Write its load as () => import('./folder/page').`,
        );
      const table = this.#groups[PAGE_TABLE_CHUNK];
      const files = ['remoteEntry.js', ...(table?.scripts ?? []), ...own.scripts].map(
        (file) => `web/${file}`,
      );
      const shared = [...(table?.shared ?? []), ...own.shared];
      const shareImage = images?.get(page.path);
      const variantImages = (page.variants ?? []).flatMap((query) => {
        const image = images?.get(page.path + query);
        return image ? [[query, image] as const] : [];
      });
      return {
        ...page,
        chunks: [...new Set(files)],
        shared: [...new Set(shared)].sort(),
        ...(shareImage && { shareImage }),
        ...(variantImages.length > 0 && { variantImages: Object.fromEntries(variantImages) }),
      };
    });
    const imported = new Set(pages.flatMap(({ shared = [] }) => shared));
    const libraries = Object.fromEntries(
      Object.entries(details.libraries).filter(([name]) => details.kind === 'shell' || imported.has(name)),
    );
    const backend = details.openApi && (await neededCalls(path.join(dist, 'node'), details.openApi));
    const hash = await hashOutput(dist, { pages, libraries, ...(backend && { backend: backend.calls }) });
    if (production) await compressAll(path.join(dist, 'web'));
    const files = await listFiles(
      dist,
      (await filesBelow(dist)).filter((file) => isReleased(dist, file)),
    );
    const release: Release = {
      format: 1,
      kind: details.kind,
      name: details.name,
      version: `${details.version}-${hash}`,
      commit: commitOf(details.folder),
      builtAt: new Date().toISOString(),
      kit: details.libraries['@site/kit'] ?? '*',
      libraries,
      ...(backend && { backend }),
      pages,
      files,
      ...(maps.length > 0 && { maps: await listFiles(dist, maps) }),
    };
    await writeFile(path.join(dist, 'release.json'), JSON.stringify(release, null, 2));
  }
}

/**
 * Hashes what was built, to eight hexadecimal digits: the same output is the same version, whatever the input was. Compressed copies of an
 * earlier build do not count.
 */
async function hashOutput(dist: string, facts: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of (await builtFiles(dist)).sort()) {
    hash
      .update(path.relative(dist, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

async function builtFiles(dist: string): Promise<string[]> {
  const files = (await filesBelow(dist)).filter((file) => isReleased(dist, file));
  return files.filter((file) => !/\.(?:br|gz)$/.test(file));
}

/** The script files of a chunk group, and the shared modules that it imports. */
interface ChunkGroupContents {
  scripts: string[];
  shared: string[];
}

export function scriptsOf(group: { getFiles(): string[] } | undefined): string[] {
  return (group?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
}

function chunkGroups(compilation: Compilation): Record<string, ChunkGroupContents> {
  const groups: Record<string, ChunkGroupContents> = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    const modules = group.chunks.flatMap((chunk) => [
      ...compilation.chunkGraph.getChunkModulesIterable(chunk),
    ]);
    groups[name] = { scripts: scriptsOf(group), shared: sharedAmong(modules) };
  }
  return groups;
}

/** The names of the shared modules that are imported: rspack represents each by a module of a special type. */
export function sharedAmong(modules: readonly Module[]): string[] {
  const names = modules
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) =>
      SHARED.find((name) => module.identifier().startsWith(`consume shared module (default) ${name}@`)),
    );
  return names.filter((name) => name !== undefined);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((e) => e.isFile()).map((e) => path.join(e.parentPath, e.name));
}

/** Adds brotli and gzip copies of the text files of the browser build, so that the server does not compress per request. */
async function compressAll(folder: string): Promise<void> {
  const texts = (await filesBelow(folder)).filter((file) => /\.(?:js|css|json|svg)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const bytes = await readFile(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${file}.br`, await brotli(bytes, quality));
      await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}

function isReleased(dist: string, file: string): boolean {
  return /^(?:web|node)[\\/]/.test(path.relative(dist, file));
}

/** Moves the source maps of both builds out of what is served, to `maps/`. @returns where they are */
async function moveMaps(dist: string): Promise<string[]> {
  const target = path.join(dist, 'maps');
  await rm(target, { recursive: true, force: true });
  const maps = (await filesBelow(dist)).filter((file) => file.endsWith('.map'));
  return Promise.all(
    maps.map(async (map) => {
      const place = path.join(target, path.relative(dist, map));
      await mkdir(path.dirname(place), { recursive: true });
      await rename(map, place);
      return place;
    }),
  );
}

async function listFiles(dist: string, files: string[]): Promise<Release['files']> {
  return Promise.all(
    files.sort().map(async (file) => {
      const bytes = await readFile(file);
      return {
        path: path.relative(dist, file).split(path.sep).join('/'),
        size: bytes.length,
        sha256: sha256(bytes),
      };
    }),
  );
}
