import type { Composition } from '../../protocol/composition';
import { type LoadedPage, showsOtherPages } from '../../protocol/loaded-page';
import { PageLoadError } from '../../protocol/page-load-error';
import type { SitePage } from '../../protocol/site-links';
import { reloadOnceIfReleaseGone } from '../failures/release-gone';
import type { PageAtPath, PageRoute } from '../navigation/page-route';

export type LoadPage = (remote: string, path: string) => Promise<LoadedPage>;

/** The pages that no remote has. */
export interface OwnRoutes {
  /** Where a path leads that is no page any more. */
  redirects: Readonly<Record<string, string>>;
  /** The paths of the shell's own pages. */
  paths: readonly string[];
  /** Loads one of them. @param path `*` for the page at an unknown address */
  load(path: string): Promise<LoadedPage>;
  /** The page at an address of a remote that is unavailable. In memory: it says that a page did not load. */
  unavailable: LoadedPage;
}

interface PageSource {
  own: OwnRoutes;
  loadPage: LoadPage;
  /** Fetches the pages that other pages may show. Never fails: without an answer there are none. */
  loadSitePages: () => Promise<readonly SitePage[]>;
  /** The version of the shell, the owner of the pages that no remote has. */
  shellVersion: string;
}

/**
 * Finds what is at a path: a page of a remote in the composition, one of the shell's own, or the 404 page for everything else. The server
 * finds the same page at an address with `resolve`.
 */
export function findRoutes(composition: Composition, source: PageSource): (pathname: string) => PageRoute {
  const { own, loadPage, loadSitePages, shellVersion } = source;
  const shell = { remote: 'shell', version: shellVersion };
  const routes = new Map<string, PageRoute>();
  const add = (path: string, load: PageAtPath['load']) => routes.set(path, { path, owner: shell, load });
  for (const [from, redirect] of Object.entries(own.redirects)) routes.set(from, { redirect });
  const loadOwn = (path: string) =>
    own.load(path).catch((error: unknown) => {
      throw new PageLoadError('shell', path, error);
    });
  for (const path of own.paths) add(path, () => loadOwn(path));
  for (const path of Object.keys(composition.unavailable)) add(path, () => own.unavailable);
  for (const [remote, { paths, version }] of Object.entries(composition.remotes)) {
    const owner = { remote, version };
    for (const path of paths) {
      const load = async (address: string) => {
        try {
          const page = await loadPage(remote, path);
          return showsOtherPages(page) ? { ...page, sitePages: await loadSitePages() } : page;
        } catch (error) {
          // In a tab whose release was removed, the browser loads the address from the server, once.
          if (error instanceof PageLoadError) await reloadOnceIfReleaseGone(remote, composition, address);
          throw error;
        }
      };
      routes.set(path, { path, owner, load });
    }
  }
  add('*', () => (composition.incomplete ? own.unavailable : loadOwn('*')));
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
