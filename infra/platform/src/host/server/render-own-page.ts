import type { LoadedPage } from '../../protocol/loaded-page';
import { type PageAnswer, type RenderRequest, type RenderSettings, render } from '../rendering/render';
import type { PageRenderer } from '../rendering/site';

/** Why a preview shows nothing. */
export interface PreviewRefusal {
  why: 'expired' | 'invalid' | 'removed';
  /** What is wrong with the releases, in development. */
  reasons: readonly string[];
  /** The address of the same page as it is live. */
  back: string;
}

/** The pages that a site has itself: they need no remote. */
export interface OwnPages {
  /** For an unknown address. */
  notFound: LoadedPage;
  /** For an address of a remote that is unavailable. */
  unavailable: LoadedPage;
  /** When no renderer is free. */
  busy: LoadedPage;
  /** Instead of a page that threw while rendering. */
  crashed: LoadedPage;
  /** The pages that describe an error, by path. */
  errorPages: ReadonlyMap<string, LoadedPage>;
  /** The path of the one for requests that are not valid. */
  invalidRequest: string;
  previewRefused(refusal: PreviewRefusal): LoadedPage;
  /** Where paths lead to instead of a page. */
  redirects: Readonly<Record<string, string>>;
}

/** What the server renders itself, and with what. */
export interface OwnPageRenderer extends PageRenderer {
  /** What every page of the site needs: `site` of `PageContext`. */
  identity: unknown;
  ownPages: OwnPages;
}

/** Renders a page of the site itself: it needs no remote. */
export function renderOwnPage(
  site: OwnPageRenderer,
  request: RenderRequest,
  settings: RenderSettings,
): PageAnswer {
  const { kind, path } = request.page;
  const { notFound, unavailable, errorPages } = site.ownPages;
  const page =
    kind === 'not-found' ? notFound : (kind === 'error-page' && errorPages.get(path)) || unavailable;
  return render(site, request, page, settings);
}

/** Renders a page without scripts that is the same for every address. */
export function renderForAnyAddress(
  { identity: site, renderPage }: OwnPageRenderer,
  page: LoadedPage,
): PageAnswer {
  return { status: page.status, html: renderPage(page, { site, path: '/', address: '/' }) };
}
