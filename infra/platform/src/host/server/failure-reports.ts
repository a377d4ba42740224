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

const REPORTS = {
  path: FAILURES_PATH,
  perMinute: FAILURES_PER_MINUTE,
  // Some short strings.
  maxBytes: 2048,
  body: {
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
  receiveReports<FailureReport>(app, REPORTS, (report, { id: requestId }) => {
    const { kind, version } = report;
    const { remote } = metrics.countFailure(report, composition(), shell.version);
    const isKnown = ownPaths.includes(report.path) || isPath(report.path, composition());
    const path = isKnown ? report.path : 'other';
    const release = [...running(report.remote), shell].find(
      (one) => one.name === report.remote && one.version === version,
    );
    const releases = release ? [release, shell] : [];
    const frames = framesOf((report.frames ?? []).join(' '), 'web', releases);
    if (release) reported.add(release, { kind, path, frames });
    const [frame] = frames;
    app.log.warn({ kind, remote, version, path, frame, requestId }, 'a failure in a browser');
  });
}

function isPath(path: string, { remotes, unavailable }: Composition): boolean {
  return Object.values(remotes).some(({ paths }) => paths.includes(path)) || Object.hasOwn(unavailable, path);
}
