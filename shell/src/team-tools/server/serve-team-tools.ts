import type { SiteIdentity } from '@site/contract';
import type { Release, ReleaseSource } from '@site/release';
import type { FastifyInstance } from 'fastify';
import type { LiveComposition } from '../../composition/live-composition';
import { InvalidOverride, ReleaseOverrides } from '../../composition/overrides';
import type { ReleaseLoader } from '../../composition/release-loader';
import { RELEASE_PARAMETER } from '../../composition/release-parameter';
import type { PreviewOf } from '../../server/pages';
import { serveDevEvents } from './dev-events';
import { serveDevReleases } from './dev-releases';
import { renderOverrideError } from './override-error';

/**
 * In development: serves what the team tools in the browser need.
 *
 * @returns the composition with the releases that an address requests, for the pages
 */
export function serveTeamTools(
  app: FastifyInstance,
  options: {
    /** The remotes of the site. */
    names: readonly string[];
    live: LiveComposition;
    loader: ReleaseLoader;
    source: ReleaseSource;
    site: SiteIdentity;
    shell: Release;
  },
): PreviewOf {
  const { names, live, loader, source, site, shell } = options;
  const overrides = new ReleaseOverrides({ names, live, loader });
  serveDevEvents(app, live, shell.version);
  serveDevReleases(app, { live, overrides, shell, source });
  return async (url) => {
    const values = url.searchParams.getAll(RELEASE_PARAMETER);
    if (values.length === 0) return undefined;
    try {
      const wanted = overrides.read(values);
      if (Object.keys(wanted).length === 0) return undefined;
      return { ready: await overrides.compose(wanted), overrides: wanted };
    } catch (error) {
      if (!(error instanceof InvalidOverride)) throw error;
      return { refusal: renderOverrideError(url, error.reasons, site) };
    }
  };
}
