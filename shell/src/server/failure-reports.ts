import { FAILURE_KINDS, type SiteFailure } from '@site/kit';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Composition } from '../composition/composition';
import { errorPages } from '../error-pages/pages';
import { REPORT_PATH } from '../failures/report-failure';
import type { Metrics } from './metrics';

/** How many reports are taken within a minute: from one address, and from all together. */
export const REPORTS_A_MINUTE = { address: 30, all: 600 } as const;
const MINUTE = 60_000;

/** A report is four short texts; in bytes. */
const LARGEST = 1024;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const REPORT = {
  type: 'object',
  required: ['kind', 'remote', 'version', 'path'],
  additionalProperties: false,
  properties: {
    kind: { enum: FAILURE_KINDS },
    remote: text(50),
    version: { type: 'string', pattern: '^[0-9A-Za-z.+-]{1,100}$' },
    path: text(500),
  },
} as const;

/**
 * Takes the reports of failures in browsers: counts each and writes one line about it. What is no report is refused, and of
 * too many the rest. Names and paths that the site does not have are counted and written as `other`.
 */
export function takeFailureReports(
  app: FastifyInstance,
  options: { metrics: Metrics; shellVersion: string; composition: () => Composition },
): void {
  const { metrics, shellVersion, composition } = options;
  const taken = new LRUCache<string, number>({ max: 10_000, ttl: MINUTE, noUpdateTTL: true });
  const isTooMuch = (who: string, most: number) => {
    const count = (taken.get(who) ?? 0) + 1;
    taken.set(who, count);
    return count > most;
  };
  app.register(async (reports) => {
    // Nobody reads the answer: its status is enough.
    reports.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
      reply.code(error.statusCode ?? 500).send(),
    );
    // As text it could come from any other site, without the browser asking first.
    reports.removeContentTypeParser('text/plain');
    reports.addHook('onRequest', async ({ ip }, reply) => {
      if (isTooMuch(ip, REPORTS_A_MINUTE.address) || isTooMuch('all', REPORTS_A_MINUTE.all)) {
        return reply.code(429).header('retry-after', '60').send();
      }
    });
    reports.post<{ Body: SiteFailure }>(
      REPORT_PATH,
      { bodyLimit: LARGEST, schema: { body: REPORT } },
      async ({ body, id }, reply) => {
        const { kind, version } = body;
        const { remote } = metrics.failed(body, composition(), shellVersion);
        const path = isPath(body.path, composition()) ? body.path : 'other';
        app.log.warn({ kind, remote, version, path, requestId: id }, 'a failure in a browser');
        return reply.code(204).send();
      },
    );
  });
}

function isPath(path: string, { remotes, unavailable }: Composition): boolean {
  return (
    Object.values(remotes).some(({ paths }) => paths.includes(path)) ||
    Object.hasOwn(unavailable, path) ||
    errorPages.some((page) => page.path === path)
  );
}
