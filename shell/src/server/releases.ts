import type { ReleaseCache } from '@site/release';
import type { FastifyInstance } from 'fastify';
import { serveReleaseFiles } from './release-files';

const FILE = /^([a-z][a-z0-9-]*)\/([0-9A-Za-z][0-9A-Za-z.-]*)\/(web\/.+)$/;

/**
 * Serves the browser files of releases, live or old, so that a tab that was opened before a release still finds its chunks. A version
 * that this process does not know is fetched when it is asked for.
 */
export async function serveReleases(app: FastifyInstance, cache: ReleaseCache): Promise<void> {
  await serveReleaseFiles(app, {
    prefix: '/releases/',
    cache,
    find: async (address) => {
      const [, name, version, file] = FILE.exec(address) ?? [];
      return name && version && file ? { id: { name, version }, file } : null;
    },
  });
}
