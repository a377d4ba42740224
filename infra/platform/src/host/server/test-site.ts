import type { LoadedPage } from '../../protocol/loaded-page';
import type { OwnPageRenderer } from './render-own-page';

interface TitledPage extends LoadedPage {
  title: string;
}

const page = (status: number, title: string): TitledPage => ({ status, personal: false, title });

/** A site whose pages are nothing but their titles. */
export const testSite: OwnPageRenderer = {
  identity: {},
  renderPage: (loaded) => Buffer.from(`<h1>${(loaded as TitledPage).title}</h1>`),
  ownPages: {
    notFound: page(404, 'Pagina niet gevonden'),
    unavailable: page(503, 'Deze pagina is even niet beschikbaar'),
    busy: page(503, 'Het is nu even druk'),
    crashed: page(500, 'Er ging iets mis op deze pagina'),
    errorPages: new Map([
      ['/error/400', page(200, 'Onjuiste aanvraag')],
      ['/error/503', page(200, 'Tijdelijk offline')],
    ]),
    invalidRequest: '/error/400',
    previewRefused: ({ why }) => page(403, why),
    redirects: { '/login-klant': '/login/klant?naar=/klant/lease-aanvraag' },
  },
};
