import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the result of a run to `test-results/<script>.json` of the package whose npm script it is, where `npm test` adds them up. */
export default class ResultsReporter {
  #file =
    process.env.npm_lifecycle_event &&
    path.resolve('test-results', `${process.env.npm_lifecycle_event.replaceAll(':', '-')}.json`);

  onRunStart() {
    if (this.#file) rmSync(this.#file, { force: true });
  }

  onRunComplete(_contexts, { numPassedTests, numPendingTests, numTodoTests, testResults }) {
    if (!this.#file) return;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const failures = testResults.flatMap(failuresOf);
    writeFileSync(
      this.#file,
      JSON.stringify({ passed: numPassedTests, skipped: numPendingTests + numTodoTests, failures }),
    );
  }

  getLastError() {}
}

/** The failed tests of a file: only the file when it could not be run. */
function failuresOf({ testFilePath, testExecError, testResults }) {
  const file = path.relative('', testFilePath);
  if (testExecError) return [{ name: file, message: testExecError.stack ?? testExecError.message ?? '' }];
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ ancestorTitles, title, failureMessages }) => ({
      name: [file, ...ancestorTitles, title].join(' › '),
      message: failureMessages.join('\n'),
    }));
}
