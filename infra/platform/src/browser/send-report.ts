/** Sends a report to the server, also from a page that is being left. Nothing reads the answer. */
export function sendReport(path: string, report: object): void {
  navigator.sendBeacon?.(path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
