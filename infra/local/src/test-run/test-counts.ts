import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or what failed outside of a test, such as the start of the site for a suite. */
export interface Failure {
  name: string;
  /** What went wrong, as it was printed; may contain escape sequences of colours. */
  message: string;
  /** The Markdown file in which Playwright describes it, with what the page showed. */
  descriptionFile?: string;
}

/** The result of some tests. */
export interface Count {
  passed: number;
  /** How many of those that passed were not run: they passed before, with the same input. */
  cached: number;
  skipped: number;
  failures: readonly Failure[];
}

/** A message may contain a whole page. */
const MAX_MESSAGE_LINES = 30;

/** The name, and below it the begin of the message without colours. */
export function formatFailure({ name, message }: Failure): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MAX_MESSAGE_LINES);
  return [`Failed: ${name}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** @returns what the page showed, in the description of a failure by Playwright; empty when there was no page */
export function pageIn(description: string): string {
  return /^```yaml\n(.*?)\n```$/ms.exec(description)?.[1] ?? '';
}

/** `512 passed, 0 failed, 3 skipped (400 from the cache)` */
export function formatCount({ passed, failures, skipped, cached }: Count): string {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}${cached > 0 ? ` (${cached} from the cache)` : ''}`;
}

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
  /** What failed outside of a test. */
  errors: PlaywrightError[];
}

interface PlaywrightSuite {
  /** Of the outermost suites: the file. */
  title: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { errors: PlaywrightError[]; attachments?: { name: string; path?: string }[] }[];
}

interface PlaywrightError {
  message?: string;
  /** Lines of the source, with a mark where it happened. */
  snippet?: string;
}

/** What the report of a script says, whose tests were run now. */
export function countReport(report: JestReport | PlaywrightReport): Count {
  if (!('stats' in report)) return { ...report, cached: 0 };
  const { stats, suites, errors } = report;
  const outside = errors.map((error) => ({ name: 'outside of a test', message: say([error]) }));
  return {
    passed: stats.expected,
    cached: 0,
    skipped: stats.skipped,
    failures: [...outside, ...suites.flatMap((suite) => failuresOf(suite))],
  };
}

function failuresOf({ title, specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => failureOf(spec.title, results)),
  );
  return [...own, ...suites.flatMap(failuresOf)].map((failure) => ({
    ...failure,
    name: `${title} › ${failure.name}`,
  }));
}

function failureOf(name: string, results: PlaywrightTest['results']): Failure {
  const message = say(results.flatMap(({ errors }) => errors));
  const attachments = results.flatMap(({ attachments = [] }) => attachments);
  const descriptionFile = attachments.find((attachment) => attachment.name === 'error-context')?.path;
  return descriptionFile ? { name, message, descriptionFile } : { name, message };
}

function say(errors: readonly PlaywrightError[]): string {
  return errors
    .flatMap(({ message, snippet }) => [message, snippet])
    .filter(Boolean)
    .join('\n');
}
