import { checkPaths, NotThere } from '@site/release';
import { LRUCache } from 'lru-cache';
import { LIVE } from '../team-tools/releases';
import type { LiveComposition } from './live-composition';
import type { ReadyComposition } from './ready-composition';
import type { LoadedRelease, ReleaseLoader } from './release-loader';

/** How many releases that are not live are kept in memory. */
const MOST_BESIDE = 6;

const WANTED = /^([a-z][a-z0-9-]{0,49})@([0-9A-Za-z][0-9A-Za-z.-]{0,99})$/;

/** Somebody asked for a release that cannot be shown. */
export class UnfitOverride extends Error {
  override name = 'UnfitOverride';

  constructor(
    /** A sentence for each release that cannot be shown. */
    readonly reasons: readonly string[],
  ) {
    super(reasons.join(' '));
  }
}

/**
 * Shows other releases than the live ones, to those who ask: each is verified and tried like a release that goes live, kept
 * beside the live ones, and changes nothing for others.
 */
export class ReleaseOverrides {
  #beside = new LRUCache<string, Promise<LoadedRelease>>({ max: MOST_BESIDE });

  constructor(
    private readonly options: {
      names: readonly string[];
      live: Pick<LiveComposition, 'releases' | 'with'>;
      loader: Pick<ReleaseLoader, 'load'>;
    },
  ) {}

  /**
   * Which releases are asked for: `mfe-forms@1.2.0-3f9a01bc`. Of several for one remote the last counts.
   *
   * @returns versions by remote
   * @throws UnfitOverride
   */
  read(values: readonly string[]): Readonly<Record<string, string>> {
    if (values.includes(LIVE)) return {};
    const wanted: Record<string, string> = {};
    const reasons: string[] = [];
    for (const value of values) {
      const [, name = '', version = ''] = WANTED.exec(value) ?? [];
      if (!name) reasons.push(`"${value.slice(0, 100)}" is not the name of a remote, an @ and a version.`);
      else if (!this.options.names.includes(name)) reasons.push(`${name} is not a remote of this site.`);
      else wanted[name] = version;
    }
    if (reasons.length > 0) throw new UnfitOverride(reasons);
    return wanted;
  }

  /**
   * These releases, ready to render.
   *
   * @throws UnfitOverride with everything that is wrong with them
   */
  async load(wanted: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, LoadedRelease>> {
    const others = new Map<string, LoadedRelease>();
    const reasons: string[] = [];
    await Promise.all(
      Object.entries(wanted).map(async ([name, version]) => {
        try {
          others.set(name, await this.#load(name, version));
        } catch (error) {
          const reason = error instanceof NotThere ? 'It is not in the store.' : (error as Error).message;
          reasons.push(`${name} ${version}: ${reason}`);
        }
      }),
    );
    const together = [...new Map([...this.options.live.releases, ...others]).values()];
    for (const { release } of others.values()) {
      try {
        checkPaths(
          release,
          together.map((other) => other.release),
        );
      } catch (error) {
        reasons.push(`${release.name} ${release.version}: ${(error as Error).message}`);
      }
    }
    if (reasons.length > 0) throw new UnfitOverride(reasons);
    return others;
  }

  /**
   * The live composition with these releases in it.
   *
   * @throws UnfitOverride with everything that is wrong with them
   */
  async compose(wanted: Readonly<Record<string, string>>): Promise<ReadyComposition> {
    return this.options.live.with(await this.load(wanted));
  }

  #load(name: string, version: string): Promise<LoadedRelease> {
    const isLive = this.options.live.releases.get(name);
    if (isLive?.release.version === version) return Promise.resolve(isLive);
    const key = `${name}@${version}`;
    const loading = this.#beside.get(key) ?? this.options.loader.load(name, version, () => {});
    this.#beside.set(key, loading);
    loading.catch(() => this.#beside.delete(key));
    return loading;
  }
}
