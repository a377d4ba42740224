import type { Canary, Release } from '@site/platform/protocol';
import type { ReleaseCache } from '@site/platform/store';
import { RendererFailure } from '../rendering/renderer';
import { PageRenderError } from './page-render-error';
import type { ReleaseStarter, StartedRelease } from './release-starter';
import type { RunningCanary } from './renderable-composition';

/** A canary that could not be started for want of the store is tried again after this time, in ms. */
const RETRY_AFTER_MS = 3000;

/** The state of a canary, for `/health`. */
export interface CanaryHealth {
  version: string;
  /** Of the visitors. */
  percent: number;
  /** Do visitors get it? */
  running: boolean;
  /** Why they do not. */
  reason?: string;
}

/** A canary that is started or runs. */
interface Trial {
  /** `at` of the canary: tells one trial of a version from the next. */
  at: string;
  abort: AbortController;
  started?: StartedRelease;
  refusal?: { reason: string; retryAt: number };
  /** Resolves when it runs or was refused. */
  ended: Promise<void>;
}

/** The canaries of this process: runs the releases that some visitors get, next to those that are live. */
export class Canaries {
  #wanted: ReadonlyMap<string, Canary> = new Map();
  #trials = new Map<string, Trial>();

  constructor(
    private readonly options: {
      cache: Pick<ReleaseCache, 'release'>;
      starter: Pick<ReleaseStarter, 'start'>;
      /** How long nothing may go wrong before visitors get it, in ms. */
      watch: number;
      /** Does it fit what is live? @throws InvalidRelease with the reason */
      check: (release: Release) => void;
      /** A renderer of a canary failed; also at its start. */
      onFailure: (remote: string, version: string, failure: RendererFailure) => Promise<void>;
      /** A canary was not started, for another reason than the last time. */
      onRefused: (remote: string, version: string, reason: string) => void;
      /** Something started, or was refused. */
      onChange: () => void;
    },
  ) {}

  /** Starts the canaries that should run. @returns what ends the others, once no visitor is sent to them */
  update(wanted: ReadonlyMap<string, Canary>): () => void {
    this.#wanted = wanted;
    const over: Trial[] = [];
    for (const [name, trial] of this.#trials) {
      const canary = wanted.get(name);
      const isSame = canary?.at === trial.at;
      const isDue = trial.refusal && Date.now() >= trial.refusal.retryAt;
      if (isSame && !isDue) continue;
      trial.abort.abort();
      over.push(trial);
      this.#trials.delete(name);
      if (isSame && canary) this.#start(name, canary, trial.refusal?.reason);
    }
    for (const [name, canary] of wanted) if (!this.#trials.has(name)) this.#start(name, canary);
    return () => {
      for (const { started } of over) void started?.renderers.end();
    };
  }

  /** Hands over a version that runs and becomes live. Undefined when it does not run. */
  take(name: string, version: string): StartedRelease | undefined {
    const started = this.#trials.get(name)?.started;
    if (started?.release.version !== version) return undefined;
    this.#trials.delete(name);
    return started;
  }

  /** Those that visitors get, by remote. */
  get running(): ReadonlyMap<string, RunningCanary> {
    const running = new Map<string, RunningCanary>();
    for (const [name, { percent }] of this.#wanted) {
      const started = this.#trials.get(name)?.started;
      if (started) running.set(name, { started, percent });
    }
    return running;
  }

  health(name: string): CanaryHealth | undefined {
    const canary = this.#wanted.get(name);
    if (!canary) return undefined;
    const { started, refusal } = this.#trials.get(name) ?? {};
    const { version, percent } = canary;
    return { version, percent, running: started !== undefined, ...(refusal && { reason: refusal.reason }) };
  }

  /** Resolves when nothing is being started. */
  async settled(): Promise<void> {
    await Promise.all([...this.#trials.values()].map(({ ended }) => ended));
  }

  /** Ends all renderers once they have answered. */
  async stop(): Promise<void> {
    for (const { abort } of this.#trials.values()) abort.abort();
    await Promise.all([...this.#trials.values()].map(({ started }) => started?.renderers.end()));
  }

  /** @param known why it was refused before */
  #start(name: string, { version, at }: Canary, known?: string): void {
    const { cache, starter, watch, check, onFailure, onRefused, onChange } = this.options;
    const abort = new AbortController();
    const start = async () => {
      const release = await cache.release(name, version);
      check(release);
      return starter.start(release, {
        watch,
        signal: abort.signal,
        onFailure: (failure) => void onFailure(name, version, failure),
      });
    };
    const trial: Trial = { at, abort, ended: Promise.resolve() };
    this.#trials.set(name, trial);
    trial.ended = start().then(
      (started) => {
        if (abort.signal.aborted) return void started.renderers.end();
        trial.started = started;
        onChange();
      },
      async (error: Error) => {
        if (abort.signal.aborted) return;
        const { message: reason } = error;
        // A second failure of a renderer quarantines it; until then it is tried again at once.
        const isFailure = error instanceof RendererFailure;
        const wait = error instanceof PageRenderError ? Number.POSITIVE_INFINITY : RETRY_AFTER_MS;
        trial.refusal = { reason, retryAt: isFailure ? 0 : Date.now() + wait };
        if (reason !== known) onRefused(name, version, reason);
        if (isFailure) await onFailure(name, version, error);
        onChange();
      },
    );
  }
}
