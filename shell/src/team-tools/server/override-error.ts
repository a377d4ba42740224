import type { SiteIdentity } from '@site/contract';
import { LIVE, RELEASE_PARAMETER } from '../../composition/release-parameter';
import type { Rendered } from '../../server/render';
import { renderPage } from '../../server/render-page';
import { type LoadedOverrideErrorPage, OverrideErrorPage } from '../override-error-page';

/** The answer to a request for a release that cannot be shown. It needs no remote and no script. */
export function renderOverrideError(url: URL, reasons: readonly string[], site: SiteIdentity): Rendered {
  const back = new URL(url);
  back.searchParams.delete(RELEASE_PARAMETER);
  back.searchParams.set(RELEASE_PARAMETER, LIVE);
  const page: LoadedOverrideErrorPage = {
    Component: OverrideErrorPage,
    head: { title: 'This release cannot be shown', description: reasons.join(' '), keywords: [] },
    status: 400,
    personal: true,
    reasons,
    back: back.pathname + back.search,
  };
  return { status: page.status, html: renderPage(page, { site, path: '/', address: '/' }) };
}
