import { createHash } from 'node:crypto';
import type { Cdn, Composition, RemoteInComposition } from '../../protocol/composition';
import { CONTAINER_FILE } from '../../protocol/names';
import type { Release, ReleasePage } from '../../protocol/release';
import { addressOf, cdnAddressOf } from '../../protocol/release-addresses';
import { hasLinks, linksTo, type Places, type SitePage, sitePages } from '../../protocol/site-links';
import type { StartedRelease } from './release-starter';

/** A page of a remote, and the release that it belongs to. */
export interface PageInComposition {
  release: Release;
  page: ReleasePage;
}

/** A composition, with everything that the server needs to find its pages and to render them. Never changes. */
export interface RenderableComposition<Started = StartedRelease> {
  readonly composition: Composition;
  /** The pages of the remotes by path, as their releases describe them: plain data. */
  readonly pages: ReadonlyMap<string, PageInComposition>;
  /** The pages that other pages may show. */
  readonly sitePages: readonly SitePage[];
  /** The releases of the remotes that render them, by name. */
  readonly releases: ReadonlyMap<string, Started>;
  /** The paths of the remotes that have a canary, in either version: what is there differs between visitors. */
  readonly canaryPaths: ReadonlySet<string>;
}

const NO_PLACES: Places = { linkGroups: [], searchCategories: [] };

export interface CompositionExtras {
  /** The canaries that run, by remote. */
  canaries?: ReadonlyMap<string, RunningCanary>;
  /** As in the composition. */
  monitoredUntil?: Composition['monitoredUntil'] | undefined;
  /** Without them no page is in menu, footer or search. */
  places?: Places | undefined;
  /** The address of the release store at the CDN from which browsers load scripts. */
  assetUrl?: string | undefined;
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
export function compose<Started extends { release: Release }>(
  releases: ReadonlyMap<string, Started>,
  names: readonly string[],
  knownPaths: Readonly<Record<string, readonly string[]>>,
  { canaries = new Map(), monitoredUntil = {}, places = NO_PLACES, assetUrl }: CompositionExtras = {},
): RenderableComposition<Started> {
  // In the order of the names, so that the id does not depend on the order in which the releases became live.
  const live = names.flatMap((name) => releases.get(name)?.release ?? []);
  const running = names.flatMap((name) => canaries.get(name) ?? []);
  const canaryReleases = running.map(({ started }) => started.release);
  const missing = names.filter((name) => !releases.has(name));
  const unavailable = Object.fromEntries(
    missing.flatMap((name) => (knownPaths[name] ?? []).map((address) => [address, name])),
  );
  const incomplete = missing.some((name) => !knownPaths[name]);
  const id = idOf([
    live.map(({ name, version }) => [name, version]),
    unavailable,
    incomplete,
    running.map(({ started: { release }, percent }) => [release.name, release.version, percent]),
  ]);
  const remotes = Object.fromEntries(live.map((release) => [release.name, inComposition(release)]));
  const pages = live.flatMap((release) => release.pages.map((page) => ({ release, page })));
  const described = pages.map(({ page }) => page);
  const links = linksTo(described, places);
  return {
    composition: {
      id,
      remotes,
      unavailable,
      incomplete,
      ...(hasLinks(links) && { links }),
      ...(running.length > 0 && { canaries: Object.fromEntries(running.map(canaryInComposition)) }),
      ...(Object.keys(monitoredUntil).length > 0 && { monitoredUntil }),
      ...(assetUrl && { cdn: cdnOf([...live, ...canaryReleases], assetUrl) }),
    },
    pages: new Map(pages.map((found) => [found.page.path, found])),
    sitePages: sitePages(described, places),
    releases: new Map(releases),
    canaryPaths: new Set(
      canaryReleases.flatMap((canary) => [...(remotes[canary.name]?.paths ?? []), ...pathsOf(canary)]),
    ),
  };
}

export function pathsOf({ pages }: Pick<Release, 'pages'>): readonly string[] {
  return pages.map(({ path }) => path);
}

/** A release as the browser knows it. */
function inComposition(release: Release): RemoteInComposition {
  const { version } = release;
  return { version, entry: addressOf(release, CONTAINER_FILE), paths: pathsOf(release) };
}

function canaryInComposition({ started, percent }: RunningCanary) {
  return [started.release.name, { ...inComposition(started.release), percent }] as const;
}

/** Where browsers load the containers of these releases from. */
function cdnOf(releases: readonly Release[], url: string): Cdn {
  const containers = releases.map((release) => [
    addressOf(release, CONTAINER_FILE),
    cdnAddressOf(release, CONTAINER_FILE, url),
  ]);
  return { url, containers: Object.fromEntries(containers) };
}

function idOf(key: unknown): string {
  return createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 12);
}
