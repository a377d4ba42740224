import type { SitePage } from '@site/kit';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import type { Composition } from '../composition/composition';
import { PageLoadError } from '../composition/page-load-error';
import { reloadOnceIfReleaseGone } from '../failure-reporting/release-gone';
import { type LoadedPage, showsOtherPages } from './loaded-page';
import { errorStatusPages, notFound, unavailable } from './own-pages';
import { PageFailure } from './page-failure';
import { PageSlot } from './page-slot';
import { REDIRECTS } from './redirects';
import { Site } from './site';

/** Fetches a page of a remote. */
export type LoadPage = (remote: string, path: string) => Promise<LoadedPage>;

/** Loads the pages in the browser. */
export interface PageSource {
  loadPage: LoadPage;
  /** Fetches the pages that other pages may show. Never fails: without an answer there are none. */
  loadSitePages: () => Promise<readonly SitePage[]>;
  /** The version of the shell, the owner of the pages that no remote has. */
  shellVersion: string;
  /** Makes the next load fetch the code of a remote again. */
  forget: (remote: string) => void;
}

/**
 * All routes of the site: one for each page of each remote in the composition, the shell's own error pages, and the
 * 404 page for everything else. The server finds the same page at an address with `resolve`.
 */
export function createRoutes(composition: Composition, source: PageSource): RouteObject[] {
  const shell = { remote: 'shell', version: source.shellVersion };
  const failure = (owner: typeof shell) => (
    <PageFailure owner={owner} composition={composition} forget={source.forget} />
  );
  const page = (
    path: string,
    loader: (args: LoaderFunctionArgs) => Promise<LoadedPage> | LoadedPage,
    owner = shell,
  ): RouteObject => ({
    id: path,
    path,
    caseSensitive: true,
    loader,
    Component: PageSlot,
    errorElement: failure(owner),
    // A page's code does not change while it is open: another query or hash renders it without loading it again.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? false
        : defaultShouldRevalidate,
  });
  const remotePages = Object.entries(composition.remotes).flatMap(([remote, { paths, version }]) => {
    const owner = { remote, version };
    return paths.map((path) =>
      page(path, ({ request }) => loadOrReload(remote, path, request.url, composition, source), owner),
    );
  });
  const missing = Object.keys(composition.unavailable).map((path) => page(path, () => unavailable));
  return [
    {
      id: 'site',
      Component: Site,
      errorElement: failure(shell),
      children: [
        ...remotePages,
        ...missing,
        ...[...errorStatusPages].map(([path, loaded]) => page(path, () => loaded)),
        ...Object.entries(REDIRECTS).map(
          ([from, to]): RouteObject => ({
            path: from,
            caseSensitive: true,
            loader: () => redirect(to),
          }),
        ),
        page('*', () => (composition.incomplete ? unavailable : notFound)),
      ],
    },
  ];
}

/** Loads a page during a navigation. In a tab whose release was removed, the browser loads the address from the server, once. */
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
