import path from 'node:path';
import { REMOTES } from '@site/platform/protocol';
import { suite } from '../../support/suite';

/** The journeys that change nothing, which are also played against a deployed site (`npm run journeys`), are among its tests. */
export default {
  ...(await suite('site', { remotes: REMOTES, backend: true, workers: 3, env: { OFFICE: 'true' } })),
  testDir: path.join(import.meta.dirname, '..'),
  testMatch: ['site/**/*.spec.ts', 'journeys/**/*.spec.ts'],
};
