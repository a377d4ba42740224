import { FAILURE_EVENT, type SiteFailure } from '@site/kit';

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
  for (const key of readReported()) reported.add(key);
  const { kind, remote, version, path } = failure;
  const key = [kind, remote, version, path].join(' ');
  if (reported.has(key) || reported.size >= MOST_REPORTS) return;
  reported.add(key);
  try {
    sessionStorage.setItem(REPORTED_KEY, JSON.stringify([...reported]));
  } catch {
    // Then it is known until the next load.
  }
  const body = JSON.stringify({ kind, remote, version, path });
  navigator.sendBeacon?.(REPORT_PATH, new Blob([body], { type: 'application/json' }));
}

function readReported(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(REPORTED_KEY) ?? '[]');
    if (Array.isArray(kept) && kept.every((key) => typeof key === 'string')) return kept;
    sessionStorage.removeItem(REPORTED_KEY);
  } catch {
    // Storage is blocked, or what is in it is no JSON: it is written anew.
  }
  return [];
}
