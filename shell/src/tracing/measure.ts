import { followNavigation, type PageView } from '../failure-reporting/count-views';
import type { Navigation } from '../routing/navigation';
import {
  MAX_CALL_PATH,
  MAX_SPANS_PER_REPORT,
  type ReportedSpan,
  SERVER_TIMING,
  SPANS_PATH,
  type SpansReport,
} from './page-trace';

/** A tab that stays open for days reports no more than this. */
const MAX_SPANS_PER_TAB = 200;

/** Spans wait so long for others, in ms. */
const SEND_AFTER_MS = 2000;

/** The trace of a navigation, and the span that stands for it. */
interface Trace {
  traceId: string;
  id: string;
}

/** A moment or a period in ms since the page load, as `performance.now()` has it. */
type Moment = number;

/**
 * Measures a page load that the server traces, the navigations after it, and the calls of the backend on each page, and reports them to the
 * shell. The calls carry the trace, so that what the backend does for them is in it too.
 */
export class PageTrace {
  #current: Trace;
  #spans: ReportedSpan[] = [];
  #left = MAX_SPANS_PER_TAB;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Is the page hydrated, or did the visitor leave before? */
  #isLoaded = false;

  /** @returns undefined when the header is none that the server sends */
  static of(load: PerformanceNavigationTiming): PageTrace | undefined {
    const entry = (name: string) => load.serverTiming.find((timing) => timing.name === name);
    const [, traceId, id] =
      /^00-(\w{32})-(\w{16})-01$/.exec(entry(SERVER_TIMING.trace)?.description ?? '') ?? [];
    const { description, duration } = entry(SERVER_TIMING.answer) ?? {};
    if (!traceId || !id || !description || duration === undefined) return undefined;
    // The server's clock: that of a visitor may be minutes off. What is left of the wait was on the way, half of it there.
    const onTheWay = Math.max(load.responseStart - load.requestStart - duration, 0);
    const zero = Number(description) - load.requestStart - onTheWay / 2;
    return new PageTrace({ traceId, id }, zero, load);
  }

  private constructor(
    trace: Trace,
    /** The server's time at the start of the page load, in ms since the epoch. */
    private readonly zero: number,
    private readonly load: PerformanceNavigationTiming,
  ) {
    this.#current = trace;
    this.#traceCalls();
    addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'hidden') return;
      this.#endLoad();
      this.#send();
    });
  }

  /** Call it when the page is hydrated. From here on the navigations of the visitor are traced. */
  follow(navigation: Navigation): void {
    const { owner, path } = navigation.state.shown;
    if (!this.#isLoaded && this.load.responseEnd > 0) {
      this.#add('hydration', this.load.responseEnd, performance.now());
    }
    this.#endLoad(owner && { owner, path });
    // Listeners are called in this order: when it begins, at the page that it leads to, and when it is over.
    let since: Moment | undefined;
    navigation.listen(() => {
      if (navigation.state.pending) since ??= performance.now();
    });
    followNavigation(navigation, (page) => {
      this.#current = { traceId: randomHex(16), id: randomHex(8) };
      this.#addNavigation(since ?? performance.now(), page);
    });
    navigation.listen(() => {
      if (!navigation.state.pending) since = undefined;
    });
  }

  #endLoad(page?: PageView): void {
    if (this.#isLoaded) return;
    this.#isLoaded = true;
    const { requestStart, responseEnd } = this.load;
    if (responseEnd > 0) this.#add('response', requestStart, responseEnd);
    this.#addNavigation(0, page);
  }

  #addNavigation(start: Moment, page: PageView | undefined): void {
    const { traceId, id } = this.#current;
    const { remote, version } = page?.owner ?? {};
    const shown = remote && version ? { page: { remote, version, path: page?.path ?? '' } } : {};
    this.#keep({ traceId, id, name: 'navigation', ...this.#times(start, performance.now()), ...shown });
  }

  #add(name: ReportedSpan['name'], start: Moment, end: Moment): void {
    const { traceId, id: parentId } = this.#current;
    this.#keep({ traceId, id: randomHex(8), parentId, name, ...this.#times(start, end) });
  }

  #times(start: Moment, end: Moment): Pick<ReportedSpan, 'start' | 'ms'> {
    return { start: this.zero + start, ms: Math.max(end - start, 0) };
  }

  #keep(span: ReportedSpan): void {
    if (this.#left <= 0) return;
    this.#left -= 1;
    this.#spans.push(span);
    clearTimeout(this.#timer);
    if (this.#spans.length >= MAX_SPANS_PER_REPORT) this.#send();
    else this.#timer = setTimeout(() => this.#send(), SEND_AFTER_MS);
  }

  #send(): void {
    clearTimeout(this.#timer);
    if (this.#spans.length === 0) return;
    const report: SpansReport = { spans: this.#spans };
    this.#spans = [];
    navigator.sendBeacon?.(SPANS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  }

  /** All code of this page calls the backend by `fetch`. */
  #traceCalls(): void {
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const { url, method } = input instanceof Request ? input : { url: String(input), method: 'GET' };
      const { origin, pathname: path } = new URL(url, location.href);
      if (this.#left <= 0 || origin !== location.origin || !path.startsWith('/api/'))
        return original(input, init);
      const { traceId, id: parentId } = this.#current;
      const id = randomHex(8);
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
      headers.set('traceparent', `00-${traceId}-${id}-01`);
      const start = performance.now();
      const keep = (status?: number) => {
        const call = {
          method: (init?.method ?? method).toUpperCase(),
          path: path.slice(0, MAX_CALL_PATH),
          ...(status && { status }),
        };
        this.#keep({ traceId, id, parentId, name: 'call', ...this.#times(start, performance.now()), call });
      };
      try {
        const response = await original(input, { ...init, headers });
        keep(response.status);
        return response;
      } catch (error) {
        // Nobody wanted the answer any more.
        if ((error as Error | undefined)?.name !== 'AbortError') keep();
        throw error;
      }
    };
  }
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
