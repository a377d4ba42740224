import { createHash } from 'node:crypto';
import type { Pages } from '@site/kit';
import type { Composition } from './composition';
import type { LoadedRelease } from './release-loader';

/** A composition with everything that the server needs to render its pages. */
export interface RenderableComposition {
  readonly composition: Composition;
  /** The pages of a remote in it. */
  pages(remote: string): Pages | undefined;
  /** The assets of a page; empty when no remote in the composition has the page. */
  assets(path: string): PageAssets;
}

/** What the browser fetches for a page. */
export interface PageAssets {
  /** The page's own files, as absolute paths. */
  scripts: readonly string[];
  /** The names of the shared modules that the page uses. */
  shared: readonly string[];
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
  const remotes = Object.fromEntries(
    [...releases].map(([name, { release }]) => {
      const base = `/releases/${name}/${release.version}`;
      const paths = release.pages.map((page) => page.path);
      return [name, { version: release.version, entry: `${base}/web/remoteEntry.js`, paths }];
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
    pages: (remote) => releases.get(remote)?.pages,
    assets(path) {
      for (const [name, { release }] of releases) {
        const page = release.pages.find((p) => p.path === path);
        if (!page) continue;
        const scripts = page.chunks.map((chunk) => `/releases/${name}/${release.version}/${chunk}`);
        return { scripts, shared: page.shared ?? [] };
      }
      return { scripts: [], shared: [] };
    },
  };
}
