import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the counts of a run to `test-results/<script>.json` of the package whose npm script it is, where `npm test` adds them up. */
export default class ResultsReporter {
  #file =
    process.env.npm_lifecycle_event &&
    path.resolve('test-results', `${process.env.npm_lifecycle_event.replaceAll(':', '-')}.json`);

  onRunStart() {
    if (this.#file) rmSync(this.#file, { force: true });
  }

  onRunComplete(_contexts, results) {
    if (!this.#file) return;
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } =
      results;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(
      this.#file,
      JSON.stringify({
        numPassedTests,
        numFailedTests,
        numPendingTests,
        numTodoTests,
        numRuntimeErrorTestSuites,
      }),
    );
  }

  getLastError() {}
}
