import { type Release, type ReleaseSource, readPointer } from '@site/release';
import type { FastifyInstance } from 'fastify';
import type { LiveComposition } from '../composition/live-composition';
import type { ReleaseOverrides } from '../composition/overrides';
import {
  RELEASE_PARAMETER,
  RELEASES_PATH,
  type ReleaseFacts,
  type SiteReleases,
} from '../team-tools/releases';

/** In development: tells what the site is composed of, and which versions of it are in the store. */
export function serveDevReleases(
  app: FastifyInstance,
  options: { live: LiveComposition; overrides: ReleaseOverrides; shell: Release; source: ReleaseSource },
): void {
  const { live, overrides, shell, source } = options;
  app.get(RELEASES_PATH, async (request, reply): Promise<SiteReleases> => {
    const { searchParams } = new URL(request.url, 'http://site.internal');
    const beside = await overrides.load(overrides.read(searchParams.getAll(RELEASE_PARAMETER)));
    reply.header('cache-control', 'no-store');
    const remotes = Object.entries(live.health()).map(async ([name, health]) => {
      const release = (beside.get(name) ?? live.releases.get(name))?.release;
      const pointer = await readPointer(source, name).catch(() => null);
      const versions = pointer ? [pointer.version, ...pointer.previous] : [];
      return [name, { ...health, shown: release ? factsOf(release) : null, versions }] as const;
    });
    return {
      composition: live.composition.id,
      shell: factsOf(shell),
      remotes: Object.fromEntries(await Promise.all(remotes)),
    };
  });
}

function factsOf({ version, commit, builtAt, kit }: Release): ReleaseFacts {
  return { version, commit, builtAt, kit };
}
