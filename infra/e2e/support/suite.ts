import path from 'node:path';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { browserExecutable } from '@site/testkit/browser';
import { cookieChoiceState } from './consent';

/** What the tests of a folder are about. */
export interface Suite {
  /** The remotes of the site that is started for the tests, as they were built. Without any the tests start what they need themselves. */
  remotes?: readonly string[];
  /** Whether that site has a backend, with a database and mails. Without it every call fails that a test does not answer itself. */
  backend?: boolean;
  /** More settings of that site. */
  env?: Readonly<Record<string, string>>;
  /** How many tests run at once. Default: 1, because each worker loads Playwright and starts a browser; more where tests often wait. */
  workers?: number;
}

/** What the global setup knows of a suite. */
export interface SuiteMetadata extends Suite {
  name: string;
}

const E2E = path.resolve(import.meta.dirname, '..');

/** The folder for what the tests of a suite write. */
export function filesOf(name: string): string {
  return path.join(E2E, '../../.local/test', name);
}

/** The report of a run, which `npm test` reads: of the npm script that it is, else of the suite. */
export function reportOf(name: string): string {
  const script = process.env.npm_lifecycle_event?.replaceAll(':', '-') ?? name;
  return path.join(E2E, 'test-results', `${script}.json`);
}

/** A desktop screen, with a mouse: `test.use(DESKTOP)`. Without it a test runs on a phone. */
export const DESKTOP = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false } as const;

/**
 * For a browser without a window, also where there is little shared memory. A page of a test is gone before its scripts, optimised, would
 * have made up for the time that this takes: without it the tests of the kit take a sixth less.
 */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--js-flags=--no-opt',
];

/** A guard against what hangs. No test is about it: on a busy machine everything takes longer. */
const HANGS_MS = 600_000;

/**
 * The settings of the tests of a folder, which are one task of Turborepo. What is not among its `remotes` is not there in the tests, so that
 * they cannot depend on a build that the task does not depend on.
 *
 * @param name the folder below `tests`
 */
export async function suite(name: string, options: Suite): Promise<PlaywrightTestConfig> {
  return defineConfig({
    metadata: { name, ...options } satisfies SuiteMetadata,
    testDir: path.join(E2E, 'tests', name),
    outputDir: path.join(filesOf(name), 'results'),
    globalSetup: path.join(import.meta.dirname, 'global-setup.ts'),
    fullyParallel: true,
    workers: options.workers ?? 1,
    timeout: HANGS_MS,
    expect: { timeout: HANGS_MS / 3 },
    reporter: [['list'], ['json', { outputFile: reportOf(name) }]],
    use: {
      ...devices['Pixel 7'],
      viewport: { width: 390, height: 844 },
      // More pixels take longer to draw, and no test looks at them.
      deviceScaleFactor: 1,
      launchOptions: {
        executablePath: await browserExecutable(),
        args: BROWSER_ARGUMENTS,
      },
      locale: 'nl-NL',
      timezoneId: 'Europe/Amsterdam',
      // Recording every test to keep those that fail costs time: TRACE=1 does it.
      trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
      storageState: cookieChoiceState(),
    },
  });
}
