import { createHash } from 'node:crypto';
import type { Pages } from '@site/kit';
import type { Release, ReleasePage } from '@site/release';
import type { Composition } from './composition';
import type { LoadedRelease } from './release-loader';

/** A page of a remote, and the release that it belongs to. */
export interface PageInComposition {
  release: Pick<Release, 'name' | 'version'>;
  page: ReleasePage;
}

/** A composition, with everything that the server needs to find its pages and to render them. Never changes. */
export interface RenderableComposition {
  readonly composition: Composition;
  /** The pages of the remotes by path, as their releases describe them: plain data. */
  readonly pages: ReadonlyMap<string, PageInComposition>;
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
  const pages = loaded.flatMap(({ release }) => release.pages.map((page) => ({ release, page })));
  const remotes = Object.fromEntries(
    [...releases].map(([name, { release }]) => {
      const entry = `/releases/${name}/${release.version}/web/remoteEntry.js`;
      return [name, { version: release.version, entry, paths: release.pages.map(({ path }) => path) }];
    }),
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
    pages: new Map(pages.map((found) => [found.page.path, found])),
    tables: new Map(loaded.map(({ release, pages: table }) => [release.name, table])),
  };
}
