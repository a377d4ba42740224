import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { download, FileNotFound, type ReleaseSource, readRelease } from '@site/release';
import type { FastifyInstance } from 'fastify';

const ADDRESS = /^\/releases\/([a-z][a-z0-9-]*)\/([0-9A-Za-z][0-9A-Za-z.-]*)\/web\//;

/**
 * Serves the browser files of releases, live or old, so that a tab that was opened before a release still finds its chunks. All come
 * from verified local copies; a version without one is fetched from the store.
 */
export async function serveReleases(
  app: FastifyInstance,
  source: ReleaseSource,
  cache: string,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/releases/')) return;
    const [, name, version] = ADDRESS.exec(request.url.split('?')[0] ?? '') ?? [];
    if (!name || !version) return reply.code(404).send();
    try {
      await download(source, await knownRelease(name, version), cache);
    } catch (error) {
      if (error instanceof FileNotFound) return reply.code(404).send();
      request.log.warn({ err: error, name, version }, 'a release cannot be served');
      return reply.code(503).send();
    }
  });
  // A version never changes, so it is read once.
  const known = new Map<string, ReturnType<typeof readRelease>>();
  const knownRelease = (name: string, version: string) => {
    const key = `${name}/${version}`;
    const release = known.get(key) ?? readRelease(source, name, version);
    known.set(key, release);
    release.catch(() => known.delete(key));
    return release;
  };
  await app.register(fastifyStatic, {
    root: path.resolve(cache),
    prefix: '/releases/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
}
