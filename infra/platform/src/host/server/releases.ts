import type { FastifyInstance } from 'fastify';
import { CONTAINER_FILE } from '../../protocol/names';
import type { Release } from '../../protocol/release';
import { RELEASES_PREFIX } from '../../protocol/release-addresses';
import type { ReleaseCache } from '../../store/release-cache';
import type { ReleaseSource } from '../../store/source';
import { FileVersions } from './file-versions';
import { serveReleaseFiles } from './release-files';

const CONTAINER = /^([a-z][a-z0-9-]*)\/remoteEntry\.([0-9A-Za-z][0-9A-Za-z.-]*)\.js$/;
const FILE = /^([a-z][a-z0-9-]*)\/(?!remoteEntry\.js$)(.+)$/;
/** As in the store: what a browser asks for that does not get it from the CDN. Pages from before kit 3.1 have such addresses too. */
const FILE_OF_VERSION = /^([a-z][a-z0-9-]*)\/([0-9A-Za-z][0-9A-Za-z.-]*)\/(web\/.+)$/;

/**
 * Serves the browser files of remotes, of live and old releases, so that a tab that was opened before a release still finds its chunks.
 * A version that this process does not know is fetched when it is asked for.
 *
 * @param options.names the remotes
 * @param options.running the release of a remote that this process runs
 * @param options.canary the one that it runs next to it, for some visitors
 */
export async function serveReleases(
  app: FastifyInstance,
  options: {
    names: readonly string[];
    running: (name: string) => Release | undefined;
    canary?: (name: string) => Release | undefined;
    source: ReleaseSource;
    cache: ReleaseCache;
  },
): Promise<void> {
  const { names, running, canary, source, cache } = options;
  const versions = new Map(
    names.map((name) => [
      name,
      new FileVersions({
        name,
        running: () => running(name),
        canary: () => canary?.(name),
        source,
        cache,
        log: app.log,
      }),
    ]),
  );
  await serveReleaseFiles(app, {
    prefix: RELEASES_PREFIX,
    cache,
    // A preview's: its container is asked for before its scripts.
    onRelease: (release) => versions.get(release.name)?.add(release),
    find: async (address) => {
      const ofVersion = FILE_OF_VERSION.exec(address);
      if (ofVersion) {
        const [, name = '', version = '', file = ''] = ofVersion;
        return { id: { name, version }, file };
      }
      const container = CONTAINER.exec(address);
      if (container) {
        const [, name = '', version = ''] = container;
        return { id: { name, version }, file: CONTAINER_FILE };
      }
      const [, name = '', rest = ''] = FILE.exec(address) ?? [];
      const file = `web/${rest}`;
      const id = await versions.get(name)?.with(file);
      return id ? { id, file } : null;
    },
  });
}
