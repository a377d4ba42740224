import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { VITALS_PATH } from '../../protocol/addresses';
import { DEVICES, VITALS, type Vital, type VitalName, type VitalsReport } from '../../protocol/vitals';
import { REPORTED_VERSION, receiveReports, reportedText } from './browser-reports';
import { KnownReleases, type WatchableComposition } from './known-releases';

/** A tab sends one report when it is hidden. All visitors together need no limit: reports are not logged. */
export const VITALS_PER_MINUTE = { address: 30, all: Number.POSITIVE_INFINITY } as const;

/** Three values with the names of their pages. */
const MAX_REPORT_BYTES = 1024;

/** No visitor waits for so long, in seconds, and no layout shifts by so much. */
const MAX_VALUE = 600;

const REPORT = {
  type: 'object',
  required: ['device', 'vitals'],
  additionalProperties: false,
  properties: {
    device: { enum: DEVICES },
    vitals: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        required: ['name', 'value', 'remote', 'version', 'path'],
        additionalProperties: false,
        properties: {
          name: { enum: Object.keys(VITALS) },
          value: { type: 'number', minimum: 0, maximum: MAX_VALUE },
          remote: reportedText(50),
          version: REPORTED_VERSION,
          path: reportedText(200),
        },
      },
    },
  },
} as const;

/** The upper limits of the histograms, in the units of the values; among them those of a good and of a poor experience. */
const BUCKETS: Record<VitalName, number[]> = {
  LCP: [0.5, 1, 1.5, 2, VITALS.LCP.good, 3, VITALS.LCP.poor, 6, 10],
  INP: [0.05, 0.1, VITALS.INP.good, 0.3, VITALS.INP.poor, 1, 2],
  CLS: [0.01, 0.05, VITALS.CLS.good, 0.15, VITALS.CLS.poor, 0.5, 1],
};

/** What browsers measured, as Prometheus metrics. */
class VitalsMetrics {
  readonly #poor: Counter;
  readonly #histograms: Record<VitalName, Histogram>;

  constructor(registry: Registry) {
    const histogram = (vital: VitalName, name: string, help: string) =>
      new Histogram({
        name,
        help,
        labelNames: ['remote', 'version', 'device'],
        buckets: BUCKETS[vital],
        registers: [registry],
      });
    this.#histograms = {
      LCP: histogram(
        'LCP',
        'site_web_vitals_lcp_seconds',
        'Largest Contentful Paint of pages that were loaded, as browsers measured it.',
      ),
      INP: histogram(
        'INP',
        'site_web_vitals_inp_seconds',
        'Interaction to Next Paint, one per visit, by the page on which the interaction began.',
      ),
      CLS: histogram(
        'CLS',
        'site_web_vitals_cls',
        'Cumulative Layout Shift of pages that were loaded, until the next page is shown.',
      ),
    };
    this.#poor = new Counter({
      name: 'site_web_vitals_poor_total',
      help: 'Values that are a poor experience, by page: LCP over 4 s, INP over 500 ms, CLS over 0.25.',
      labelNames: ['name', 'remote', 'page'],
      registers: [registry],
    });
  }

  count({ name, value, remote, version, path }: Vital, device: string): void {
    this.#histograms[name].observe({ remote, version, device }, value);
    if (value > VITALS[name].poor) this.#poor.inc({ name, remote, page: path });
  }

  forget(remote: string, version: string): void {
    for (const histogram of Object.values(this.#histograms)) {
      for (const device of DEVICES) histogram.remove({ remote, version, device });
    }
  }
}

/**
 * Receives what browsers measured of pages that this shell runs or ran shortly before, and counts it. Values of other remotes, versions
 * and pages are not counted, so that no report can add names to the metrics.
 */
export function receiveWebVitals(
  app: FastifyInstance,
  {
    registry,
    shellVersion,
    ownPaths,
    live,
  }: {
    registry: Registry;
    shellVersion: string;
    ownPaths: readonly string[];
    live: WatchableComposition;
  },
): void {
  const metrics = new VitalsMetrics(registry);
  const known = new KnownReleases({
    live,
    shellVersion,
    ownPaths,
    onForgotten: (remote, version) => metrics.forget(remote, version),
  });
  receiveReports(app, VITALS_PER_MINUTE, (reports) => {
    reports.post<{ Body: VitalsReport }>(
      VITALS_PATH,
      { bodyLimit: MAX_REPORT_BYTES, schema: { body: REPORT } },
      async ({ body: { device, vitals } }, reply) => {
        for (const vital of vitals) if (known.has(vital)) metrics.count(vital, device);
        return reply.code(204).send();
      },
    );
  });
}
