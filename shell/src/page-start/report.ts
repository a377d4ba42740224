import type { FailureKind, SiteFailure } from '@site/kit';
import { REPORT_PATH } from '@site/platform/protocol/page';

/** Reports a failure on this page to the server. */
export function report(kind: FailureKind, remote: string, version: string): void {
  const failure: SiteFailure = { kind, remote, version, path: location.pathname };
  navigator.sendBeacon(REPORT_PATH, new Blob([JSON.stringify(failure)], { type: 'application/json' }));
}

/** Is this the first time in this tab? Stores the answer. False when the browser cannot store it: a reload could repeat forever. */
export function isFirst(what: string): boolean {
  const key = `shell-${what}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}
