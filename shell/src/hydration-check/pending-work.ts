import { setTimeout as sleep } from 'node:timers/promises';
import type { DOMWindow } from 'jsdom';

/** Timers up to this delay belong to what a page does at its start, in ms. React works in timers without delay. */
const SHORT_TIMER_MS = 100;

/** After so many looks without any work, there is none. */
const IDLE_TURNS = 5;

/** How long a window without work is watched until its page counts as one that stays so, in ms. */
const WATCH_MS = 1000;

/** Counts what a window still has to do: scripts that it fetches, short timers and animation frames. */
export class PendingWork {
  readonly #pending = new Set<unknown>();

  /** Counts work until it has ended. */
  add<T>(work: Promise<T>): Promise<T> {
    this.#pending.add(work);
    return work.finally(() => this.#pending.delete(work));
  }

  /** Counts the timers that scripts of the window start from now on. */
  watch(window: DOMWindow): void {
    const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = window;
    const pending = this.#pending;
    const key = (kind: string, id: unknown) => `${kind} ${id}`;
    Object.assign(window, {
      setTimeout(handler: TimerHandler, delay = 0, ...args: unknown[]) {
        if (typeof handler !== 'function' || delay > SHORT_TIMER_MS)
          return setTimeout(handler, delay, ...args);
        const id = setTimeout(() => {
          pending.delete(key('timer', id));
          handler(...args);
        }, delay);
        pending.add(key('timer', id));
        return id;
      },
      clearTimeout(id: number) {
        pending.delete(key('timer', id));
        clearTimeout(id);
      },
      requestAnimationFrame(draw: FrameRequestCallback) {
        const id = requestAnimationFrame((time) => {
          pending.delete(key('frame', id));
          draw(time);
        });
        pending.add(key('frame', id));
        return id;
      },
      cancelAnimationFrame(id: number) {
        pending.delete(key('frame', id));
        cancelAnimationFrame(id);
      },
    });
  }

  /**
   * Waits until the page has started and has no work left, or until `isDone`. A page that makes new work again and again, or that has
   * none before it has started, is watched for some time.
   */
  async untilIdle({ isStarted, isDone }: { isStarted: () => boolean; isDone: () => boolean }): Promise<void> {
    let idleTurns = 0;
    let deadline = Number.POSITIVE_INFINITY;
    while (!isDone()) {
      idleTurns = this.#pending.size === 0 ? idleTurns + 1 : 0;
      if (isStarted() && idleTurns >= IDLE_TURNS) return;
      const mayEnd = isStarted() || idleTurns > 0;
      deadline = mayEnd ? Math.min(deadline, Date.now() + WATCH_MS) : Number.POSITIVE_INFINITY;
      if (Date.now() >= deadline) return;
      await sleep(1);
    }
  }
}
