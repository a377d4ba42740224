import { suite } from '../../support/suite';

/** Where one test after the other takes minutes: they begin first, so that none of them is still running when the others have ended. */
const SLOWEST = ['**/store-trouble.spec.ts', '**/node-versions.spec.ts', '**/development.spec.ts'];

const settings = await suite('long', { workers: 3 });

export default {
  ...settings,
  // A guard only: beside the other long tests some take ten minutes.
  timeout: 3_600_000,
  projects: [
    { name: 'slowest', testMatch: SLOWEST },
    { name: 'others', testIgnore: SLOWEST },
  ],
};
