import { FAILURE_EVENT, type SiteFailure, tabStorage } from '@site/kit';

/** Where the shell's server counts failures. */
export const REPORT_PATH = '/report/failures';

/** Where this tab keeps what it reported already. */
const REPORTED_KEY = 'failures-reported';

/** A tab that reported this many says no more. */
const MOST_REPORTS = 50;

const reported = new Set<string>();

/**
 * Tells of a failure: as an event in this browser, every time, and to the shell's server, once for each of its kind in
 * this tab.
 */
export function reportFailure(failure: SiteFailure): void {
  window.dispatchEvent(new CustomEvent(FAILURE_EVENT, { detail: failure }));
  for (const key of tabStorage.readTexts(REPORTED_KEY) ?? []) reported.add(key);
  const { kind, remote, version, path } = failure;
  const key = [kind, remote, version, path].join(' ');
  if (reported.has(key) || reported.size >= MOST_REPORTS) return;
  reported.add(key);
  tabStorage.write(REPORTED_KEY, [...reported]);
  const body = JSON.stringify({ kind, remote, version, path });
  navigator.sendBeacon?.(REPORT_PATH, new Blob([body], { type: 'application/json' }));
}
