import { createHash } from 'node:crypto';
import type { Composition, RemoteInComposition } from '../../protocol/composition';
import { CONTAINER_FILE } from '../../protocol/names';
import type { Release, ReleasePage } from '../../protocol/release';
import { addressOf } from '../../protocol/release-addresses';
import { hasLinks, linksTo, type Places, type SitePage, sitePages } from '../../protocol/site-links';
import type { StartedRelease } from './release-starter';

/** A page of a remote, and the release that it belongs to. */
export interface PageInComposition {
  release: Release;
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
  /** The paths of the remotes that have a canary, in either version: what is there differs between visitors. */
  readonly canaryPaths: ReadonlySet<string>;
  /** The releases of the canaries in the composition: browsers may load them. */
  readonly canaryReleases: readonly Release[];
}

const NO_PLACES: Places = { linkGroups: [], searchCategories: [] };

/** What a composition has besides its releases. */
export interface CompositionExtras {
  /** The canaries that run, by remote. */
  canaries?: ReadonlyMap<string, RunningCanary>;
  /** As in the composition. */
  monitoredUntil?: Composition['monitoredUntil'];
  places?: Places | undefined;
}

/** A release that a share of the visitors gets. */
export interface RunningCanary {
  started: StartedRelease;
  percent: number;
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
  { canaries = new Map(), monitoredUntil = {}, places }: CompositionExtras = {},
): RenderableComposition {
  // In the order of the names, so that the id does not depend on the order in which the releases became live.
  const live = names.flatMap((name) => releases.get(name)?.release ?? []);
  const missing = names.filter((name) => !releases.has(name));
  const { composition, ...rest } = composeReleases(live, { missing, knownPaths, places });
  const running = names.flatMap((name) => {
    const canary = canaries.get(name);
    return canary ? [[name, canary] as const] : [];
  });
  const canaryPaths = running.flatMap(([name, { started }]) => [
    ...(composition.remotes[name]?.paths ?? []),
    ...started.release.pages.map(({ path }) => path),
  ]);
  return {
    ...rest,
    composition: {
      ...composition,
      ...(running.length > 0 && withCanaries(composition.id, running)),
      ...(Object.keys(monitoredUntil).length > 0 && { monitoredUntil }),
    },
    releases: new Map(releases),
    canaryPaths: new Set(canaryPaths),
    canaryReleases: running.map(([, { started }]) => started.release),
  };
}

/** The part of a composition that says who gets what. Its id differs from that of the same releases without canaries. */
function withCanaries(
  id: string,
  running: readonly (readonly [string, RunningCanary])[],
): Pick<Composition, 'id' | 'canaries'> {
  const canaries = Object.fromEntries(
    running.map(([name, { started, percent }]) => [name, { ...inComposition(started.release), percent }]),
  );
  const key = [id, ...running.map(([name]) => [name, canaries[name]?.version, canaries[name]?.percent])];
  return { id: idOf(key), canaries };
}

/** A release as the browser knows it. */
function inComposition({ name, version, pages }: Release): RemoteInComposition {
  const entry = addressOf({ name, version }, CONTAINER_FILE);
  return { version, entry, paths: pages.map(({ path }) => path) };
}

function idOf(key: unknown): string {
  return createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 12);
}

/**
 * As `compose`, of releases that need not be started.
 *
 * @param options.missing the remotes that have no release
 * @param options.places of the site. Without them no page is in menu, footer or search.
 */
export function composeReleases(
  live: readonly Release[],
  {
    missing = [],
    knownPaths = {},
    places = NO_PLACES,
  }: {
    missing?: readonly string[];
    knownPaths?: Readonly<Record<string, readonly string[]>>;
    places?: Places | undefined;
  },
): Omit<RenderableComposition, 'releases' | 'canaryPaths' | 'canaryReleases'> {
  const pages = live.flatMap((release) => release.pages.map((page) => ({ release, page })));
  const remotes = Object.fromEntries(live.map((release) => [release.name, inComposition(release)]));
  const unavailable = Object.fromEntries(
    missing.flatMap((name) => (knownPaths[name] ?? []).map((address) => [address, name])),
  );
  const incomplete = missing.some((name) => !knownPaths[name]);
  const id = idOf([
    Object.entries(remotes).map(([name, { version }]) => [name, version]),
    unavailable,
    incomplete,
  ]);
  const described = pages.map(({ page }) => page);
  const links = linksTo(described, places);
  return {
    composition: { id, remotes, unavailable, incomplete, ...(hasLinks(links) && { links }) },
    pages: new Map(pages.map((found) => [found.page.path, found])),
    sitePages: sitePages(described, places),
  };
}
