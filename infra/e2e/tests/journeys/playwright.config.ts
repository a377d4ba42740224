import { suite } from '../../support/suite';

const { globalSetup: _, ...settings } = await suite('journeys', {});

/** The site is there already: `npm run journeys` says where. Nobody waits ten minutes for one that hangs. */
export default { ...settings, timeout: 120_000, expect: { timeout: 30_000 } };
