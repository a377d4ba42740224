import { FAILURE_EVENT, type SiteFailure, tabStorage } from '@site/kit';
import { REPORT_PATH } from '@site/platform/protocol/page';

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
  for (const key of tabStorage.readTexts(REPORTED_KEY) ?? []) reported.add(key);
  const { kind, remote, version, path } = failure;
  const key = [kind, remote, version, path].join(' ');
  if (reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  tabStorage.write(REPORTED_KEY, [...reported]);
  const body = JSON.stringify({ kind, remote, version, path });
  navigator.sendBeacon?.(REPORT_PATH, new Blob([body], { type: 'application/json' }));
}
