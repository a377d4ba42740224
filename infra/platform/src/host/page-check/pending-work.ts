import { setTimeout as sleep } from 'node:timers/promises';
import type { DOMWindow } from 'jsdom';

/**
 * Timers up to this delay belong to what a page does at its start, in ms. React works in timers without delay. Longer ones are never
 * called: nobody waits for them, and on a slow machine they would say that something takes too long.
 */
const SHORT_TIMER_MS = 100;

/** How many times in a row there must be no work, with a turn of the event loop in between. */
const IDLE_TURNS = 5;

/**
 * How many turns a page is watched that does not come to an end: about a second. Not a time, in which a page on a slow machine gets
 * nowhere.
 */
const MAX_TURNS = 1000;

/** Counts what a window still has to do: scripts that it fetches, short timers and animation frames. */
export class PendingWork {
  readonly #pending = new Set<unknown>();

  constructor(private readonly maxTurns = MAX_TURNS) {}

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
        if (typeof handler !== 'function' || delay > SHORT_TIMER_MS) return setTimeout(() => {}, delay);
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
    for (let turns = 0; turns < this.maxTurns && !isDone(); turns += 1) {
      const isIdle = this.#pending.size === 0;
      idleTurns = isIdle ? idleTurns + 1 : 0;
      if (isStarted() && idleTurns >= IDLE_TURNS) return;
      // Its scripts may take as long as they need to arrive and to run.
      if (!isStarted() && !isIdle) turns = 0;
      await sleep(1);
    }
  }
}
