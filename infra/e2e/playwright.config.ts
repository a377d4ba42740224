import { defineConfig, devices } from '@playwright/test';
import { browserExecutable } from '@site/testkit/browser';
import { oldestChromium } from '@site/testkit/oldest-chromium';
import { cookieChoiceState } from './support/consent';

const executablePath = await browserExecutable();
const browser = {
  launchOptions: { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'] },
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  // Recording every test to keep those that fail costs time: TRACE=1 does it.
  trace: process.env.TRACE === '1' ? ('retain-on-failure' as const) : ('off' as const),
  storageState: cookieChoiceState(),
};

/** These have shells of their own, hardly any browser, and mostly wait. */
const SHELLS = /bucket|hostile|store-trouble|shell-processes|many-releases|development|observability|tracing/;

export default defineConfig({
  testDir: 'tests',
  outputDir: '../../.local/test/browser',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // On two processors: tests that wait for shells, pages and timers leave room for others.
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/test-browser.json' }]],
  projects: [
    // First, because the tests of one file are run one after the other.
    { name: 'shells', testMatch: SHELLS, workers: 2, use: { ...devices['Desktop Chrome'], ...browser } },
    {
      name: 'phone',
      testIgnore: [
        SHELLS,
        // These are the same at every width, need a mouse, or set their own widths.
        /canary|composition|new-remote|rolling-update|failures|cdn\.spec|web-vitals|team-tools|preview-links|seo|tooltips|print|information|oldest-browsers|floating|back-forward-cache/,
      ],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, ...browser },
    },
    {
      name: 'desktop',
      testIgnore: [
        SHELLS,
        // These run on a phone only, where space and connection are worst, or set their own widths.
        /gallery|resilience|wizards|contrast|motion|fields|search\.spec|oldest-browsers/,
      ],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, ...browser },
    },
    {
      name: 'oldest-chromium',
      testMatch: /oldest-browsers/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        ...browser,
        launchOptions: { ...browser.launchOptions, executablePath: await oldestChromium() },
      },
    },
  ],
});
