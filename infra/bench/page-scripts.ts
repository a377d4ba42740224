import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, type Release } from '@site/platform/protocol';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Scripts by file name, with their size as transferred (brotli), in bytes. */
export type Scripts = ReadonlyMap<string, number>;

/** The scripts that a page needs before it is hydrated. */
export interface PageScripts {
  path: string;
  remote: string;
  /** The name of the chunk of the page. */
  chunk: string;
  /** Of the shell, on every page. */
  shell: Scripts;
  /** Of the shell, for the lazy shared modules that this page uses. */
  lazy: Scripts;
  /** Of the remote: container, page table and page. */
  own: Scripts;
}

/** The size of all scripts together, in bytes. */
export function sizeOf(...parts: readonly Scripts[]): number {
  return parts.flatMap((scripts) => [...scripts.values()]).reduce((total, size) => total + size, 0);
}

/** The pages of all remotes, with the scripts that were built last. @throws when something is not built (`npm run build`) */
export function builtPages(): PageScripts[] {
  const entry = readJson<{ scripts: string[]; lazy: Record<string, string[]> }>('shell/dist/web/entry.json');
  const shell = sizes('shell/dist/web', entry.scripts);
  return REMOTES.flatMap((remote) =>
    readJson<Release>(`${remote}/dist/release.json`).pages.map(({ path, chunks, shared = [] }) => ({
      path,
      remote,
      chunk: /^web\/js\/(.+)\.\w+\.js$/.exec(chunks.at(-1) ?? '')?.[1] ?? '',
      shell,
      lazy: sizes(
        'shell/dist/web',
        shared.flatMap((module) => entry.lazy[module] ?? []),
      ),
      own: sizes(`${remote}/dist`, chunks),
    })),
  );
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as T;
}

function sizes(folder: string, files: readonly string[]): Scripts {
  return new Map(files.map((file) => [file, statSync(path.join(ROOT, folder, `${file}.br`)).size]));
}
