import type { LoadedPage } from '../document/loaded-page';
import { RemoteUnavailablePage } from '../error-pages/remote-unavailable-page';

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
