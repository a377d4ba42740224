import type { FastifyInstance } from 'fastify';
import { FAILURES_PATH } from '../../protocol/addresses';
import type { Composition } from '../../protocol/composition';
import { framesOf } from '../../protocol/frames';
import type { Release } from '../../protocol/release';
import { FAILURE_KINDS, type FailureReport, MAX_FRAMES, REPORTED_FRAME } from '../../protocol/site-failure';
import { REPORTED_VERSION, receiveReports, reportedText } from './browser-reports';
import type { Metrics } from './metrics';
import type { ReportedFailures } from './reported-failures';

/** How many reports are accepted per minute: from one IP address, and in total. */
export const FAILURES_PER_MINUTE = { address: 30, all: 600 } as const;

/** A report is some short strings. */
const MAX_REPORT_BYTES = 2048;

const REPORT = {
  type: 'object',
  required: ['kind', 'remote', 'version', 'path'],
  additionalProperties: false,
  properties: {
    kind: { enum: FAILURE_KINDS },
    remote: reportedText(50),
    version: REPORTED_VERSION,
    path: reportedText(500),
    frames: {
      type: 'array',
      maxItems: MAX_FRAMES,
      items: { type: 'string', pattern: `^${REPORTED_FRAME.source}$` },
    },
  },
} as const;

/**
 * Receives reports of failures in browsers: counts and logs each one, with the place in the scripts where it happened. Refuses invalid
 * reports and those over the rate limit. Unknown names and paths are counted and logged as `other`, and unknown places left out.
 */
export function receiveFailureReports(
  app: FastifyInstance,
  options: {
    metrics: Metrics;
    /** That of this process. */
    shell: Release;
    /** The releases of a remote that this process runs. */
    running: (remote: string) => readonly Release[];
    reported: Pick<ReportedFailures, 'add'>;
    /** The paths of the site's own pages. */
    ownPaths: readonly string[];
    composition: () => Composition;
  },
): void {
  const { metrics, shell, running, reported, ownPaths, composition } = options;
  receiveReports(app, FAILURES_PER_MINUTE, (reports) => {
    reports.post<{ Body: FailureReport }>(
      FAILURES_PATH,
      { bodyLimit: MAX_REPORT_BYTES, schema: { body: REPORT } },
      async ({ body, id }, reply) => {
        const { kind, version } = body;
        const { remote } = metrics.countFailure(body, composition(), shell.version);
        const isKnown = ownPaths.includes(body.path) || isPath(body.path, composition());
        const path = isKnown ? body.path : 'other';
        const release = [...running(body.remote), shell].find(
          (one) => one.name === body.remote && one.version === version,
        );
        const releases = release ? [release, shell] : [];
        const frames = framesOf((body.frames ?? []).join(' '), 'web', releases);
        if (release) reported.add(release, { kind, path, frames });
        const [frame] = frames;
        app.log.warn({ kind, remote, version, path, frame, requestId: id }, 'a failure in a browser');
        return reply.code(204).send();
      },
    );
  });
}

function isPath(path: string, { remotes, unavailable }: Composition): boolean {
  return Object.values(remotes).some(({ paths }) => paths.includes(path)) || Object.hasOwn(unavailable, path);
}
