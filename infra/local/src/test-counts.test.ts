import { countJest, countPlaywright, inWords, sum } from './test-counts';

const none = { passed: 0, failed: 0, skipped: 0, secondTries: [] };

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
};

/** As Playwright writes it, of a file with a `describe` whose test was tried twice on one of two devices. */
const playwrightReport = {
  stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 2 },
  suites: [
    {
      title: 'pages.spec.ts',
      specs: [
        {
          title: 'every page has a title',
          file: 'pages.spec.ts',
          tests: [{ projectName: 'phone', status: 'expected' }],
        },
      ],
      suites: [
        {
          title: 'a page',
          specs: [
            {
              title: 'hydrates',
              file: 'pages.spec.ts',
              tests: [
                { projectName: 'phone', status: 'expected' },
                { projectName: 'desktop', status: 'flaky' },
              ],
            },
            {
              title: 'is accessible',
              file: 'pages.spec.ts',
              tests: [{ projectName: 'phone', status: 'unexpected' }],
            },
          ],
        },
      ],
    },
  ],
};

test('a file of Jest that could not be run is a failure', () => {
  expect(countJest(jestReport)).toEqual({ ...none, passed: 5, failed: 2, skipped: 2 });
});

test('a browser test that passed only at its second try counts as passed, and is named', () => {
  expect(countPlaywright(playwrightReport)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    secondTries: ['tests/pages.spec.ts › a page › hydrates (desktop)'],
  });
});

test('a total adds up all steps', () => {
  expect(sum([countJest(jestReport), countPlaywright(playwrightReport)])).toEqual({
    passed: 9,
    failed: 3,
    skipped: 4,
    secondTries: ['tests/pages.spec.ts › a page › hydrates (desktop)'],
  });
  expect(sum([])).toEqual(none);
});

test('skipped tests are mentioned only when there are some', () => {
  expect(inWords({ ...none, passed: 512, skipped: 3 })).toBe('512 passed, 0 failed, 3 skipped');
  expect(inWords({ ...none, passed: 512, failed: 1 })).toBe('512 passed, 1 failed');
});
