/** The result of some tests. */
export interface Count {
  passed: number;
  /** How many of those that passed were not run: they passed before, with the same input. */
  cached: number;
  skipped: number;
  /** The names of the tests that failed. */
  failures: readonly string[];
}

/** `512 passed, 0 failed, 3 skipped (400 from the cache)` */
export function formatCount({ passed, failures, skipped, cached }: Count): string {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}${cached > 0 ? ` (${cached} from the cache)` : ''}`;
}

/** Adds up several results. */
export function addUp(counts: readonly Count[]): Count {
  const total = (field: 'passed' | 'cached' | 'skipped') =>
    counts.reduce((sum, count) => sum + count[field], 0);
  return {
    passed: total('passed'),
    cached: total('cached'),
    skipped: total('skipped'),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

/** The report that `infra/jest/reporter.mjs` writes. */
export type JestReport = Omit<Count, 'cached'>;

/** The fields that are read of the report of Playwright. */
export interface PlaywrightReport {
  stats: { expected: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  /** Of the outermost suites: the file. */
  title: string;
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
  suites?: PlaywrightSuite[];
}

/** What the report of a script says, whose tests were run now. */
export function countReport(report: JestReport | PlaywrightReport): Count {
  if (!('stats' in report)) return { ...report, cached: 0 };
  const { stats, suites } = report;
  return {
    passed: stats.expected,
    cached: 0,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => failuresOf(suite)),
  };
}

function failuresOf({ title, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map((spec) => spec.title);
  return [...own, ...suites.flatMap(failuresOf)].map((name) => `${title} › ${name}`);
}
