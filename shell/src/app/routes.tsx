import {
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  useLoaderData,
  useMatches,
} from 'react-router-dom';
import type { Composition } from '../composition/composition';
import { PageLoadError } from '../composition/page-load-error';
import { ErrorStatusPage } from '../error-pages/error-status-page';
import { NotFoundPage } from '../error-pages/not-found-page';
import { errorPages } from '../error-pages/pages';
import { RemoteUnavailablePage } from '../error-pages/remote-unavailable-page';
import { reloadOnceIfReleaseGone } from '../failure-reporting/release-gone';
import { Layout } from '../layout/layout';
import { NavigationProgress } from '../layout/navigation-progress';
import { HeadSync } from './head-sync';
import type { LoadedPage } from './loaded-page';
import { PageFailure } from './page-failure';

/** Fetches a page of a remote: from disk on the server, from the release in the browser. */
export type LoadPage = (remote: string, path: string) => Promise<LoadedPage>;

/** Loads the pages, on the server or in the browser. */
export interface PageSource {
  loadPage: LoadPage;
  /** The version of the shell, the owner of the pages that no remote has. */
  shellVersion: string;
  /** In the browser: makes the next load fetch the code of a remote again. */
  forget?: (remote: string) => void;
}

/**
 * Redirects. `/login-klant` is the login link of the customer's application; after the login the visitor continues with the
 * application.
 */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/login-klant': '/login/klant?naar=/klant/lease-aanvraag',
};

/**
 * All routes of the site: one for each page of each remote in the composition, the shell's own error pages, and the
 * 404 page for everything else. The same on the server and in the browser.
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
        ...errorStatusPages.map(([path, loaded]) => page(path, () => loaded)),
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
  { loadPage }: PageSource,
): Promise<LoadedPage> {
  try {
    return await loadPage(remote, path);
  } catch (error) {
    if (error instanceof PageLoadError) await reloadOnceIfReleaseGone(remote, composition, address);
    throw error;
  }
}

/** The pages `/error/NNN` by their path. Their own status is 200: they describe an error. */
const errorStatusPages = errorPages.map(({ path, title, description }): [string, LoadedPage] => [
  path,
  {
    Component: ErrorStatus,
    head: { title, description, keywords: ['foutmelding', title.toLowerCase(), 'hulp'], index: false },
    status: 200,
    personal: false,
  },
]);

const notFound: LoadedPage = {
  Component: NotFoundPage,
  head: {
    title: 'Pagina niet gevonden',
    description:
      'Deze pagina bestaat niet of niet meer. Zoek verder of kies een van onze populaire pagina’s.',
    keywords: ['pagina niet gevonden', 'zoeken'],
  },
  status: 404,
  personal: false,
};

const unavailable: LoadedPage = {
  Component: RemoteUnavailablePage,
  head: {
    title: 'Even niet beschikbaar',
    description:
      'Deze pagina is even niet beschikbaar. Probeer het over een paar minuten opnieuw, of bel of mail ons.',
    keywords: ['even niet beschikbaar', 'contact'],
  },
  status: 503,
  personal: false,
};

/** `HeadSync` comes first: `Layout` announces the title of the new page. */
function Site() {
  return (
    <>
      <HeadSync />
      <NavigationProgress />
      <Layout />
    </>
  );
}

/** The error page for the status of its route. */
function ErrorStatus() {
  const { id } = useMatches().at(-1) ?? {};
  const status = errorPages.find(({ path }) => path === id)?.status ?? 500;
  return <ErrorStatusPage status={status} />;
}

/** Renders the page that the route loaded. */
function PageSlot() {
  const { Component } = useLoaderData<LoadedPage>();
  return <Component />;
}
