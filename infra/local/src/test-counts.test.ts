import { addUp, countReport, formatCount, type PlaywrightReport } from './test-counts';

const none = { passed: 0, cached: 0, skipped: 0, failures: [] };

const playwrightReport: PlaywrightReport = {
  stats: { expected: 3, skipped: 2 },
  suites: [
    {
      title: 'login.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'expected' }] }],
      suites: [
        {
          title: 'a wrong code',
          specs: [
            { title: 'is refused', tests: [{ status: 'unexpected' }] },
            { title: 'can be corrected', tests: [{ status: 'flaky' }] },
          ],
        },
      ],
    },
  ],
};

test('a browser test that fails, or passes only when it is tried again, is a failure, which is named', () => {
  expect(countReport(playwrightReport)).toEqual({
    passed: 3,
    cached: 0,
    skipped: 2,
    failures: [
      'login.spec.ts › a wrong code › is refused',
      'login.spec.ts › a wrong code › can be corrected',
    ],
  });
});

test('a total adds up all steps', () => {
  const jestReport = { passed: 5, skipped: 1, failures: ['src/login.test.ts'] };
  expect(addUp([countReport(jestReport), { ...none, passed: 4, cached: 3, failures: ['Types'] }])).toEqual({
    passed: 9,
    cached: 3,
    skipped: 1,
    failures: ['src/login.test.ts', 'Types'],
  });
  expect(addUp([])).toEqual(none);
});

test('skipped tests, and those that came from the cache, are mentioned only when there are some', () => {
  expect(formatCount({ ...none, passed: 512, skipped: 3, cached: 400 })).toBe(
    '512 passed, 0 failed, 3 skipped (400 from the cache)',
  );
  expect(formatCount({ ...none, passed: 512, failures: ['Types'] })).toBe('512 passed, 1 failed');
});
