import type { SiteIdentity } from '@site/contract';
import { createQueryClient, fontUrls, type Pages } from '@site/kit';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { Boot } from '../app/boot';
import { headElements } from '../app/head';
import { queryString } from '../app/head-at';
import { type LoadedPage, loadPageFrom } from '../app/loaded-page';
import { Providers } from '../app/providers';
import { createRoutes, type LoadPage } from '../app/routes';
import type { Composition } from '../composition/composition';
import { renderDocument } from './document';

/** A request to render a page. */
export interface RenderRequest {
  /** The path with the query parameters that the page declares. */
  url: string;
  composition: Composition;
  loadPage: LoadPage;
  site: SiteIdentity;
  /** The text of the announcement. */
  announcement?: string | null;
  contentProtection?: boolean;
  shellVersion: string;
  /** Scripts that start the shell in the browser. */
  scripts: readonly string[];
  /** Scripts of the page itself, to be preloaded. */
  preload?: readonly string[];
  dev?: Boot['dev'];
}

/** The answer to a page request. */
export interface Rendered {
  status: number;
  html: string;
  /** Set with a status of 3xx. */
  location?: string;
  /** May the answer be cached? */
  cacheable: boolean;
}

/** Loads pages from tables in memory. */
export function serverLoader(pages: (remote: string) => Pages | undefined): LoadPage {
  return async (remote, path) => {
    const table = pages(remote);
    if (!table) throw new Error(`This composition has no remote ${remote}.`);
    return loadPageFrom(table, path);
  };
}

/**
 * Renders a page to a whole document.
 *
 * @throws the error that the page throws while rendering.
 */
export async function render(request: RenderRequest): Promise<Rendered> {
  const { composition, site, url, announcement = null } = request;
  const address = new URL(url, 'http://site.internal');
  const handler = createStaticHandler(createRoutes(composition, request));
  const context = await handler.query(new Request(address));
  if (context instanceof Response) {
    return {
      status: context.status,
      html: '',
      location: context.headers.get('location') ?? '/',
      cacheable: false,
    };
  }
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;
  // The id of a page's route is its path.
  const path = context.matches.at(-1)?.route.id ?? '';
  const loaded = context.loaderData[path] as LoadedPage;
  // A page with overridden releases must not be indexed or cached.
  const page = {
    ...loaded,
    personal: loaded.personal || Object.keys(request.dev?.overrides ?? {}).length > 0,
  };
  const sheet = new ServerStyleSheet();
  const queryClient = createQueryClient();
  try {
    const router = createStaticRouter(handler.dataRoutes, context);
    const body = renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <Providers site={site} announcement={announcement} queryClient={queryClient}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Providers>
      </StyleSheetManager>,
    );
    const html = renderDocument({
      head: headElements(page, site, path, address.searchParams),
      styles: sheet.getStyleTags(),
      fonts: fontUrls,
      preload: request.preload ?? [],
      scripts: request.scripts,
      body,
      boot: {
        composition,
        site,
        announcement: announcement ?? undefined,
        contentProtection: request.contentProtection || undefined,
        shell: request.shellVersion,
        dev: request.dev,
      },
    });
    return { status: page.status, html, cacheable: page.status === 200 && !page.personal };
  } finally {
    queryClient.clear();
    sheet.seal();
  }
}

/**
 * Renders every page and variant of a table once, as a visitor would get it.
 *
 * @throws with the path of the first page that throws.
 */
export async function testRenderPages(table: Pages, site: SiteIdentity): Promise<void> {
  const composition: Composition = {
    id: 'trial',
    remotes: {
      [table.remote]: {
        version: 'trial',
        entry: '',
        paths: table.pages.map(({ path }) => path),
      },
    },
    unavailable: {},
    incomplete: false,
  };
  const loadPage = serverLoader(() => table);
  const addresses = table.pages.flatMap(({ path, variants = [] }) => [
    path,
    ...variants.map(({ query }) => path + queryString(query)),
  ]);
  for (const url of addresses) {
    try {
      await render({ url, composition, loadPage, site, shellVersion: 'trial', scripts: [] });
    } catch (error) {
      throw new Error(`${url}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}
