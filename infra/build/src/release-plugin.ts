import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compilation, Compiler, Module } from '@rspack/core';
import { type Release, type ReleasePage, sha256 } from '@site/release';
import { SHARED } from './shared';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What the plugin has to know of a workspace. */
export interface ReleaseFacts {
  kind: Release['kind'];
  name: string;
  /** Version in package.json. */
  version: string;
  /** Kit version that is provided, or the range of versions that was built for. */
  kit: string;
  folder: string;
  /** Changes when the input of the build changes. */
  inputHash: () => string;
  /** The pages of the Node build, without what the browser build says of them; empty for the shell. */
  readPages: (dist: string) => Promise<(Omit<ReleasePage, 'chunks' | 'shared'> & { chunk: string })[]>;
}

/**
 * Writes release.json when the browser build and the Node build of one and the same input are both there.
 *
 * One instance goes into both compilers. While watching, a change starts them one after the other; a release of an old
 * half and a new half is never written, because each half carries the hash of the input that it was built from.
 */
export class ReleasePlugin {
  #built = new Map<string, string>();
  #groups: Record<string, ChunkGroupFacts> = {};
  #written = '';

  constructor(private readonly facts: ReleaseFacts) {}

  /** Called by rspack. */
  apply(compiler: Compiler): void {
    const half = compiler.options.name ?? '';
    let input = '';
    compiler.hooks.compile.tap('Release', () => {
      input = this.facts.inputHash();
    });
    compiler.hooks.afterEmit.tapPromise('Release', async (compilation) => {
      if (compilation.errors.length > 0) return;
      if (half.endsWith('web')) this.#groups = chunkGroups(compilation);
      this.#built.set(half, input);
      const halves = [...this.#built.values()];
      if (halves.length < 2 || halves.some((h) => h !== input) || this.#written === input) return;
      await this.#write(input, compiler.options.mode === 'production');
      this.#written = input;
    });
  }

  async #write(input: string, compress: boolean): Promise<void> {
    const { facts } = this;
    const dist = path.join(facts.folder, 'dist');
    await rm(path.join(dist, 'release.json'), { force: true });
    const pages = (await facts.readPages(dist)).map(({ chunk, ...page }): ReleasePage => {
      const own = this.#groups[chunk];
      if (!own)
        throw new Error(
          `${facts.name}: no chunk is built for ${page.path}. Write its load as () => import('./folder/page').`,
        );
      const container = this.#groups.__federation_expose_pages;
      const files = ['remoteEntry.js', ...(container?.scripts ?? []), ...own.scripts].map(
        (file) => `web/${file}`,
      );
      const shared = [...(container?.shared ?? []), ...own.shared];
      return { ...page, chunks: [...new Set(files)], shared: [...new Set(shared)].sort() };
    });
    if (compress) await compressAll(path.join(dist, 'web'));
    const release: Release = {
      format: 1,
      kind: facts.kind,
      name: facts.name,
      version: `${facts.version}-${input}`,
      commit: commit(facts.folder),
      builtAt: new Date().toISOString(),
      kit: facts.kit,
      pages,
      files: await listFiles(dist),
    };
    await writeFile(path.join(dist, 'release.json'), JSON.stringify(release, null, 2));
  }
}

/** What a chunk group is made of: its script files, and the shared modules that its modules import. */
interface ChunkGroupFacts {
  scripts: string[];
  shared: string[];
}

/** The script files of a chunk group. */
export function scriptsOf(group: { getFiles(): string[] } | undefined): string[] {
  return (group?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
}

/** All named chunk groups, by name. */
function chunkGroups(compilation: Compilation): Record<string, ChunkGroupFacts> {
  const groups: Record<string, ChunkGroupFacts> = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    const modules = group.chunks.flatMap((chunk) => [
      ...compilation.chunkGraph.getChunkModulesIterable(chunk),
    ]);
    groups[name] = { scripts: scriptsOf(group), shared: sharedAmong(modules) };
  }
  return groups;
}

/** The names of the shared modules that stand among these modules: each import of one is a module of its own kind. */
function sharedAmong(modules: readonly Module[]): string[] {
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

/** Brotli and gzip beside each text file of the browser build, so that nobody compresses while a visitor waits. */
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

async function listFiles(dist: string): Promise<Release['files']> {
  const files = (await filesBelow(dist)).filter((file) =>
    /^(?:web|node)[\\/]/.test(path.relative(dist, file)),
  );
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

function commit(folder: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
