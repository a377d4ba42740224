import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { download, type Release, type ReleaseSource, readPointer, readRelease } from '@site/release';
import type { FastifyInstance } from 'fastify';

/** How many earlier versions of the shell are still served, for tabs that were opened before a release of the shell. */
const MAX_EARLIER_VERSIONS = 3;

/**
 * Serves the shell's own browser files on `/assets`: those of this build, from a copy that a later build in the same folder does not
 * overwrite, and those of earlier releases that are in the store.
 */
export async function serveShellAssets(
  app: FastifyInstance,
  options: { dist: string; release: Release; source: ReleaseSource; cache: string },
): Promise<void> {
  const { dist, release, source, cache } = options;
  const build: ReleaseSource = {
    location: dist,
    read: (file) => readFile(path.join(dist, file.slice(`${release.name}/${release.version}/`.length))),
  };
  const folders = [await download(build, release, cache)];
  const pointer = await readPointer(source, release.name).catch(() => null);
  const earlier = pointer ? [pointer.version, ...pointer.previous] : [];
  for (const version of earlier.filter((v) => v !== release.version).slice(0, MAX_EARLIER_VERSIONS)) {
    try {
      folders.push(await download(source, await readRelease(source, release.name, version), cache));
    } catch (error) {
      app.log.warn({ err: error, version }, 'an earlier version of the shell cannot be served');
    }
  }
  await app.register(fastifyStatic, {
    root: folders.map((folder) => path.join(folder, 'web')),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
}
