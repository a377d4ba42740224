import { readRspackOutput } from './rspack-output';

/** What is said about this output, and how often a failure is. */
function read(output: string): { lines: string[]; failures: number } {
  const lines: string[] = [];
  let failures = 0;
  const onLine = readRspackOutput({
    onLine: (line) => lines.push(line),
    onFailure: () => {
      failures++;
    },
  });
  for (const line of output.split('\n')) onLine(line);
  return { lines, failures };
}

const BUILT =
  'mfe-one-web:\n  mfe-one-web compiled successfully\n\nmfe-one-node:\n  mfe-one-node compiled successfully\n';
const failed = (build: string, error = 'ERROR in ./src/page.tsx\n    × Expression expected') =>
  `mfe-one-${build}:\n  ${error}\n\n  mfe-one-${build} compiled with 1 error\n`;

test('what went well is not said', () => {
  expect(read(BUILT)).toEqual({ lines: [], failures: 0 });
});

test('an error of both builds is said once, and again after the next save', () => {
  const both = failed('web') + failed('node');
  expect(read(both).lines).toEqual(['ERROR in ./src/page.tsx', '    × Expression expected']);
  expect(read(both + both).lines).toHaveLength(4);
  expect(read(both + both).failures).toBe(4);
  expect(read(failed('web') + failed('node', 'ERROR in another file')).lines).toHaveLength(3);
});

test('what the compiler says about itself is said', () => {
  expect(read('Error: Cannot find module rspack.config.ts').lines).toHaveLength(1);
});
