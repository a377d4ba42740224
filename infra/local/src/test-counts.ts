/** The result of a step. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Flaky tests: they failed first and passed when retried. File and name of each; they also count as passed. */
  secondTries: string[];
}

/** `512 passed, 0 failed, 3 skipped` */
export function inWords({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Adds up the results of several steps. */
export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
      secondTries: [...total.secondTries, ...count.secondTries],
    }),
    { passed: 0, failed: 0, skipped: 0, secondTries: [] },
  );
}

/** The fields that are read of the JSON report of Jest. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Counts the tests of Jest; a file that could not be run counts as a failed test. */
export function countJest(report: JestReport): Count {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    secondTries: [],
  };
}

/** The fields that are read of the JSON report of Playwright. */
export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  suites: Suite[];
}

/** A file, or a `describe` in it. */
interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
}

/** Counts the tests of Playwright and lists the flaky ones. */
export function countPlaywright({ stats, suites }: PlaywrightReport): Count {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    secondTries: suites.flatMap((file) => secondTries(file, [])),
  };
}

function secondTries({ suites = [], specs }: Suite, within: string[]): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${[`tests/${file}`, ...within, title].join(' › ')} (${projectName})`),
  );
  return [...own, ...suites.flatMap((suite) => secondTries(suite, [...within, suite.title]))];
}
