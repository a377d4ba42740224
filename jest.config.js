import { readFileSync } from 'node:fs';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const isLong = process.env.LONG_TESTS === 'true';
/** Long tests are in files of their own. */
const name = isLong ? '*.long' : '!(*.long)';

/**
 * Unit tests of everything but the backend (see backend/jest.config.js), one project per package:
 * `npx jest --selectProjects kit`.
 */

/** @returns {import('jest').Config} */
function project(displayName, folders, environment) {
  return {
    displayName,
    rootDir: import.meta.dirname,
    roots: [folders].flat().map((folder) => `<rootDir>/${folder}`),
    testMatch: [`**/${name}.test.{ts,tsx}`],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['/dist/', '/\\.local/'],
    testEnvironment: `<rootDir>/infra/jest/${environment}-environment.cjs`,
    testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
    setupFilesAfterEnv: environment === 'jsdom' ? ['<rootDir>/infra/jest/setup.ts'] : [],
    moduleNameMapper: {
      '^(\\.{1,2}/.*)\\.js$': '$1',
      '^lucide-react$': '<rootDir>/infra/jest/lucide-react.ts',
      '\\.(css|woff2?|svg|png|webp|avif|jpg)$|\\?picture$': '<rootDir>/infra/jest/asset.ts',
    },
    // What sends traces imports `http` when it does, which Jest can do only in what is compiled. Single icons are ES modules.
    transformIgnorePatterns: ['/node_modules/(?!@opentelemetry/otlp-exporter-base/|lucide-react/)'],
    transform: {
      '^.+\\.[cm]?[jt]sx?$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2023',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
          sourceMaps: 'inline',
        },
      ],
    },
  };
}

/** @type {import('jest').Config} */
export default {
  // `npm test` runs the tests of several packages at once. One process compiles the libraries once.
  maxWorkers: 1,
  // Only a guard against what never ends: nothing that a test waits for has a limit of its own.
  testTimeout: isLong ? 3_600_000 : 600_000,
  reporters: ['default', '<rootDir>/infra/jest/reporter.mjs'],
  projects: [
    project('contract', 'backend/contract', 'node'),
    project('kit', 'shell/kit/src', 'jsdom'),
    project('kit-gallery', 'shell/kit/gallery', 'node'),
    project('shell', 'shell/src', 'jsdom'),
    ...workspaces
      .filter((folder) => folder.startsWith('mfe-'))
      .map((remote) => project(remote, remote, 'jsdom')),
    project('bench', 'infra/bench', 'node'),
    project(
      'platform',
      ['protocol', 'store', 'host'].map((part) => `infra/platform/src/${part}`),
      'node',
    ),
    project('platform-browser', 'infra/platform/src/browser', 'jsdom'),
    project('platform-build', 'infra/platform/src/build', 'node'),
    project('server', 'infra/server', 'node'),
    project('local', 'infra/local', 'node'),
  ],
};
