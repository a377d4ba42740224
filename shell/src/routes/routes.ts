import type { OwnRoutes } from '@site/platform/browser';
import type { LoadedPage } from '../document/loaded-page';
import { ERROR_PATHS } from '../error-pages/error-paths';
import { RemoteUnavailablePage } from '../error-pages/remote-unavailable-page';

/**
 * Redirects by path. `/login-klant` is the login link of the customer's application; after the login the visitor continues with the
 * application.
 */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/login-klant': '/login/klant?naar=/klant/lease-aanvraag',
};

/** The page for an address of a remote that is unavailable. */
export const unavailable: LoadedPage = {
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

/** The shell's own pages in the browser. They are not in its first scripts, except the one that says that a page did not load. */
export const ownRoutes: OwnRoutes = {
  redirects: REDIRECTS,
  paths: Object.keys(ERROR_PATHS),
  unavailable,
  load: async (path) => {
    const pages = await import(/* webpackChunkName: "error-pages" */ './error-pages');
    return path === '*' ? pages.notFound : pages.errorStatusPage(path);
  },
};
