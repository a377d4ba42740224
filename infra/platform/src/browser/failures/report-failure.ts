import { FAILURES_PATH } from '../../protocol/addresses';
import { FAILURE_EVENT, MAX_FRAMES, REPORTED_FRAME, type SiteFailure } from '../../protocol/site-failure';
import { sendReport } from '../send-report';
import { readTexts, write } from '../tab-storage';

const REPORTED_KEY = 'failures-reported';

/** The maximum number of reports per tab. */
const MAX_REPORTS = 50;

const reported = new Set<string>();

/**
 * Reports a failure: as an event on `window`, every time, and to the shell's server, once per tab for the same kind, remote, version
 * and path.
 *
 * @param error what was thrown; of it the server is told where in the scripts it happened, and nothing else
 */
export function reportFailure(failure: SiteFailure, error?: unknown): void {
  window.dispatchEvent(new CustomEvent(FAILURE_EVENT, { detail: failure }));
  for (const key of readTexts(REPORTED_KEY)) reported.add(key);
  const { kind, remote, version, path } = failure;
  const key = [kind, remote, version, path].join(' ');
  if (reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  write(REPORTED_KEY, [...reported]);
  const frames = stackOf(error).match(REPORTED_FRAME)?.slice(0, MAX_FRAMES);
  sendReport(FAILURES_PATH, { kind, remote, version, path, frames });
}

/** Of a page that could not be loaded it is the stack of the reason. */
function stackOf(error: unknown): string {
  const { cause, stack } = (error ?? {}) as Error;
  return String((cause as Error)?.stack ?? stack);
}
