import { LRUCache } from 'lru-cache';
import type { PreviewGrant } from '../../protocol/preview-link';
import { formatReleaseId } from '../../protocol/release';
import { checkLibraries, checkPaths, type ProvidedLibraries } from '../../protocol/rules';
import type { ReleaseCache } from '../../store/release-cache';
import { FileNotFound } from '../../store/store-errors';
import type { Reconciler } from './reconciler';
import type { ReleaseStarter, StartedRelease } from './release-starter';
import type { RenderableComposition } from './renderable-composition';

/** The releases to show instead of the live ones: versions by remote. */
type Wanted = PreviewGrant['releases'];

/** How many releases that are not live run at once, each with renderers of its own. */
const MAX_PREVIEWS = 3;
/** A preview that nobody asked for during this time ends, in ms. */
const PREVIEW_TTL_MS = 600_000;
/** A preview that failed so often ends; the next request starts it again. */
const MAX_PREVIEW_FAILURES = 2;

/** A requested release cannot be shown. */
export class PreviewUnavailable extends Error {
  override name = 'PreviewUnavailable';

  constructor(
    /** A sentence for each release that cannot be shown. */
    readonly reasons: readonly string[],
  ) {
    super(reasons.join(' '));
  }
}

/**
 * Runs releases other than the live ones for requests that name them: each is verified and test-rendered like a release that goes
 * live, has renderers and limits of its own, and does not affect other requests.
 */
export class PreviewReleases {
  #previews = new LRUCache<string, Promise<StartedRelease>>({
    max: MAX_PREVIEWS,
    ttl: PREVIEW_TTL_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (starting) => void starting.then(({ renderers }) => renderers.end()).catch(() => {}),
  });

  constructor(
    private readonly options: {
      /** What the shell provides to remotes. */
      provided: ProvidedLibraries;
      reconciler: Pick<Reconciler, 'current' | 'with'>;
      cache: Pick<ReleaseCache, 'release'>;
      starter: Pick<ReleaseStarter, 'start'>;
    },
  ) {}

  /**
   * The live composition with these releases in it.
   *
   * @throws PreviewUnavailable with every problem
   */
  async compose(wanted: Wanted): Promise<RenderableComposition> {
    const others = new Map<string, StartedRelease>();
    const reasons: string[] = [];
    const attempt = async (name: string, version: string, work: () => Promise<void> | void) => {
      try {
        await work();
      } catch (error) {
        const reason = error instanceof FileNotFound ? 'It is not in the store.' : (error as Error).message;
        reasons.push(`${name} ${version}: ${reason}`);
      }
    };
    await Promise.all(
      Object.entries(wanted).map(([name, version]) =>
        attempt(name, version, async () => void others.set(name, await this.#load(name, version))),
      ),
    );
    const preview = this.options.reconciler.with(others);
    const together = [...preview.releases.values()].map(({ release }) => release);
    for (const { release } of others.values()) {
      await attempt(release.name, release.version, () => checkPaths(release, together));
    }
    if (reasons.length > 0) throw new PreviewUnavailable(reasons);
    return preview;
  }

  stop(): void {
    this.#previews.clear();
  }

  #load(name: string, version: string): Promise<StartedRelease> {
    const isLive = this.options.reconciler.current.releases.get(name);
    if (isLive?.release.version === version) return Promise.resolve(isLive);
    const key = formatReleaseId({ name, version });
    const known = this.#previews.get(key);
    if (known) return known;
    // Not one that was started after it.
    const forget = () => this.#previews.peek(key) === starting && this.#previews.delete(key);
    const starting: Promise<StartedRelease> = this.#start(name, version, forget);
    this.#previews.set(key, starting);
    starting.catch(forget);
    return starting;
  }

  async #start(name: string, version: string, onFailures: () => void): Promise<StartedRelease> {
    const { cache, starter, provided } = this.options;
    const release = await cache.release(name, version);
    checkLibraries(release, provided);
    let failures = 0;
    return starter.start(release, {
      watchMs: 0,
      onFailure: () => {
        failures += 1;
        if (failures >= MAX_PREVIEW_FAILURES) onFailures();
      },
    });
  }
}
