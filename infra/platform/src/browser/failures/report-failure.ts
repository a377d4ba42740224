import { FAILURES_PATH } from '../../protocol/addresses';
import { FAILURE_EVENT, type SiteFailure } from '../../protocol/site-failure';
import { sendReport } from '../send-report';
import { readTexts, write } from '../tab-storage';

/** The storage key of the failures that this tab already reported. */
const REPORTED_KEY = 'failures-reported';

/** The maximum number of reports per tab. */
const MAX_REPORTS = 50;

const reported = new Set<string>();

/**
 * Reports a failure: as an event on `window`, every time, and to the shell's server, once per tab for the same kind, remote, version
 * and path.
 */
export function reportFailure(failure: SiteFailure): void {
  window.dispatchEvent(new CustomEvent(FAILURE_EVENT, { detail: failure }));
  for (const key of readTexts(REPORTED_KEY)) reported.add(key);
  const { kind, remote, version, path } = failure;
  const key = [kind, remote, version, path].join(' ');
  if (reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  write(REPORTED_KEY, [...reported]);
  sendReport(FAILURES_PATH, { kind, remote, version, path });
}
