/** The path where the shell's server receives the spans that browsers measured. */
export const SPANS_PATH = '/report/spans';

/**
 * The entries of `Server-Timing` in the answer with a page that is traced: the span of the navigation (W3C Trace Context), which the
 * browser reports, and when the server began its answer and how long it took. The HTML cannot say it: it is the same for everybody.
 */
export const SERVER_TIMING = {
  /** Its description is a `traceparent`. */
  trace: 'traceparent',
  /** Its description is the start in ms since the epoch, its duration is in ms. */
  answer: 'answer',
} as const;

/**
 * What a browser measures. `navigation`: until a page is usable, or until the next page is shown; `response`: the request and the answer with
 * the HTML; `hydration`: from there until the page is hydrated; `call`: a call of the backend.
 */
export const SPAN_NAMES = ['navigation', 'response', 'hydration', 'call'] as const;

/** A span that a browser measured. */
export interface ReportedSpan {
  traceId: string;
  id: string;
  /** Missing for a navigation. */
  parentId?: string;
  name: (typeof SPAN_NAMES)[number];
  /** In ms since the epoch, by the clock of the server. */
  start: number;
  /** Its duration in ms. */
  ms: number;
  /** Of a navigation: the page that it leads to, and its owner. `path` is that in the table of the owner. */
  page?: { remote: string; version: string; path: string };
  /** Of a call. Without status there was no answer. */
  call?: { method: string; path: string; status?: number };
}

/** The spans of a tab since its last report. Nothing in it tells one visitor from another. */
export interface SpansReport {
  spans: readonly ReportedSpan[];
}

export const MAX_SPANS_PER_REPORT = 30;

/** No call of the contract has a longer path. */
export const MAX_CALL_PATH = 200;
