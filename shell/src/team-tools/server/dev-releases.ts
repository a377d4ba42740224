import { type Release, type ReleaseSource, readPointer } from '@site/release';
import type { FastifyInstance } from 'fastify';
import type { LiveComposition } from '../../composition/live-composition';
import type { ReleaseOverrides } from '../../composition/overrides';
import { RELEASE_PARAMETER } from '../../composition/release-parameter';
import { RELEASES_PATH, type ReleaseSummary, type SiteReleases } from '../releases';

/** In development: serves the composition of the site, and the versions in the store. */
export function serveDevReleases(
  app: FastifyInstance,
  options: { live: LiveComposition; overrides: ReleaseOverrides; shell: Release; source: ReleaseSource },
): void {
  const { live, overrides, shell, source } = options;
  app.get(RELEASES_PATH, async (request, reply): Promise<SiteReleases> => {
    const { searchParams } = new URL(request.url, 'http://site.internal');
    const overridden = await overrides.load(overrides.read(searchParams.getAll(RELEASE_PARAMETER)));
    reply.header('cache-control', 'no-store');
    const remotes = Object.entries(live.health()).map(async ([name, health]) => {
      const release = (overridden.get(name) ?? live.releases.get(name))?.release;
      const pointer = await readPointer(source, name).catch(() => null);
      const versions = pointer ? [pointer.version, ...pointer.previous] : [];
      return [name, { ...health, shown: release ? summarize(release) : null, versions }] as const;
    });
    return {
      composition: live.composition.id,
      shell: summarize(shell),
      remotes: Object.fromEntries(await Promise.all(remotes)),
    };
  });
}

function summarize({ version, commit, builtAt, kit }: Release): ReleaseSummary {
  return { version, commit, builtAt, kit };
}
