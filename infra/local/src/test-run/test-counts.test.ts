import { addUp, countReport, formatCount, formatFailure, type PlaywrightReport, pageIn } from './test-counts';

const none = { passed: 0, cached: 0, skipped: 0, failures: [] };
const login = { name: 'src/login.test.ts', message: 'wrong code' };
const types = { name: 'Types', message: '' };

const playwrightReport: PlaywrightReport = {
  stats: { expected: 3, skipped: 2 },
  suites: [
    {
      title: 'login.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'expected', results: [] }] }],
      suites: [
        {
          title: 'a wrong code',
          specs: [
            {
              title: 'is refused',
              tests: [
                {
                  status: 'unexpected',
                  results: [
                    {
                      errors: [{ message: 'no such text', snippet: '> 12 | await' }],
                      attachments: [{ name: 'error-context', path: 'results/error-context.md' }],
                    },
                  ],
                },
              ],
            },
            {
              title: 'can be corrected',
              tests: [{ status: 'flaky', results: [{ errors: [{ message: 'too late' }] }, { errors: [] }] }],
            },
          ],
        },
      ],
    },
  ],
  errors: [],
};

test('a browser test that fails, or passes only when it is tried again, is a failure, which is named', () => {
  expect(countReport(playwrightReport)).toEqual({
    passed: 3,
    cached: 0,
    skipped: 2,
    failures: [
      {
        name: 'login.spec.ts › a wrong code › is refused',
        message: 'no such text\n> 12 | await',
        descriptionFile: 'results/error-context.md',
      },
      { name: 'login.spec.ts › a wrong code › can be corrected', message: 'too late' },
    ],
  });
});

test('what fails before the first browser test is a failure too', () => {
  const report = {
    stats: { expected: 0, skipped: 0 },
    suites: [],
    errors: [{ message: 'The shell did not start' }],
  };
  expect(countReport(report).failures).toEqual([
    { name: 'outside of a test', message: 'The shell did not start' },
  ]);
});

test('a failure is printed with its message, without colours and not longer than a screen', () => {
  const message = `\u001B[31mno such text\u001B[39m\n${'line\n'.repeat(100)}`;
  const lines = formatFailure({ name: 'login.spec.ts › opens', message }).split('\n');
  expect(lines.slice(0, 3)).toEqual(['Failed: login.spec.ts › opens', '  no such text', '  line']);
  expect(lines).toHaveLength(31);
});

test('what the page showed is printed below a failure', () => {
  const description = [
    '# Error details',
    '',
    '```',
    'no such text',
    '```',
    '',
    '# Page snapshot',
    '',
    '```yaml',
    '- main:',
    '  - heading "Inloggen" [level=1]',
    '```',
  ];
  expect(pageIn(description.join('\n'))).toBe('- main:\n  - heading "Inloggen" [level=1]');
  expect(pageIn('# Error details')).toBe('');
});

test('a total adds up all steps', () => {
  const jestReport = { passed: 5, skipped: 1, failures: [login] };
  expect(addUp([countReport(jestReport), { ...none, passed: 4, cached: 3, failures: [types] }])).toEqual({
    passed: 9,
    cached: 3,
    skipped: 1,
    failures: [login, types],
  });
  expect(addUp([])).toEqual(none);
});

test('skipped tests, and those that came from the cache, are mentioned only when there are some', () => {
  expect(formatCount({ ...none, passed: 512, skipped: 3, cached: 400 })).toBe(
    '512 passed, 0 failed, 3 skipped (400 from the cache)',
  );
  expect(formatCount({ ...none, passed: 512, failures: [types] })).toBe('512 passed, 1 failed');
});
