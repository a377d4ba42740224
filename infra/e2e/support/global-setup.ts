import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { freePort } from '@site/local/ports';
import { startSite } from '@site/local/site';
import { startBackendOfNobody } from '@site/testkit/backend-of-nobody';
import { removeScratch, useScratchIn } from '@site/testkit/scratch';
import { createStore, startShell } from '@site/testkit/shell';
import type { SiteUnderTest } from './site';
import { filesOf, reportOf, type SuiteMetadata } from './suite';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Starts the site of a suite on free ports, and stops it after the last test. */
export default async function globalSetup({ metadata }: FullConfig): Promise<() => Promise<void>> {
  const suite = metadata as SuiteMetadata;
  await useScratchIn(path.join(filesOf(suite.name), 'scratch'));
  // That of an earlier run must not count if this one breaks off.
  await rm(reportOf(suite.name), { force: true });
  const stop = await start(suite);
  return async () => {
    await stop();
    await removeScratch();
  };
}

async function start({
  name,
  remotes = [],
  backend,
  env: more,
}: SuiteMetadata): Promise<() => Promise<void>> {
  // All visitors of the tests share one address. Which of them would be measured is chance.
  const env = { IP_LIMIT_FACTOR: '100', VITALS_SAMPLE: '0', ...more };
  if (backend) {
    const dataDir = path.join(filesOf(name), 'site');
    await rm(dataDir, { recursive: true, force: true });
    const collectorPort = await freePort();
    const traced = {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
      // Only what a test begins.
      OTEL_TRACES_SAMPLER_ARG: '0',
    };
    const site = await startSite({
      root: ROOT,
      dataDir,
      remotes,
      ports: 'free',
      unsafeFast: true,
      env: { ...env, ...traced },
    });
    const { siteUrl, mailUrl, backendUrl, backendSettings, store } = site;
    provide({ siteUrl, mailUrl, backendUrl, backendSettings, store, collectorPort });
    return site.stop;
  }
  if (remotes.length > 0) {
    const store = await createStore(remotes);
    const nobody = await startBackendOfNobody();
    const shell = await startShell(store, { remotes, env: { ...env, BACKEND_URL: nobody.url } });
    provide({ siteUrl: shell.url, store });
    return async () => {
      await shell.stop();
      await nobody.stop();
    };
  }
  return async () => {};
}

function provide(site: SiteUnderTest): void {
  process.env.SITE_UNDER_TEST = JSON.stringify(site);
}
