import { formatReleaseId, type Release, type ReleaseId } from '../../protocol/release';
import type { RendererFailure } from '../rendering/renderer';
import type { ReleaseStarter, StartedRelease } from './release-starter';

/** A release that is being started, or runs. */
export interface Run {
  readonly release: Release;
  /** Undefined while it is being started. */
  readonly started: StartedRelease | undefined;
  /** Was it ended, before or after it had started? */
  readonly isEnded: boolean;
  /** @throws what `ReleaseStarter.start` throws, or when the run was ended before it started. */
  readonly ready: Promise<StartedRelease>;
}

interface OwnRun extends Run {
  started: StartedRelease | undefined;
  isEnded: boolean;
  readonly abort: AbortController;
}

/** Releases that this process runs. */
export class Runs {
  readonly #runs = new Map<string, OwnRun>();

  constructor(private readonly starter: Pick<ReleaseStarter, 'start'>) {}

  get(id: ReleaseId): Run | undefined {
    return this.#runs.get(formatReleaseId(id));
  }

  /** Starts a release. One that does not start is forgotten. @param options.watchMs how long nothing may go wrong before it has started */
  start(
    release: Release,
    { watchMs, onFailure }: { watchMs: number; onFailure: (failure: RendererFailure) => void },
  ): Run {
    const key = formatReleaseId(release);
    const abort = new AbortController();
    const run: OwnRun = {
      release,
      started: undefined,
      isEnded: false,
      abort,
      ready: this.starter.start(release, { watchMs, signal: abort.signal, onFailure }),
    };
    run.ready.then(
      (started) => {
        run.started = started;
      },
      () => this.#runs.get(key) === run && this.#runs.delete(key),
    );
    this.#runs.set(key, run);
    return run;
  }

  /** Ends all but these, once they have answered. */
  async endAllBut(kept: Iterable<ReleaseId>): Promise<void> {
    const keys = new Set([...kept].map(formatReleaseId));
    const others = [...this.#runs].filter(([key]) => !keys.has(key));
    await Promise.all(others.map(([key, run]) => this.#end(key, run)));
  }

  #end(key: string, run: OwnRun): Promise<void> {
    this.#runs.delete(key);
    run.isEnded = true;
    run.abort.abort();
    // A start that is aborted has nothing left to end.
    return run.ready.then(({ renderers }) => renderers.end()).catch(() => {});
  }
}
