import { useSiteNavigation } from '@site/platform/browser/navigation';
import type { LoadedPage } from '../document/loaded-page';
import { BusyPage } from '../error-pages/busy-page';
import { ErrorStatusPage } from '../error-pages/error-status-page';
import { NotFoundPage } from '../error-pages/not-found-page';
import { PageCrashedPage } from '../error-pages/page-crashed-page';
import { errorPages } from '../error-pages/pages';

/** The pages `/error/NNN` by their path. Their own status is 200: they describe an error. */
const errorStatusPages: ReadonlyMap<string, LoadedPage> = new Map(
  errorPages.map(({ path, title, description }) => [
    path,
    {
      Component: ErrorStatus,
      head: { title, description, keywords: ['foutmelding', title.toLowerCase(), 'hulp'], index: false },
      status: 200,
      personal: false,
    },
  ]),
);

/** The page at `/error/NNN`. */
export function errorStatusPage(path: string): LoadedPage {
  const page = errorStatusPages.get(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

/** The page for an unknown address. */
export const notFound: LoadedPage = {
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

/** The server's answer when no renderer is free. */
export const busy: LoadedPage = {
  Component: BusyPage,
  head: {
    title: 'Even druk',
    description:
      'Wij krijgen op dit moment veel bezoekers tegelijk. Probeer het over een halve minuut opnieuw.',
    keywords: ['even niet beschikbaar'],
    index: false,
  },
  status: 503,
  personal: false,
};

/** The server's answer instead of a page that threw while rendering. */
export const crashed: LoadedPage = {
  Component: PageCrashedPage,
  head: {
    title: 'Er ging iets mis',
    description: 'Deze pagina kon niet worden getoond. Probeer het opnieuw, of bel of mail ons.',
    keywords: ['foutmelding'],
  },
  status: 500,
  personal: false,
};

/** The error page for the status in its path. */
function ErrorStatus() {
  const { path } = useSiteNavigation().shown;
  const status = errorPages.find((page) => page.path === path)?.status ?? 500;
  return <ErrorStatusPage status={status} />;
}
