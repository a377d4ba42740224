import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startSite } from '@site/local/site';
import { removeScratch } from '@site/testkit/scratch';
import type { SiteUnderTest } from './site';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Starts the composed site, with real PostgreSQL and real mail, on free ports, and stops it after the last test. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = path.join(ROOT, '.local/test/site');
  await rm(dataDir, { recursive: true, force: true });
  await removeScratch();
  const started = await startSite({
    root: ROOT,
    dataDir,
    ports: 'free',
    unsafeFast: true,
    // All visitors of the tests share one address. Which of them would be measured is chance.
    env: { IP_LIMIT_FACTOR: '100', VITALS_SAMPLE: '0' },
  });
  const { siteUrl, mailUrl, backendUrl, store } = started;
  const site: SiteUnderTest = { siteUrl, mailUrl, backendUrl, store };
  process.env.SITE_UNDER_TEST = JSON.stringify(site);
  return async () => {
    await started.stop();
    await removeScratch();
  };
}
