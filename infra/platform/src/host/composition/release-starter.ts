import type { Release } from '../../protocol/release';
import type { ReleaseCache } from '../../store/release-cache';
import type { RendererLimits } from '../rendering/limits';
import type { RenderSettings } from '../rendering/render';
import { ReleaseThrew, RendererFailure } from '../rendering/renderer';
import { type OnLoad, RendererPool } from '../rendering/renderer-pool';

/** A page of a release threw in a test render: a retry cannot help. */
export class PageRenderError extends Error {
  override name = 'PageRenderError';
}

/** A release whose pages can be rendered. */
export interface StartedRelease {
  release: Release;
  renderers: Pick<RendererPool, 'render' | 'end'>;
  /** The addresses that search engines may list: path and query. */
  indexed: readonly string[];
}

export interface StartOptions {
  /** How long nothing may go wrong before the release counts as started, in ms. */
  watchMs: number;
  /** Called when a renderer fails after the release has started. */
  onFailure: (failure: RendererFailure) => void;
  /** Ends the start, which throws then. */
  signal?: AbortSignal;
}

/** Starts releases next to those that run. */
export class ReleaseStarter {
  constructor(
    private readonly options: {
      cache: Pick<ReleaseCache, 'fetch' | 'read'>;
      settings: RenderSettings;
      limits: RendererLimits;
      /** The program of a renderer. */
      script: string;
      /** Does a remote get its first renderer once a page of it is asked for? Its pages are not checked then. */
      startsLater: (remote: string) => boolean;
      /** Receives what a release writes to the console. */
      onLine: (release: Release, line: string) => void;
      onLoad: (remote: string, ...load: Parameters<OnLoad>) => void;
      /** Called for every renderer that failed, whatever comes of it. */
      onRendererFailure: (remote: string, failure: RendererFailure) => void;
    },
  ) {}

  /**
   * Fetches and verifies a release, starts its renderers, renders every page once, and waits for what goes wrong after that.
   *
   * @throws PageRenderError; RendererFailure; InvalidRelease and other errors about its files. Nothing of it runs then.
   */
  async start(release: Release, { watchMs, onFailure, signal }: StartOptions): Promise<StartedRelease> {
    const { settings, limits, script, startsLater, onLine, onLoad, onRendererFailure } = this.options;
    const { name: remote } = release;
    const sources = await this.#sourcesOf(release);
    signal?.throwIfAborted();
    const renderers = new RendererPool({
      release: { remote, sources, settings },
      renderer: { script, onLine: (line) => onLine(release, line) },
      limits,
      onFailure: (failure) => {
        onRendererFailure(remote, failure);
        onFailure(failure);
      },
      onLoad: (...load) => onLoad(remote, ...load),
    });
    if (startsLater(remote)) return { release, renderers, indexed: [] };
    try {
      return { release, renderers, indexed: await renderers.start({ watchMs, signal }) };
    } catch (error) {
      if (error instanceof RendererFailure) onRendererFailure(remote, error);
      if (!(error instanceof ReleaseThrew)) throw error;
      throw new PageRenderError(`A page does not render: ${error.message}`, { cause: error });
    }
  }

  /** The source code of its Node build. */
  async #sourcesOf(release: Release): Promise<Record<string, string>> {
    const { cache } = this.options;
    await cache.fetch(release);
    const scripts = release.files.filter(({ path }) => /^node\/.*\.c?js$/.test(path));
    const sources = await Promise.all(
      scripts.map(async ({ path }) => [path, (await cache.read(release, path)).toString('utf8')] as const),
    );
    return Object.fromEntries(sources);
  }
}
