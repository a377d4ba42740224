import {
  InvalidRelease,
  type PreviewGrant,
  PreviewRefused,
  parseWanted,
  readPreview,
} from '@site/platform/protocol';
import { PREVIEW_PARAMETER } from '@site/platform/protocol/names';
import type { FastifyBaseLogger } from 'fastify';
import { type PreviewReleases, PreviewUnavailable } from '../composition/preview-releases';
import { type LoadedPreviewRefusedPage, PreviewRefusedPage } from '../error-pages/preview-refused-page';
import type { Config } from './config';
import type { PreviewOf } from './pages';
import type { Rendered } from './render';
import { renderPage } from './render-page';

/** How long a tab keeps releases that an address names unsigned, in ms. */
const UNSIGNED_MS = 86_400_000;

/**
 * The composition that an address shows, for the pages: by a link of `release preview`, where there is a secret, and in development also by
 * names: `mfe-forms@1.2.0-3f9a01bc,mfe-portal@…`. An address without the parameter, or with an empty one, shows what is live.
 *
 * @returns undefined where neither is possible
 */
export function previewsByAddress(
  config: Config,
  previews: Pick<PreviewReleases, 'compose'>,
  log: FastifyBaseLogger,
): PreviewOf | undefined {
  const { previewSecret: secret, development, remotes } = config;
  if (!secret && !development) return undefined;
  const read = (value: string): PreviewGrant => {
    const isSigned = secret && !(development && value.includes('@'));
    if (isSigned) return readPreview(value, secret);
    return { releases: parseWanted(value.split(',')), until: Date.now() + UNSIGNED_MS };
  };
  return async (url) => {
    const value = url.searchParams.get(PREVIEW_PARAMETER);
    if (!value) return undefined;
    try {
      const grant = read(value);
      const unknown = Object.keys(grant.releases).filter((name) => !remotes.includes(name));
      if (unknown.length > 0)
        throw new PreviewUnavailable(unknown.map((name) => `${name} is not a remote of this site.`));
      return { ready: await previews.compose(grant.releases), grant };
    } catch (error) {
      const { why, reasons } = refusalOf(error);
      if (reasons.length > 0) log.warn({ reasons }, 'a preview cannot be shown');
      return { refusal: renderRefusal(url, why, development ? reasons : [], config) };
    }
  };
}

/** @returns why nothing is shown, for visitors, and for teams what is wrong with the releases. @throws any other error */
function refusalOf(error: unknown): Pick<LoadedPreviewRefusedPage, 'why' | 'reasons'> {
  if (error instanceof PreviewRefused) return { why: error.why, reasons: [] };
  if (error instanceof InvalidRelease) return { why: 'invalid', reasons: [error.message] };
  if (error instanceof PreviewUnavailable) return { why: 'removed', reasons: error.reasons };
  throw error;
}

const TITLES: Record<LoadedPreviewRefusedPage['why'], string> = {
  expired: 'Deze voorbeeldlink is verlopen',
  invalid: 'Deze voorbeeldlink klopt niet',
  removed: 'Dit voorbeeld is er niet meer',
};

/** The answer to an address that shows nothing. It needs no remote and no script. */
function renderRefusal(
  url: URL,
  why: LoadedPreviewRefusedPage['why'],
  reasons: readonly string[],
  { site }: Config,
): Rendered {
  const back = new URL(url);
  // Empty, so that the tab forgets the preview.
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
    reasons,
    back: back.pathname + back.search,
  };
  return { status: page.status, html: renderPage(page, { site, path: '/', address: '/' }) };
}
