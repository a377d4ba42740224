import type { SiteIdentity } from '@site/contract';
import { PreviewRefused, readPreview } from '@site/platform/protocol';
import { PREVIEW_PARAMETER } from '@site/platform/protocol/names';
import { InvalidOverride, type ReleaseOverrides } from '../composition/overrides';
import { type LoadedPreviewRefusedPage, PreviewRefusedPage } from '../error-pages/preview-refused-page';
import type { PreviewOf } from './pages';
import type { Rendered } from './render';
import { renderPage } from './render-page';

/**
 * The composition that a signed link shows, for the pages. An address without the parameter, or with an empty one, shows what is live.
 *
 * @param options.secret that of `release preview`
 */
export function previewsByLink(options: {
  secret: string;
  overrides: ReleaseOverrides;
  site: SiteIdentity;
}): PreviewOf {
  const { secret, overrides, site } = options;
  return async (url) => {
    const token = url.searchParams.get(PREVIEW_PARAMETER);
    if (!token) return undefined;
    try {
      const { releases, until } = readPreview(token, secret);
      return { ready: await overrides.compose(releases), overrides: releases, until };
    } catch (error) {
      if (error instanceof PreviewRefused) return { refusal: renderRefusal(url, error.why, site) };
      if (error instanceof InvalidOverride) return { refusal: renderRefusal(url, 'removed', site) };
      throw error;
    }
  };
}

const TITLES: Record<LoadedPreviewRefusedPage['why'], string> = {
  expired: 'Deze voorbeeldlink is verlopen',
  invalid: 'Deze voorbeeldlink klopt niet',
  removed: 'Dit voorbeeld is er niet meer',
};

/** The answer to a link that shows nothing. It needs no remote and no script. */
function renderRefusal(url: URL, why: LoadedPreviewRefusedPage['why'], site: SiteIdentity): Rendered {
  const back = new URL(url);
  // Empty, so that the tab forgets the link.
  back.searchParams.set(PREVIEW_PARAMETER, '');
  const page: LoadedPreviewRefusedPage = {
    Component: PreviewRefusedPage,
    head: {
      title: TITLES[why],
      description: 'Vraag een nieuwe link aan degene die u deze link gaf, of bekijk de website.',
      keywords: [],
      index: false,
    },
    status: 403,
    personal: true,
    why,
    back: back.pathname + back.search,
  };
  return { status: page.status, html: renderPage(page, { site, path: '/', address: '/' }) };
}
