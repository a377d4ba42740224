import { addUp, countReport, formatCount } from './test-counts';

const none = { passed: 0, failed: 0, skipped: 0, cached: 0 };

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
};

test('a file of Jest that could not be run is a failure', () => {
  expect(countReport(jestReport)).toEqual({ ...none, passed: 5, failed: 2, skipped: 2 });
});

test('a browser test that passes only when it is tried again is a failure', () => {
  const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 2 };
  expect(countReport({ stats })).toEqual({ ...none, passed: 3, failed: 2, skipped: 2 });
});

test('a total adds up all steps', () => {
  expect(addUp([countReport(jestReport), { ...none, passed: 4, cached: 3 }])).toEqual({
    passed: 9,
    failed: 2,
    skipped: 2,
    cached: 3,
  });
  expect(addUp([])).toEqual(none);
});

test('skipped tests, and those that came from the cache, are mentioned only when there are some', () => {
  expect(formatCount({ ...none, passed: 512, skipped: 3, cached: 400 })).toBe(
    '512 passed, 0 failed, 3 skipped (400 from the cache)',
  );
  expect(formatCount({ ...none, passed: 512, failed: 1 })).toBe('512 passed, 1 failed');
});
