import { optional } from '../browser/optional';
import type { PageTrace } from './measure';
import { SERVER_TIMING } from './page-trace';

/**
 * Traces this page load when the server does, see `SERVER_TIMING`. What does it is loaded only then, beside the page; when it fails to load,
 * nothing is measured.
 */
export async function traceIfServerDoes(): Promise<PageTrace | undefined> {
  const [load] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  if (!load?.serverTiming?.some(({ name }) => name === SERVER_TIMING.trace)) return undefined;
  const measure = await optional(import(/* webpackChunkName: "tracing" */ './measure'));
  return measure?.PageTrace.of(load);
}
