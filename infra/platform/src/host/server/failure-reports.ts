import type { FastifyInstance } from 'fastify';
import { FAILURES_PATH } from '../../protocol/addresses';
import type { Composition } from '../../protocol/composition';
import { FAILURE_KINDS, type SiteFailure } from '../../protocol/site-failure';
import { REPORTED_VERSION, receiveReports, reportedText } from './browser-reports';
import type { Metrics } from './metrics';

/** How many reports are accepted per minute: from one IP address, and in total. */
export const FAILURES_PER_MINUTE = { address: 30, all: 600 } as const;

/** A report is four short strings. */
const MAX_REPORT_BYTES = 1024;

const REPORT = {
  type: 'object',
  required: ['kind', 'remote', 'version', 'path'],
  additionalProperties: false,
  properties: {
    kind: { enum: FAILURE_KINDS },
    remote: reportedText(50),
    version: REPORTED_VERSION,
    path: reportedText(500),
  },
} as const;

/**
 * Receives reports of failures in browsers: counts and logs each one. Refuses invalid reports and those over the rate limit. Unknown
 * names and paths are counted and logged as `other`.
 */
export function receiveFailureReports(
  app: FastifyInstance,
  options: {
    metrics: Metrics;
    shellVersion: string;
    /** The paths of the site's own pages. */
    ownPaths: readonly string[];
    composition: () => Composition;
  },
): void {
  const { metrics, shellVersion, ownPaths, composition } = options;
  receiveReports(app, FAILURES_PER_MINUTE, (reports) => {
    reports.post<{ Body: SiteFailure }>(
      FAILURES_PATH,
      { bodyLimit: MAX_REPORT_BYTES, schema: { body: REPORT } },
      async ({ body, id }, reply) => {
        const { kind, version } = body;
        const { remote } = metrics.countFailure(body, composition(), shellVersion);
        const isKnown = ownPaths.includes(body.path) || isPath(body.path, composition());
        const path = isKnown ? body.path : 'other';
        app.log.warn({ kind, remote, version, path, requestId: id }, 'a failure in a browser');
        return reply.code(204).send();
      },
    );
  });
}

function isPath(path: string, { remotes, unavailable }: Composition): boolean {
  return Object.values(remotes).some(({ paths }) => paths.includes(path)) || Object.hasOwn(unavailable, path);
}
