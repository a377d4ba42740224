import { createHash } from 'node:crypto';
import type { Pages } from '@site/kit';
import type { Composition } from './composition';
import type { LoadedRelease } from './release-loader';

/** A page of a remote in a composition, as its release.json describes it. */
export interface PageInComposition {
  remote: string;
  version: string;
  path: string;
  /** Query parameters that change what the server renders. */
  query: readonly string[];
  /** A page with data of one visitor: never cached. */
  personal: boolean;
  /** The page's own scripts in the browser, as absolute paths. */
  scripts: readonly string[];
  /** The names of the shared modules that the page uses. */
  shared: readonly string[];
}

/** A composition, with everything that the server needs to find its pages: plain data. */
export interface ResolvableComposition {
  readonly composition: Composition;
  /** The pages of the remotes, by path. */
  readonly pages: ReadonlyMap<string, PageInComposition>;
}

/** A composition, with everything that the server needs to render its pages. */
export interface RenderableComposition extends ResolvableComposition {
  /** The page tables of the remotes, by name: their code. */
  readonly tables: ReadonlyMap<string, Pages>;
}

/**
 * The composition of these releases.
 *
 * @param names the remotes that the site is composed of
 * @param knownPaths the known paths of remotes, including remotes that are not among the releases
 */
export function compose(
  releases: ReadonlyMap<string, LoadedRelease>,
  names: readonly string[],
  knownPaths: Readonly<Record<string, readonly string[]>>,
): RenderableComposition {
  const loaded = [...releases.values()];
  const pages = loaded.flatMap(pagesOf);
  const remotes = Object.fromEntries(
    loaded.map(({ release: { name, version, pages: own } }) => [
      name,
      { version, entry: `${folderOf(name, version)}/web/remoteEntry.js`, paths: own.map(({ path }) => path) },
    ]),
  );
  const missing = names.filter((name) => !releases.has(name));
  const unavailable = Object.fromEntries(
    missing.flatMap((name) => (knownPaths[name] ?? []).map((address) => [address, name])),
  );
  const incomplete = missing.some((name) => !knownPaths[name]);
  const key = JSON.stringify([
    Object.entries(remotes).map(([name, { version }]) => [name, version]),
    unavailable,
    incomplete,
  ]);
  const id = createHash('sha256').update(key).digest('hex').slice(0, 12);
  return {
    composition: { id, remotes, unavailable, incomplete },
    pages: new Map(pages.map((page) => [page.path, page])),
    tables: new Map(loaded.map(({ release, pages: table }) => [release.name, table])),
  };
}

/** The pages of a release. An incomplete description counts as that of a personal page, which is never cached. */
function pagesOf({ release: { name, version, pages } }: LoadedRelease): PageInComposition[] {
  return pages.map(({ path, query = [], personal = true, chunks, shared = [] }) => {
    const scripts = chunks.map((chunk) => `${folderOf(name, version)}/${chunk}`);
    return { remote: name, version, path, query, personal, scripts, shared };
  });
}

/** The address of the files of a release. */
function folderOf(name: string, version: string): string {
  return `/releases/${name}/${version}`;
}
