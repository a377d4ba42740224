import type { SiteFailure, SitePage } from '@site/kit';
import { type Composition, PageLoadError, showsOtherPages } from '@site/platform/protocol/page';
import type { LoadedPage } from '../document/loaded-page';
import { ERROR_PATHS } from '../error-pages/error-paths';
import { reloadOnceIfReleaseGone } from '../failure-reporting/release-gone';
import { REDIRECTS } from './redirects';
import { unavailable } from './unavailable';

/** Fetches a page of a remote. */
export type LoadPage = (remote: string, path: string) => Promise<LoadedPage>;

/** Loads the pages in the browser. */
export interface PageSource {
  loadPage: LoadPage;
  /** Fetches the pages that other pages may show. Never fails: without an answer there are none. */
  loadSitePages: () => Promise<readonly SitePage[]>;
  /** The version of the shell, the owner of the pages that no remote has. */
  shellVersion: string;
}

/** Who answers for a page, and in which version. */
export type PageOwner = Pick<SiteFailure, 'remote' | 'version'>;

/** What is found at a path: a page, or the address that the path redirects to. */
export type PageRoute = PageAtPath | { redirect: string };

export interface PageAtPath {
  /** The path in the table of the owner; `*` for an unknown address. */
  path: string;
  owner: PageOwner;
  /**
   * Gives the page, at once when it is in memory.
   *
   * @param address what is loaded again when the release of the page was removed
   * @throws PageLoadError
   */
  load(address: string): Promise<LoadedPage> | LoadedPage;
}

/**
 * Finds what is at a path: a page of a remote in the composition, one of the shell's own error pages, or the 404 page for everything
 * else. The server finds the same page at an address with `resolve`.
 */
export function findRoutes(composition: Composition, source: PageSource): (pathname: string) => PageRoute {
  const shell = { remote: 'shell', version: source.shellVersion };
  const routes = new Map<string, PageRoute>();
  const add = (path: string, load: PageAtPath['load']) => routes.set(path, { path, owner: shell, load });
  for (const [from, redirect] of Object.entries(REDIRECTS)) routes.set(from, { redirect });
  for (const path of Object.keys(ERROR_PATHS)) {
    add(path, () => loadOwn(path, (pages) => pages.errorStatusPage(path)));
  }
  for (const path of Object.keys(composition.unavailable)) add(path, () => unavailable);
  for (const [remote, { paths, version }] of Object.entries(composition.remotes)) {
    const owner = { remote, version };
    for (const path of paths) {
      const load = (address: string) => loadOrReload(remote, path, address, composition, source);
      routes.set(path, { path, owner, load });
    }
  }
  add('*', () => (composition.incomplete ? unavailable : loadOwn('*', ({ notFound }) => notFound)));
  return (pathname) => (routes.get(pathOf(pathname)) ?? routes.get('*')) as PageRoute;
}

/** The path as tables of pages write it: decoded, without slashes at the end. */
function pathOf(pathname: string): string {
  const trimmed = pathname.replace(/(.)\/+$/, '$1');
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}

/** Loads one of the shell's own pages. They are not in its first scripts, except the one that says that a page did not load. */
async function loadOwn(
  path: string,
  pick: (pages: typeof import('./own-pages')) => LoadedPage,
): Promise<LoadedPage> {
  try {
    return pick(await import(/* webpackChunkName: "error-pages" */ './own-pages'));
  } catch (error) {
    throw new PageLoadError('shell', path, error);
  }
}

/** Loads a page. In a tab whose release was removed, the browser loads the address from the server, once. */
async function loadOrReload(
  remote: string,
  path: string,
  address: string,
  composition: Composition,
  { loadPage, loadSitePages }: PageSource,
): Promise<LoadedPage> {
  try {
    const page = await loadPage(remote, path);
    return showsOtherPages(page) ? { ...page, sitePages: await loadSitePages() } : page;
  } catch (error) {
    if (error instanceof PageLoadError) await reloadOnceIfReleaseGone(remote, composition, address);
    throw error;
  }
}
