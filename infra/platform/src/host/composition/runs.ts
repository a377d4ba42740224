import { formatReleaseId, type Release, type ReleaseId } from '../../protocol/release';
import type { ReleaseStarter, StartedRelease, StartOptions } from './release-starter';

/** A release that is being started, or runs. */
interface Run {
  readonly release: Release;
  /** Undefined while it is being started. */
  started: StartedRelease | undefined;
  /** Aborted once it is ended, before or after it has started. */
  readonly ended: AbortController;
  /** @throws what `ReleaseStarter.start` throws, or when the run was ended before it started. */
  readonly starting: Promise<StartedRelease>;
}

export class Runs {
  readonly #runs = new Map<string, Run>();

  constructor(private readonly starter: Pick<ReleaseStarter, 'start'>) {}

  get(id: ReleaseId): Run | undefined {
    return this.#runs.get(formatReleaseId(id));
  }

  /** Starts a release. One that does not start is forgotten. */
  start(release: Release, options: Omit<StartOptions, 'signal'>): Run {
    const key = formatReleaseId(release);
    const ended = new AbortController();
    const starting = this.starter.start(release, { ...options, signal: ended.signal });
    const run: Run = { release, started: undefined, ended, starting };
    starting.then(
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
    const endings = others.map(([key, { ended, starting }]) => {
      this.#runs.delete(key);
      ended.abort();
      // A start that is aborted has nothing left to end.
      return starting.then(({ renderers }) => renderers.end()).catch(() => {});
    });
    await Promise.all(endings);
  }
}
