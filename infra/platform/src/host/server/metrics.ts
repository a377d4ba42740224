import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Composition } from '../../protocol/composition';
import type { FailureKind } from '../../protocol/site-failure';
import { NO_POINTER } from '../composition/pointers';
import type { RemoteHealth } from '../composition/reconciler';

/** The kinds of failures, in browsers and on the server. */
export type CountedKind = FailureKind | 'render-failed';

/** The label value for everything unknown. */
const OTHER = 'other';

/**
 * The shell's Prometheus metrics. Labels have few values: what a browser reports is counted under the names and versions of the live
 * composition, or under `other`.
 */
export class Metrics {
  readonly registry = new Registry();

  readonly #failures = new Counter({
    name: 'site_failures_total',
    help: 'Failures by kind, remote and version: those that browsers report, and pages that did not render on the server.',
    labelNames: ['kind', 'remote', 'version'],
    registers: [this.registry],
  });
  readonly releases = new Counter({
    name: 'site_releases_total',
    help: 'Releases by remote and outcome: activated, refused or quarantined.',
    labelNames: ['remote', 'outcome'],
    registers: [this.registry],
  });
  readonly pages = new Counter({
    name: 'site_pages_total',
    help: 'Pages that were answered, by status.',
    labelNames: ['status'],
    registers: [this.registry],
  });
  readonly rendering = new Histogram({
    name: 'site_page_render_duration_seconds',
    help: 'Time to render a page on the server, by the remote that has it; shell: its own pages.',
    labelNames: ['remote'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  readonly rendererFailures = new Counter({
    name: 'site_renderer_failures_total',
    help: 'Renderers that ended because of their release, by remote and kind of failure; each was replaced.',
    labelNames: ['remote', 'kind'],
    registers: [this.registry],
  });
  readonly renderers = new Gauge({
    name: 'site_renderers',
    help: 'Renderers, by remote: processes that hold one release and render its pages.',
    labelNames: ['remote'],
    registers: [this.registry],
  });
  readonly waiting = new Gauge({
    name: 'site_render_queue',
    help: 'Requests that wait for a renderer, by remote.',
    labelNames: ['remote'],
    registers: [this.registry],
  });
  readonly busy = new Counter({
    name: 'site_renders_refused_total',
    help: 'Pages that were answered with 503 because no renderer was free in time, by remote.',
    labelNames: ['remote'],
    registers: [this.registry],
  });
  readonly #quarantined = new Gauge({
    name: 'site_release_quarantined',
    help: '1 for each version that no shell runs because it failed, by remote.',
    labelNames: ['remote', 'version'],
    registers: [this.registry],
  });
  readonly #gone = new Gauge({
    name: 'site_remote_gone_from_store',
    help: '1 for each remote that is live and that the release store no longer has.',
    labelNames: ['remote'],
    registers: [this.registry],
  });
  readonly views = new Counter({
    name: 'site_page_views_total',
    help: 'Page views in browsers, by remote and version, while the remote has a canary or was released a moment ago; a few from each IP address.',
    labelNames: ['remote', 'version'],
    registers: [this.registry],
  });
  readonly failedViews = new Counter({
    name: 'site_failed_page_views_total',
    help: 'Those page views that failed in the browser, or that the server could not render.',
    labelNames: ['remote', 'version'],
    registers: [this.registry],
  });
  readonly #canaries = new Gauge({
    name: 'site_canary_percent',
    help: 'The share of the visitors that gets a canary, by remote and version.',
    labelNames: ['remote', 'version'],
    registers: [this.registry],
  });
  readonly cacheHits = new Counter({
    name: 'site_page_cache_hits_total',
    help: 'Pages that were answered as they were rendered before.',
    registers: [this.registry],
  });
  readonly backendBehind = new Gauge({
    name: 'site_backend_behind',
    help: '1 for each release that visitors get and that needs more than the backend knows, by remote.',
    labelNames: ['remote', 'version'],
    registers: [this.registry],
  });
  readonly #live = new Gauge({
    name: 'site_remote_live',
    help: '1 for each remote that is live, with its version.',
    labelNames: ['remote', 'version'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts a failure. @returns the labels that it was counted under. */
  countFailure(
    failure: { kind: CountedKind; remote: string; version: string },
    composition: Composition,
    shellVersion: string,
  ): { remote: string; version: string } {
    const isKnown = failure.remote === 'shell' || Object.hasOwn(composition.remotes, failure.remote);
    const live = failure.remote === 'shell' ? shellVersion : composition.remotes[failure.remote]?.version;
    const remote = isKnown ? failure.remote : OTHER;
    const canary = composition.canaries?.[failure.remote]?.version;
    const version = isKnown && [live, canary].includes(failure.version) ? failure.version : OTHER;
    this.#failures.inc({ kind: failure.kind, remote, version });
    return { remote, version };
  }

  /** Sets which versions are quarantined, and which remotes are gone from the store. */
  setHealth(remotes: Readonly<Record<string, RemoteHealth>>): void {
    this.#quarantined.reset();
    this.#gone.reset();
    for (const [remote, { live, refused, quarantined = [] }] of Object.entries(remotes)) {
      if (live !== null && refused?.version === NO_POINTER) this.#gone.set({ remote }, 1);
      for (const { version } of quarantined) this.#quarantined.set({ remote, version }, 1);
    }
  }

  /** Sets which releases are live, and which are canaries. */
  setLive(composition: Composition): void {
    this.#live.reset();
    for (const [remote, { version }] of Object.entries(composition.remotes)) {
      this.#live.set({ remote, version }, 1);
    }
    this.#canaries.reset();
    for (const [remote, { version, percent }] of Object.entries(composition.canaries ?? {})) {
      this.#canaries.set({ remote, version }, percent);
    }
  }
}

/** Serves `/metrics`. The gateway does not forward it to visitors. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  health: () => Readonly<Record<string, RemoteHealth>> = () => ({}),
): void {
  app.get('/metrics', async (_request, reply) => {
    metrics.setHealth(health());
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await metrics.registry.metrics());
  });
}
