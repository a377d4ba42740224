/** How a file is transformed. Source maps are of no use for libraries, and would be most of what each test file loads. */
const swc = ({ sourceMaps }) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
    module: { type: 'commonjs' },
    sourceMaps,
  },
];

/** The platform suite has the long forms of tests, in files of their own. */
const name = process.env.PLATFORM_SUITE === 'true' ? '*.platform' : '!(*.platform)';

/**
 * Tests of the backend, against a private PostgreSQL and a real SMTP server. Nest 12 is ESM only and Jest runs
 * CommonJS, so everything is transformed, the libraries too.
 *
 * @type {import('jest').Config}
 */
export default {
  displayName: 'backend',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: [`**/${name}.test.ts`],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  testTimeout: 20_000,
  reporters: ['default', '<rootDir>/../infra/jest/reporter.mjs'],
  maxWorkers: 2,
  globalSetup: '<rootDir>/test/global-setup.js',
  globalTeardown: '<rootDir>/test/global-teardown.js',
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transformIgnorePatterns: [],
  transform: {
    '/node_modules/.+\\.[cm]?[jt]s$': swc({ sourceMaps: false }),
    '^(?!.*/test/global-).+\\.[cm]?[jt]s$': swc({ sourceMaps: 'inline' }),
  },
};
