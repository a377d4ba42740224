import { setTimeout as sleep } from 'node:timers/promises';
import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import type { RendererLimits } from './limits';
import type { ReleaseToLoad } from './messages';
import type { PageAnswer, RenderRequest } from './render';
import { ReleaseThrew, Renderer, RendererFailure, RendererGone, type RendererOptions } from './renderer';

/** A request waited too long for a renderer, or too many others waited. */
export class RenderersBusy extends Error {
  override name = 'RenderersBusy';
}

/** Called when there is one more or one less: renderer, or request that waits for one. */
export type OnLoad = (what: 'renderers' | 'waiting', change: 1 | -1) => void;

interface PoolOptions {
  /** A renderer ended because of what the release did. It is replaced. */
  onFailure(failure: RendererFailure): void;
  onLoad?: OnLoad;
  release: ReleaseToLoad;
  renderer: Omit<RendererOptions, 'limits'>;
  limits: RendererLimits;
}

interface Waiting {
  request: RenderRequest;
  /** Did the renderer that had it end? */
  isSecondTime: boolean;
  timer?: NodeJS.Timeout;
  resolve(rendered: PageAnswer): void;
  reject(error: Error): void;
}

/** A further renderer is started when a request waited this long, in ms. */
const GROW_AFTER_MS = 100;
/** A further renderer that did nothing for so long is ended, in ms. */
const SHRINK_AFTER_MS = 60_000;
/** The longest pause before a renderer is replaced, in ms: the pauses double while replacements fail soon. */
const MAX_PAUSE_MS = 10_000;
/** A renderer that worked for so long ends a series of failures, in ms. */
const STABLE_AFTER_MS = 20_000;

/**
 * The renderers of one release. A renderer that fails is replaced, and its request is given to another one, once, after those that wait:
 * it may be what made the renderer fail. A further renderer is started while requests wait. Renderers live longer than the request that
 * makes one necessary, so none of this is part of its trace.
 */
export class RendererPool {
  readonly #renderers = new Set<Renderer>();
  readonly #ready = new Set<Renderer>();
  readonly #queue: Waiting[] = [];
  readonly #lastUsed = new WeakMap<Renderer, number>();
  #failuresInSeries = 0;
  #isEnding = false;
  #timers = new Set<NodeJS.Timeout>();

  constructor(private readonly options: PoolOptions) {}

  /**
   * Starts the first renderer, renders every page of the release once, and waits for what goes wrong after that.
   *
   * @param options.watchMs how long nothing may go wrong, in ms
   * @param options.signal ends the start
   * @returns the addresses that search engines may list
   * @throws ReleaseThrew, RendererFailure or RendererGone; no renderer is left then.
   */
  start(options: { watchMs: number; signal?: AbortSignal | undefined }): Promise<readonly string[]> {
    return context.with(ROOT_CONTEXT, () => this.#start(options));
  }

  async #start({ watchMs, signal }: Parameters<RendererPool['start']>[0]): Promise<readonly string[]> {
    const renderer = this.#launch();
    const end = () => renderer.end();
    signal?.addEventListener('abort', end);
    try {
      await renderer.load(this.options.release);
      const indexed = await renderer.check();
      const fails = renderer.ended.then((failure) => {
        throw failure ?? new RendererGone('The renderer was ended.');
      });
      await Promise.race([sleep(watchMs), fails]);
      this.#watch(renderer);
      this.#setReady(renderer);
      return indexed;
    } catch (error) {
      await this.end();
      throw error;
    } finally {
      signal?.removeEventListener('abort', end);
    }
  }

  /**
   * Renders a page.
   *
   * @throws RenderersBusy; ReleaseThrew when the page throws; RendererFailure or RendererGone when two renderers ended over it.
   */
  render(request: RenderRequest): Promise<PageAnswer> {
    const { queue } = this.options.limits;
    if (this.#queue.length >= queue) {
      return Promise.reject(new RenderersBusy(`${queue} requests wait for a renderer.`));
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { request, isSecondTime: false, resolve, reject };
      context.with(ROOT_CONTEXT, () => this.#enqueue(waiting));
    });
  }

  #enqueue(waiting: Waiting): void {
    this.#wait(waiting);
    this.#assign();
    if (this.#queue.includes(waiting)) this.#after(GROW_AFTER_MS, () => this.#grow());
  }

  /**
   * Ends all renderers once the requests are answered, at the latest after `wait` and `answer` ms. Those over which a renderer ended are
   * not tried again here, and when no renderer is left nothing is: RendererGone.
   */
  async end(): Promise<void> {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.#refuseWhereTried();
    const { answer, wait } = this.options.limits;
    const deadline = Date.now() + answer + wait;
    while (this.#hasWork() && Date.now() < deadline) await sleep(20);
    for (const timer of this.#timers) clearTimeout(timer);
    for (const renderer of this.#renderers) renderer.end();
    await Promise.all([...this.#renderers].map(({ ended }) => ended));
  }

  #wait(waiting: Waiting): void {
    const { wait } = this.options.limits;
    this.#queue.push(waiting);
    this.options.onLoad?.('waiting', 1);
    waiting.timer = setTimeout(
      () => this.#refuse(waiting, new RenderersBusy(`No renderer was free for ${wait / 1000} seconds.`)),
      wait,
    );
  }

  /** Once the renderers are to end: refuses the requests over which one has ended, and all where no other one would answer. */
  #refuseWhereTried(): void {
    for (const waiting of [...this.#queue]) {
      const isTried = waiting.isSecondTime || this.#renderers.size === 0;
      if (isTried) this.#refuse(waiting, new RendererGone('The renderers are ended.'));
    }
  }

  #refuse(waiting: Waiting, reason: Error): void {
    this.#queue.splice(this.#queue.indexOf(waiting), 1);
    this.#leaveQueue(waiting);
    waiting.reject(reason);
  }

  #leaveQueue({ timer }: Waiting): void {
    clearTimeout(timer);
    this.options.onLoad?.('waiting', -1);
  }

  #hasWork(): boolean {
    return this.#queue.length > 0 || [...this.#ready].some((renderer) => !renderer.isIdle);
  }

  #launch(): Renderer {
    const { renderer: options, limits } = this.options;
    const renderer = new Renderer({ ...options, limits });
    this.#renderers.add(renderer);
    this.options.onLoad?.('renderers', 1);
    renderer.ended.then(() => {
      this.#renderers.delete(renderer);
      this.#ready.delete(renderer);
      this.options.onLoad?.('renderers', -1);
    });
    return renderer;
  }

  #setReady(renderer: Renderer): void {
    this.#ready.add(renderer);
    this.#lastUsed.set(renderer, Date.now());
    this.#assign();
  }

  /** Replaces the renderer when it ends. */
  #watch(renderer: Renderer): void {
    const since = Date.now();
    renderer.ended.then((failure) => {
      if (failure) this.options.onFailure(failure);
      if (Date.now() - since > STABLE_AFTER_MS) this.#failuresInSeries = 0;
      // The first replacement starts at once.
      const pause = this.#failuresInSeries ? Math.min(250 * 2 ** this.#failuresInSeries, MAX_PAUSE_MS) : 0;
      this.#failuresInSeries += 1;
      if (this.#isEnding) this.#refuseWhereTried();
      // Unless a request that waited has started another one since.
      else this.#after(pause, () => this.#renderers.size === 0 && this.#add());
    });
  }

  /** Starts one more renderer. One that does not load counts as a failure, and is tried again. */
  #add(): void {
    const renderer = this.#launch();
    this.#watch(renderer);
    renderer.load(this.options.release).then(
      () => this.#setReady(renderer),
      (error: Error) => {
        if (error instanceof ReleaseThrew) {
          const reason = `It could not be loaded again: ${error.message}`;
          this.options.onFailure(new RendererFailure({ kind: 'uncaught-error', reason }));
        }
        renderer.end();
      },
    );
  }

  #grow(): void {
    const isStarting = this.#renderers.size > this.#ready.size;
    if (this.#queue.length === 0 || isStarting || this.#renderers.size >= this.options.limits.renderers)
      return;
    this.#add();
    this.#after(SHRINK_AFTER_MS, () => this.#shrink());
  }

  #shrink(): void {
    if (this.#ready.size <= 1) return;
    const unused = [...this.#ready].find(
      (renderer) => renderer.isIdle && Date.now() - (this.#lastUsed.get(renderer) ?? 0) >= SHRINK_AFTER_MS,
    );
    if (unused) {
      this.#ready.delete(unused);
      unused.end();
    }
    if (this.#ready.size > 1) this.#after(SHRINK_AFTER_MS, () => this.#shrink());
  }

  #assign(): void {
    for (const renderer of this.#ready) {
      if (!renderer.isIdle) continue;
      const next = this.#queue.shift();
      if (!next) break;
      this.#leaveQueue(next);
      this.#lastUsed.set(renderer, Date.now());
      void this.#give(next, renderer);
    }
  }

  async #give(waiting: Waiting, renderer: Renderer): Promise<void> {
    try {
      waiting.resolve(await renderer.render(waiting.request));
    } catch (error) {
      if (error instanceof ReleaseThrew || waiting.isSecondTime) waiting.reject(error as Error);
      else if (this.#isEnding) waiting.reject(new RendererGone('The renderers are ended.'));
      else {
        waiting.isSecondTime = true;
        this.#wait(waiting);
      }
    }
    this.#assign();
  }

  #after(ms: number, work: () => unknown): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#isEnding || this.#hasWork()) work();
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }
}
