import type { FastifyBaseLogger } from 'fastify';
import { PREVIEW_PARAMETER } from '../../protocol/names';
import { type PreviewGrant, PreviewRefused, parseWanted, readPreview } from '../../protocol/preview-link';
import { InvalidRelease } from '../../protocol/release';
import { type PreviewReleases, PreviewUnavailable } from '../composition/preview-releases';
import type { PreviewOf } from './pages';
import { type OwnPageRenderer, type PreviewRefusal, renderForAnyAddress } from './render-own-page';
import type { HostSettings } from './settings';

/** How long a tab keeps releases that an address names unsigned, in ms. */
const UNSIGNED_MS = 86_400_000;

/**
 * The composition that an address shows, for the pages: by a link of `release preview`, where there is a secret, and in development also by
 * names: `mfe-forms@1.2.0-3f9a01bc,mfe-portal@…`. An address without the parameter, or with an empty one, shows what is live.
 *
 * @returns undefined where neither is possible
 */
export function previewsByAddress(
  settings: HostSettings,
  site: OwnPageRenderer,
  previews: Pick<PreviewReleases, 'compose'>,
  log: FastifyBaseLogger,
): PreviewOf | undefined {
  const { previewSecret: secret, development, remotes } = settings;
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
      return { composed: await previews.compose(grant.releases), grant };
    } catch (error) {
      const { why, reasons } = refusalOf(error);
      if (reasons.length > 0) log.warn({ reasons }, 'a preview cannot be shown');
      const shown = { why, reasons: development ? reasons : [], back: liveAddress(url) };
      return { refusal: renderForAnyAddress(site, site.ownPages.previewRefused(shown)) };
    }
  };
}

/** @returns why nothing is shown, for visitors, and for teams what is wrong with the releases. @throws any other error */
function refusalOf(error: unknown): Pick<PreviewRefusal, 'why' | 'reasons'> {
  if (error instanceof PreviewRefused) return { why: error.why, reasons: [] };
  if (error instanceof InvalidRelease) return { why: 'invalid', reasons: [error.message] };
  if (error instanceof PreviewUnavailable) return { why: 'removed', reasons: error.reasons };
  throw error;
}

/** The address of the same page as it is live. */
function liveAddress(url: URL): string {
  const back = new URL(url);
  // Empty, so that the tab forgets the preview.
  back.searchParams.set(PREVIEW_PARAMETER, '');
  return back.pathname + back.search;
}
