/** The result of some tests. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** How many of those that passed were not run: they passed before, with the same input. */
  cached: number;
}

/** `512 passed, 0 failed, 3 skipped (400 from the cache)` */
export function formatCount({ passed, failed, skipped, cached }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}${cached > 0 ? ` (${cached} from the cache)` : ''}`;
}

/** Adds up several results. */
export function addUp(counts: readonly Count[]): Count {
  const total = (field: keyof Count) => counts.reduce((sum, count) => sum + count[field], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    cached: total('cached'),
  };
}

/** The fields that are read of the report of Jest. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/** The fields that are read of the report of Playwright. */
export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
}

/** What the report of a script says, whose tests were run now. A file that Jest could not run counts as a failed test. */
export function countReport(report: JestReport | PlaywrightReport): Count {
  if ('stats' in report) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped, cached: 0 };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    cached: 0,
  };
}
