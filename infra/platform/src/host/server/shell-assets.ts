import type { FastifyInstance } from 'fastify';
import type { Release } from '../../protocol/release';
import type { ReleaseCache } from '../../store/release-cache';
import type { ReleaseSource } from '../../store/source';
import { FileVersions } from './file-versions';
import { serveReleaseFiles } from './release-files';

/**
 * Serves the shell's own browser files on `/assets`: those of this build, which the cache has, and those of all versions in the store's
 * pointer, earlier or later. During an update the HTML of a new process may get its scripts from an old one, and open tabs still need
 * the chunks of their version.
 */
export async function serveShellAssets(
  app: FastifyInstance,
  options: { release: Release; source: ReleaseSource; cache: ReleaseCache },
): Promise<void> {
  const { release, source, cache } = options;
  const versions = new FileVersions({
    name: release.name,
    running: () => release,
    source,
    cache,
    log: app.log,
  });
  await serveReleaseFiles(app, {
    prefix: '/assets/',
    cache,
    find: async (address) => {
      const file = `web/${address}`;
      const id = await versions.with(file);
      return id && { id, file };
    },
  });
}
