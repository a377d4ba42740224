import { libraryMapper } from './test/libraries.js';

const isLong = process.env.LONG_TESTS === 'true';
/** Long tests are in files of their own. */
const name = isLong ? '*.long' : '!(*.long)';

/**
 * Tests of the backend, against a private PostgreSQL and a real SMTP server.
 *
 * @type {import('jest').Config}
 */
export default {
  displayName: 'backend',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: [`**/${name}.test.ts`],
  testEnvironment: '<rootDir>/../infra/jest/node-environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  // A guard against what hangs: no test passes or fails by it.
  testTimeout: isLong ? 3_600_000 : 600_000,
  reporters: ['default', '<rootDir>/../infra/jest/reporter.mjs'],
  // Half of the time they wait.
  maxWorkers: 3,
  // A process of 1.2 GB needs more than the default of 500 ms to end beside other work.
  workerGracefulExitTimeout: 30_000,
  globalSetup: '<rootDir>/test/global-setup.js',
  globalTeardown: '<rootDir>/test/global-teardown.js',
  moduleNameMapper: { ...libraryMapper, '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
};
