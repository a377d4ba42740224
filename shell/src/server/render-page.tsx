import type { SiteIdentity } from '@site/contract';
import { fontFaces, fontUrls } from '@site/kit/fonts';
import type { NavigationState } from '@site/platform/browser/navigation';
import { NavigationProvider } from '@site/platform/browser/navigation';
import type { PageContext as HostPageContext } from '@site/platform/host/renderer';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { NavigationType, StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import '../document/class-names';
import { type Hydration, renderDocument } from '../document/document';
import { headElements } from '../document/head';
import type { LoadedPage } from '../document/loaded-page';
import { LoadNotice } from '../layout/load-notice';
import { Providers } from '../layout/providers';
import { Site } from '../layout/site';
import { PageStyles } from './page-styles';

/** What the HTML of a page depends on, next to the page itself. */
export type PageContext = Omit<HostPageContext, 'site' | 'hydration'> & {
  site: SiteIdentity;
  hydration?: Hydration;
};

/**
 * Renders a page that is in memory to a whole document, in UTF-8.
 *
 * @throws the error that the page throws while rendering.
 */
export function renderPage(page: LoadedPage, context: PageContext): Buffer {
  const { site, links, path, address, announcement = null, hydration } = context;
  const { pathname, search, searchParams } = new URL(address, 'http://site.internal');
  const location = { pathname, search, hash: '', state: null, key: 'default', mask: undefined };
  const navigation: NavigationState = {
    shown: {
      location,
      type: NavigationType.Pop,
      path,
      page,
      preventsScrollReset: false,
    },
    pending: null,
  };
  const sheet = new ServerStyleSheet();
  try {
    const inSite = (content: ReactNode) => (
      <PageStyles sheet={sheet}>
        <Providers site={site} links={links} announcement={announcement}>
          <StaticRouter location={location}>
            <NavigationProvider value={{ ...navigation, retry: () => {} }}>{content}</NavigationProvider>
          </StaticRouter>
        </Providers>
      </PageStyles>
    );
    const body = renderToString(inSite(<Site />));
    const notice =
      hydration &&
      renderToStaticMarkup(
        <PageStyles sheet={sheet}>
          <LoadNotice site={site} shell={hydration.boot.shell} />
        </PageStyles>,
      );
    return renderDocument({
      head: headElements(page, site, path, searchParams),
      styles: compact(String(sheet.instance)),
      fonts: fontUrls,
      fontStyle: fontFaces,
      notice,
      body,
      hydration,
    });
  } finally {
    sheet.seal();
  }
}

/**
 * The rules of styled-components as `adoptServerStyles` reads them: without the comments at which it splits their text by itself, and
 * with shorter markers after those that no class names: keyframes and global styles.
 */
function compact(styles: string): string {
  return styles
    .replaceAll('/*!sc*/\n', '')
    .replace(
      /data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}/g,
      (_marker, id: string, names: string) =>
        names.startsWith(`${id}_`) || names.startsWith(`${id},`) ? '' : `_{content:"${id},${names}"}`,
    );
}
