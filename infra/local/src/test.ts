import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { turbo } from './build';
import { wantsColors } from './colors';
import { DATA_DIR, print, ROOT } from './command';
import { CommandError } from './command-error';
import { ManagedProcess } from './managed-process';
import { type Count, countJest, countPlaywright, inWords, sum } from './test-counts';

interface Step {
  name: string;
  title: string;
  /** A step that must have succeeded first. Ignored when that step is not run. */
  needs?: string;
  start(): ManagedProcess;
  /** The report that the step writes. Without it the step counts as one test that passed or failed. */
  results?: { file: string; count(json: never): Count };
}

const RESULTS = path.join(DATA_DIR, 'test');
const tool = (file: string) => path.join(ROOT, 'node_modules', file);

const STEPS: Step[] = [
  {
    name: 'lint',
    title: 'Lint and format',
    start: () =>
      program('lint', tool('@biomejs/biome/bin/biome'), [
        'ci',
        '--error-on-warnings',
        // It asks neither the terminal nor the environment.
        `--colors=${wantsColors() ? 'force' : 'off'}`,
        '.',
      ]),
  },
  {
    name: 'types',
    title: 'Types',
    start: () => turbo(ROOT, ['typecheck', '--continue', '--output-logs=errors-only'], 'terminal'),
  },
  {
    name: 'build',
    title: 'Build',
    start: () => turbo(ROOT, ['build', '--output-logs=errors-only'], 'terminal'),
  },
  {
    name: 'unit',
    title: 'Unit tests',
    start: () => program('unit', tool('jest/bin/jest.js'), jestArguments('unit')),
    results: { file: 'unit.json', count: countJest },
  },
  {
    name: 'backend',
    title: 'Backend tests, with a private PostgreSQL',
    start: () => program('backend', tool('jest/bin/jest.js'), jestArguments('backend'), 'backend'),
    results: { file: 'backend.json', count: countJest },
  },
  {
    name: 'browser',
    title: 'Browser tests of the composed site',
    needs: 'build',
    start: () =>
      program('browser', tool('@playwright/test/cli.js'), ['test', '--reporter=list,json'], 'infra/e2e', {
        PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(RESULTS, 'browser.json'),
      }),
    results: { file: 'browser.json', count: countPlaywright },
  },
];

/**
 * `npm test [-- lint types build unit backend browser]`: all checks, or the ones that are named.
 *
 * A failed step does not stop the others, except those that need it. The last line is the total. A step without tests of
 * its own (lint, types, build) counts as one test.
 *
 * @returns 0 when nothing failed, else 1; 130 after Ctrl-C.
 */
export default async function test(args: string[], stop: AbortSignal): Promise<number> {
  const unknown = args.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown) {
    throw new CommandError(
      `${unknown} is not a step; choose from ${STEPS.map((step) => step.name).join(', ')}.`,
    );
  }
  const steps = args.length > 0 ? STEPS.filter((step) => args.includes(step.name)) : STEPS;
  await mkdir(RESULTS, { recursive: true });

  const summary: string[] = [];
  const failedSteps = new Set<string>();
  const counts: Count[] = [];
  for (const step of steps) {
    if (step.needs && failedSteps.has(step.needs)) {
      summary.push(`${step.title}: not run, because of "${step.needs}"`);
      continue;
    }
    print(`\n── ${step.title} ──`);
    const startedAt = Date.now();
    const count = await run(step, stop);
    if (stop.aborted) {
      print('\nStopped.');
      return 130;
    }
    if (count.failed > 0) failedSteps.add(step.name);
    counts.push(count);
    const line = `${step.title}: ${inWords(count)} in ${Math.round((Date.now() - startedAt) / 1000)} s`;
    print(line);
    summary.push(line, ...count.secondTries.map((test) => `Passed only at the second try: ${test}`));
  }
  const total = sum(counts);
  print(`\n${summary.join('\n')}\n`);
  print(inWords(total));
  return total.failed > 0 ? 1 : 0;
}

async function run(step: Step, stop: AbortSignal): Promise<Count> {
  const results = step.results && path.join(RESULTS, step.results.file);
  if (results) await rm(results, { force: true });
  const child = step.start();
  const interrupt = () => void child.stop('SIGINT');
  stop.addEventListener('abort', interrupt, { once: true });
  const { code } = await child.ended;
  stop.removeEventListener('abort', interrupt);
  const itself = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, secondTries: [] };
  if (!step.results || !results) return itself;
  const count = await readFile(results, 'utf8').then(
    (text) => step.results?.count(JSON.parse(text) as never),
    () => undefined,
  );
  if (!count) return { ...itself, passed: 0, failed: 1 };
  // A failure outside a test, such as too little coverage or a broken set-up, counts too.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function program(
  name: string,
  script: string,
  args: string[],
  folder = '.',
  env: Record<string, string> = {},
): ManagedProcess {
  return new ManagedProcess({ name, script, args, cwd: path.join(ROOT, folder), env, output: 'terminal' });
}

function jestArguments(name: string): string[] {
  return ['--json', `--outputFile=${path.join(RESULTS, `${name}.json`)}`];
}
