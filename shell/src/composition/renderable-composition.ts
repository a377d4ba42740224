import { createHash } from 'node:crypto';
import type { SitePage } from '@site/kit';
import { CONTAINER_FILE, type Release, type ReleasePage } from '@site/release';
import type { Composition } from './composition';
import { addressOf } from './release-addresses';
import type { StartedRelease } from './release-starter';
import { hasLinks, linksTo, sitePages } from './site-links';

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
  /** The pages that other pages may show. */
  readonly sitePages: readonly SitePage[];
  /** The releases of the remotes that render them, by name. */
  readonly releases: ReadonlyMap<string, StartedRelease>;
}

/**
 * The composition of these releases.
 *
 * @param names the remotes that the site is composed of
 * @param knownPaths the known paths of remotes, including remotes that are not among the releases
 */
export function compose(
  releases: ReadonlyMap<string, StartedRelease>,
  names: readonly string[],
  knownPaths: Readonly<Record<string, readonly string[]>>,
): RenderableComposition {
  // In the order of the names, so that the id does not depend on the order in which the releases became live.
  const live = names.flatMap((name) => releases.get(name)?.release ?? []);
  const missing = names.filter((name) => !releases.has(name));
  return { ...composeReleases(live, missing, knownPaths), releases: new Map(releases) };
}

/**
 * As `compose`, of releases that need not be started.
 *
 * @param missing the remotes that have no release
 */
export function composeReleases(
  live: readonly Release[],
  missing: readonly string[] = [],
  knownPaths: Readonly<Record<string, readonly string[]>> = {},
): Omit<RenderableComposition, 'releases'> {
  const pages = live.flatMap((release) => release.pages.map((page) => ({ release, page })));
  const remotes = Object.fromEntries(
    live.map(({ name, version, pages }) => {
      const entry = addressOf({ name, version }, CONTAINER_FILE);
      return [name, { version, entry, paths: pages.map(({ path }) => path) }];
    }),
  );
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
  const described = pages.map(({ page }) => page);
  const links = linksTo(described);
  return {
    composition: { id, remotes, unavailable, incomplete, ...(hasLinks(links) && { links }) },
    pages: new Map(pages.map((found) => [found.page.path, found])),
    sitePages: sitePages(described),
  };
}
