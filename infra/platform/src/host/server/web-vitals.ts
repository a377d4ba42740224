import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { VITALS_PATH } from '../../protocol/addresses';
import type { Composition } from '../../protocol/composition';
import { DEVICES, VITALS, type Vital, type VitalName, type VitalsReport } from '../../protocol/vitals';
import type { Reconciler } from '../composition/reconciler';
import { REPORTED_VERSION, receiveReports, reportedText } from './browser-reports';

/** A tab sends one report when it is hidden. All visitors together need no limit: reports are not logged. */
export const VITALS_PER_MINUTE = { address: 30, all: Number.POSITIVE_INFINITY } as const;

/** No visitor waits for so long, in seconds, and no layout shifts by so much. */
const MAX_VALUE = 600;

const REPORTS = {
  path: VITALS_PATH,
  perMinute: VITALS_PER_MINUTE,
  // Three values with the names of their pages.
  maxBytes: 1024,
  body: {
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
  },
} as const;

/** Among the limits, in the units of the values, are those of a good and of a poor experience. */
const HISTOGRAMS = {
  LCP: {
    name: 'site_web_vitals_lcp_seconds',
    help: 'Largest Contentful Paint of pages that were loaded, as browsers measured it.',
    buckets: [0.5, 1, 1.5, 2, VITALS.LCP.good, 3, VITALS.LCP.poor, 6, 10],
  },
  INP: {
    name: 'site_web_vitals_inp_seconds',
    help: 'Interaction to Next Paint, one per visit, by the page on which the interaction began.',
    buckets: [0.05, 0.1, VITALS.INP.good, 0.3, VITALS.INP.poor, 1, 2],
  },
  CLS: {
    name: 'site_web_vitals_cls',
    help: 'Cumulative Layout Shift of pages that were loaded, until the next page is shown.',
    buckets: [0.01, 0.05, VITALS.CLS.good, 0.15, VITALS.CLS.poor, 0.5, 1],
  },
};

/** How many versions of a remote are told apart: the live one, those before it, which open tabs still show, and a canary. */
const KEPT_VERSIONS = 3;

/**
 * What browsers measured of the last versions of each remote that this shell ran, as Prometheus metrics. What they report of other
 * versions and paths is not believed, so that no report can add names to the metrics.
 */
class Measured {
  readonly #poor: Counter;
  readonly #histograms: Record<VitalName, Histogram>;
  /** The paths of pages, by remote and version. */
  readonly #paths = new Map<string, Map<string, readonly string[]>>();

  constructor(registry: Registry) {
    const histogram = (vital: VitalName) =>
      new Histogram({
        ...HISTOGRAMS[vital],
        labelNames: ['remote', 'version', 'device'],
        registers: [registry],
      });
    this.#histograms = { LCP: histogram('LCP'), INP: histogram('INP'), CLS: histogram('CLS') };
    this.#poor = new Counter({
      name: 'site_web_vitals_poor_total',
      help: 'Values that are a poor experience, by page: LCP over 4 s, INP over 500 ms, CLS over 0.25.',
      labelNames: ['name', 'remote', 'page'],
      registers: [registry],
    });
  }

  /** Adds a version, for which the oldest makes room. */
  add(remote: string, version: string, paths: readonly string[]): void {
    const versions = this.#paths.get(remote) ?? new Map<string, readonly string[]>();
    // Last in the order of insertion.
    versions.delete(version);
    this.#paths.set(remote, versions.set(version, paths));
    for (const oldest of [...versions.keys()].slice(0, -KEPT_VERSIONS)) {
      versions.delete(oldest);
      for (const histogram of Object.values(this.#histograms)) {
        for (const device of DEVICES) histogram.remove({ remote, version: oldest, device });
      }
    }
  }

  count({ name, value, remote, version, path }: Vital, device: string): void {
    if (!this.#paths.get(remote)?.get(version)?.includes(path)) return;
    this.#histograms[name].observe({ remote, version, device }, value);
    if (value > VITALS[name].poor) this.#poor.inc({ name, remote, page: path });
  }
}

/** Receives what browsers measured of pages that this shell runs or ran shortly before, and counts it. */
export function receiveWebVitals(
  app: FastifyInstance,
  options: {
    registry: Registry;
    shellVersion: string;
    /** The paths of the site's own pages. */
    ownPaths: readonly string[];
    reconciler: Pick<Reconciler, 'composition' | 'onChange'>;
  },
): void {
  const { registry, shellVersion, ownPaths, reconciler } = options;
  const measured = new Measured(registry);
  const addAll = ({ remotes, canaries = {} }: Composition) => {
    for (const [remote, { version, paths }] of [...Object.entries(remotes), ...Object.entries(canaries)]) {
      measured.add(remote, version, paths);
    }
  };
  measured.add('shell', shellVersion, [...ownPaths, '*']);
  addAll(reconciler.composition);
  reconciler.onChange(addAll);
  receiveReports<VitalsReport>(app, REPORTS, ({ device, vitals }) => {
    for (const vital of vitals) measured.count(vital, device);
  });
}
