import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { networkOf } from '@site/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { contentTypeOf } from '../../protocol/content-types';
import { CONTAINER_FILE } from '../../protocol/names';
import type { Release, ReleaseId } from '../../protocol/release';
import { RELEASES_PREFIX } from '../../protocol/release-addresses';
import type { ReleaseCache } from '../../store/release-cache';
import type { ReleaseSource } from '../../store/source';
import { FileNotFound } from '../../store/store-errors';
import { acceptedEncoding } from './accepted-encoding';
import { FileVersions } from './file-versions';

/** A release that could not be read is not asked for again so soon, in ms. */
const RETRY_AFTER_FAILURE_MS = 1000;

/** How many versions that do not exist are looked for in the store within a second for one network, of whatever remote; more are 503. */
const MISSES_PER_SECOND = 10;

/** When a visitor may try again while the store is away, in seconds. */
const RETRY_AFTER_S = 5;

/** How long browsers may cache a file, in seconds: a version never changes. */
const MAX_AGE_S = 365 * 86_400;

/** The compressed copies of a file, the preferred one first. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** In the addresses of remotes: a file of a version as in the store, which a browser asks for that does not get it from the CDN. */
const FILE_OF_VERSION = /^([a-z][a-z0-9-]*)\/([0-9A-Za-z][0-9A-Za-z.-]*)\/(web\/.+)$/;
const CONTAINER = /^([a-z][a-z0-9-]*)\/remoteEntry\.([0-9A-Za-z][0-9A-Za-z.-]*)\.js$/;
/** Any other file: of the same name it is the same in all versions. */
const FILE = /^([a-z][a-z0-9-]*)\/(?!remoteEntry\.js$)(.+)$/;

interface FileOfRelease {
  id: ReleaseId;
  /** Its path in the release. */
  file: string;
}

/**
 * Serves the browser files of live and old releases, so that a tab that was opened before a release still finds its chunks: those of the
 * shell on `/assets`, where the HTML of a new process may get its scripts from an old one during an update, and those of remotes. They
 * come from a copy on disk, or else from the store through the cache. A file that does not exist is answered with 404, and one that cannot
 * be read now with 503; neither is stored.
 *
 * @param options.shell the release of this process
 * @param options.running the releases of a remote that this process runs
 */
export async function serveReleaseFiles(
  app: FastifyInstance,
  options: {
    shell: Release;
    names: readonly string[];
    running: (name: string) => readonly Release[];
    source: ReleaseSource;
    cache: ReleaseCache;
  },
): Promise<void> {
  const { shell, names, running, source, cache } = options;
  const versions = new Map(
    [shell.name, ...names].map((name) => {
      const ofProcess = () => (name === shell.name ? [shell] : running(name));
      return [name, new FileVersions({ name, running: ofProcess, source, cache, log: app.log })];
    }),
  );
  const inAnyVersion = async (name: string, rest: string): Promise<FileOfRelease | null> => {
    const file = `web/${rest}`;
    const id = await versions.get(name)?.with(file);
    return id ? { id, file } : null;
  };
  const ofRemote = async (address: string): Promise<FileOfRelease | null> => {
    const [, owner, of, listed = ''] = FILE_OF_VERSION.exec(address) ?? [];
    if (owner && of) return { id: { name: owner, version: of }, file: listed };
    const [, remote, version] = CONTAINER.exec(address) ?? [];
    if (remote && version) return { id: { name: remote, version }, file: CONTAINER_FILE };
    const [, name = '', rest = ''] = FILE.exec(address) ?? [];
    return inAnyVersion(name, rest);
  };
  const attempt = failForAWhile();
  const lookUp = limitMisses();
  const handle = async (found: FileOfRelease | null, request: FastifyRequest, reply: FastifyReply) => {
    if (!found) return notFound(reply);
    const { id, file } = found;
    const key = `${id.name}/${id.version}`;
    const release =
      cache.known(id) ??
      (await attempt(key, () => lookUp(request.ip, key, () => cache.release(id.name, id.version))));
    if (!release) return unavailable(reply);
    // Of a preview: its container is asked for before its scripts.
    versions.get(release.name)?.add(release);
    if (!listsFile(release, file)) return notFound(reply);
    if (!cache.folderOf(release)) await attempt(key, () => cache.fetch(release));
    const folder = cache.folderOf(release);
    if (!isRange(request.headers.range)) delete request.raw.headers.range;
    if (folder && (await isFile(path.join(folder, file)))) return reply.sendFile(file, folder);
    const available = ENCODINGS.filter(({ extension }) => listsFile(release, file + extension));
    const accepted = acceptedEncoding(
      request,
      available.map(({ name }) => name),
    );
    const { extension = '' } = available.find(({ name }) => name === accepted) ?? {};
    const bytes = await attempt(key, () => cache.read(release, file + extension));
    if (accepted) reply.header('content-encoding', accepted);
    return reply
      .type(contentTypeOf(file))
      .headers({ 'cache-control': `public, max-age=${MAX_AGE_S}, immutable`, vary: 'accept-encoding' })
      .send(bytes);
  };
  await app.register(async (scope) => {
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof FileNotFound) return notFound(reply);
      // The request is wrong, such as its range.
      if (error.statusCode !== undefined && error.statusCode < 500) throw error;
      request.log.warn({ err: error }, 'a file of a release cannot be served');
      return unavailable(reply);
    });
    await scope.register(fastifyStatic, {
      serve: false,
      preCompressed: true,
      immutable: true,
      maxAge: MAX_AGE_S * 1000,
    });
    scope.get<Asked>('/assets/*', async (request, reply) =>
      handle(await inAnyVersion(shell.name, request.params['*']), request, reply),
    );
    scope.get<Asked>(`${RELEASES_PREFIX}*`, async (request, reply) =>
      handle(await ofRemote(request.params['*']), request, reply),
    );
  });
}

type Asked = { Params: { '*': string } };

/** Ranges of bytes (RFC 9110, 14.1.2). What is none is ignored, as if the whole file was asked for. */
function isRange(range: string | undefined): boolean {
  const [, list] = /^\s*bytes=(.*)$/i.exec(range ?? '') ?? [];
  return (list ?? '').split(',').every((part) => {
    const [, first, last] = /^\s*(\d*)-(\d*)\s*$/.exec(part) ?? ['', '', ''];
    return (first || last) && (!first || !last || Number(first) <= Number(last));
  });
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send();
}

function unavailable(reply: FastifyReply): FastifyReply {
  // Those of a file that was found and could not be read.
  for (const name of ['content-type', 'content-length', 'content-encoding', 'etag', 'last-modified']) {
    reply.removeHeader(name);
  }
  return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_S }).send();
}

function listsFile(release: Release, file: string): boolean {
  return release.files.some((listed) => listed.path === file);
}

/** Another process that shares the folder may have removed the copy. */
function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Runs an action. For a while after a failure it is not run again for the same key: the failure is thrown again. */
function failForAWhile(): <T>(key: string, action: () => Promise<T>) => Promise<T> {
  const failures = new LRUCache<string, Error>({
    max: 1000,
    ttl: RETRY_AFTER_FAILURE_MS,
    // The clock of `FileVersions`.
    perf: Date,
    ttlResolution: 0,
  });
  return async (key, action) => {
    const failure = failures.get(key);
    if (failure) throw failure;
    try {
      return await action();
    } catch (error) {
      failures.set(key, error as Error);
      throw error;
    }
  };
}

/**
 * Runs an action that looks for a version, unless too many that do not exist were looked for in the same second for the same network: anybody
 * can make versions up, and each is a request to the store.
 */
function limitMisses(): <T>(ip: string, key: string, action: () => Promise<T>) => Promise<T | undefined> {
  /** What is looked for or was not found in this second, by network. */
  const misses = new Map<string, Set<string>>();
  let second = 0;
  return async (ip, key, action) => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) misses.clear();
    second = now;
    const network = networkOf(ip);
    const own = misses.get(network) ?? new Set();
    misses.set(network, own);
    if (!own.has(key) && own.size >= MISSES_PER_SECOND) return undefined;
    own.add(key);
    const found = await action();
    own.delete(key);
    return found;
  };
}
