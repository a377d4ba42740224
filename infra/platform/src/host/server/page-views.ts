import { networkOf } from '@site/server';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { VIEWS_PATH } from '../../protocol/addresses';
import { failsMore, formatViews, type PageViews } from '../../protocol/fails-more';
import { FAILURE_KINDS, type FailureKind } from '../../protocol/site-failure';
import type { Reconciler } from '../composition/reconciler';
import type { ResolvedPage } from '../rendering/resolved-page';
import { REPORTED_VERSION, receiveReports, reportedText } from './browser-reports';
import type { Metrics } from './metrics';

/** How many reports of page views are accepted per minute: from one IP address, and in total. */
export const VIEWS_PER_MINUTE = { address: 120, all: 120_000 } as const;

/**
 * How many page views of one version are counted from one network within an hour: one visitor, who can also send what is not true,
 * must not decide about a version.
 */
const COUNTED_PER_NETWORK = { views: 20, failed: 2 } as const;
const HOUR_MS = 3_600_000;

/** From how many networks failures must have come before a version is taken back, and from which share of those that viewed it. */
const FAILED_NETWORKS = { least: 5, share: 0.02 } as const;

/** A page view that is reported: at its start, and once more when it fails. */
export interface ViewReport {
  remote: string;
  version: string;
  path: string;
  /** What went wrong first. Missing at the start. */
  failure?: FailureKind;
}

const REPORTS = {
  path: VIEWS_PATH,
  perMinute: VIEWS_PER_MINUTE,
  // Some short strings.
  maxBytes: 1024,
  body: {
    type: 'object',
    required: ['remote', 'version', 'path'],
    additionalProperties: false,
    properties: {
      remote: reportedText(50),
      version: REPORTED_VERSION,
      path: reportedText(500),
      failure: { enum: FAILURE_KINDS },
    },
  },
} as const;

/** What was counted of one version since it was published. */
interface Counts extends PageViews {
  /** No other counts have it. */
  id: number;
  /** From how many networks page views came, and failures. */
  networks: number;
  failedNetworks: number;
}

type Watched = Pick<Reconciler, 'running' | 'versionBefore' | 'quarantine'>;

/**
 * Counts the page views of the releases that are monitored, and those that fail in browsers. A version that fails more often than the one
 * before it, beyond chance, is taken back.
 */
export class MonitoredViews {
  /** By remote and version. */
  #counts = new LRUCache<string, Counts>({ max: 100 });
  /** What was counted from one network of one version. */
  #fromNetwork = new LRUCache<string, PageViews>({ max: 50_000, ttl: HOUR_MS, noUpdateTTL: true });
  #nextId = 1;
  /** The versions that this process has taken back, and those that it is about to. */
  #takenBack = new Set<string>();

  constructor(
    private readonly options: { reconciler: Watched; metrics: Pick<Metrics, 'views' | 'failedViews'> },
  ) {}

  /** Counts what a browser reports. What is not running now is not counted. */
  count({ remote, version, path, failure }: ViewReport, address: string): void {
    const { reconciler, metrics } = this.options;
    const release = reconciler.running(remote).find((running) => running.version === version);
    if (!release) return;
    const counts = this.#countsOf(remote, version);
    const what = failure ? 'failed' : 'views';
    const key = `${counts.id} ${networkOf(address, { wide: true })}`;
    const before = this.#fromNetwork.get(key) ?? { views: 0, failed: 0 };
    if (before[what] >= COUNTED_PER_NETWORK[what]) return;
    this.#fromNetwork.set(key, { ...before, [what]: before[what] + 1 });
    if (before.views + before.failed === 0) counts.networks += 1;
    if (!failure) {
      counts.views += 1;
      metrics.views.inc({ remote, version });
      return;
    }
    counts.failed += 1;
    if (before.failed === 0) counts.failedNetworks += 1;
    metrics.failedViews.inc({ remote, version });
    const page = release.pages.some((known) => known.path === path) ? path : 'another page';
    this.#compare(remote, version, `${failure} at ${page}`);
  }

  /** Counts a page that the server answered with an error, so that the browser reports nothing. */
  countUnrendered(
    { kind, owner, path }: Pick<ResolvedPage, 'kind' | 'owner' | 'path'>,
    address: string,
  ): void {
    if (kind !== 'remote-page') return;
    this.count({ ...owner, path }, address);
    this.count({ ...owner, path, failure: 'page-crashed' }, address);
  }

  /** @param last what failed last, for people */
  #compare(remote: string, version: string, last: string): void {
    const { reconciler } = this.options;
    const before = reconciler.versionBefore(remote, version);
    const key = `${remote} ${version}`;
    if (!before || this.#takenBack.has(key)) return;
    const { networks, failedNetworks } = this.#countsOf(remote, version);
    if (failedNetworks < Math.max(FAILED_NETWORKS.least, FAILED_NETWORKS.share * networks)) return;
    const [counts, others] = [this.#compared(remote, version), this.#compared(remote, before)];
    if (!failsMore(counts, others)) return;
    this.#takenBack.add(key);
    const reason = `In browsers ${formatViews(counts)} failed, and of ${before} ${formatViews(others)}. The last one: ${last}.`;
    // It starts anew when it is published again.
    void reconciler.quarantine(remote, version, reason).finally(() => {
      this.#takenBack.delete(key);
      this.#counts.delete(key);
    });
  }

  /** The failure of a page view may be reported before its start is. */
  #compared(remote: string, version: string): PageViews {
    const { views, failed } = this.#countsOf(remote, version);
    return { views: Math.max(views, failed), failed };
  }

  #countsOf(remote: string, version: string): Counts {
    const key = `${remote} ${version}`;
    const known = this.#counts.get(key);
    if (known) return known;
    const counts = { id: this.#nextId++, views: 0, failed: 0, networks: 0, failedNetworks: 0 };
    this.#counts.set(key, counts);
    return counts;
  }
}

/** Receives the reports of page views. Refuses invalid ones and those over the rate limit. */
export function receivePageViews(app: FastifyInstance, views: MonitoredViews): void {
  receiveReports<ViewReport>(app, REPORTS, (report, { ip }) => views.count(report, ip));
}
