import {
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  useLoaderData,
  useLocation,
} from 'react-router-dom';
import type { Composition } from '../composition/composition';
import { ErrorStatusPage } from '../error-pages/error-status-page';
import { NotFoundPage } from '../error-pages/not-found-page';
import { errorPages } from '../error-pages/pages';
import { RemoteUnavailablePage } from '../error-pages/remote-unavailable-page';
import { Layout } from '../layout/layout';
import { NavigationFlag } from '../layout/navigation-flag';
import { HeadSync } from './head-sync';
import type { LoadedPage } from './loaded-page';
import { PageFailure } from './page-failure';

/** Fetches a page of a remote: from disk on the server, from the release in the browser. */
export type LoadPage = (remote: string, path: string) => Promise<LoadedPage>;

/**
 * Addresses that lead elsewhere. `/login-klant` is the way to log in from the customer's application, and the login returns
 * there: a visitor who had to log in first goes on with the application.
 */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/login-klant': '/login/klant?naar=/klant/lease-aanvraag',
};

/**
 * All routes of the site: one for each page of each remote in the composition, the shell's own error pages, and the
 * 404 page for everything else. The same on the server and in the browser.
 */
export function createRoutes(composition: Composition, loadPage: LoadPage): RouteObject[] {
  const page = (
    path: string,
    loader: (args: LoaderFunctionArgs) => Promise<LoadedPage> | LoadedPage,
  ): RouteObject => ({
    id: path,
    path,
    loader,
    Component: PageSlot,
    ErrorBoundary: PageFailure,
    // A page does not change while it is open: another query or hash renders it again, without loading it again.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? false
        : defaultShouldRevalidate,
  });
  const remotePages = Object.entries(composition.remotes).flatMap(([remote, { paths }]) =>
    paths.map((path) => page(path, () => loadPage(remote, path))),
  );
  const missing = Object.keys(composition.unavailable).map((path) => page(path, () => unavailable));
  return [
    {
      id: 'site',
      Component: Site,
      ErrorBoundary: PageFailure,
      children: [
        ...remotePages,
        ...missing,
        ...errorPages.map(({ path, title, description }) =>
          page(path, () => ({
            Component: ErrorStatus,
            head: { title, description, keywords: [], index: false },
            status: 200,
            isPublic: false,
          })),
        ),
        ...Object.entries(REDIRECTS).map(
          ([from, to]): RouteObject => ({
            path: from,
            loader: () => redirect(to),
          }),
        ),
        page('*', () => (composition.incomplete ? unavailable : notFound)),
      ],
    },
  ];
}

const notFound: LoadedPage = {
  Component: NotFoundPage,
  head: {
    title: 'Pagina niet gevonden',
    description:
      'Deze pagina bestaat niet of niet meer. Zoek verder of kies een van onze populaire pagina’s.',
    keywords: [],
  },
  status: 404,
  isPublic: false,
};

const unavailable: LoadedPage = {
  Component: RemoteUnavailablePage,
  head: {
    title: 'Even niet beschikbaar',
    description:
      'Deze pagina is even niet beschikbaar. Probeer het over een paar minuten opnieuw, of bel of mail ons.',
    keywords: [],
  },
  status: 503,
  isPublic: false,
};

/** The head comes first: what follows announces the title of the new page. */
function Site() {
  return (
    <>
      <HeadSync />
      <NavigationFlag />
      <Layout />
    </>
  );
}

/** The page `/error/NNN`. Its own status is 200: it is a page about an error, not one. */
function ErrorStatus() {
  const { pathname } = useLocation();
  const status = errorPages.find(({ path }) => path === pathname)?.status ?? 500;
  return <ErrorStatusPage status={status} />;
}

/** Renders the page that the route loaded. */
function PageSlot() {
  const { Component } = useLoaderData<LoadedPage>();
  return <Component />;
}
