import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startSite } from '@site/local/site';
import type { SiteUnderTest } from '../support/site';
import { type Browser, NotInstalled } from './browser';
import { startFirefox } from './firefox';
import { walk } from './walk';
import { startWebKit } from './webkit';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const BROWSERS: Record<string, () => Promise<Browser>> = { firefox: startFirefox, webkit: startWebKit };

/** Checks the built site in each named browser and prints the failures. @returns whether there are none */
async function run(names: readonly string[]): Promise<boolean> {
  const unknown = names.find((name) => !Object.hasOwn(BROWSERS, name));
  if (unknown) {
    console.error(
      `${unknown} is not a browser of this command; choose from ${Object.keys(BROWSERS).join(', ')}.`,
    );
    return false;
  }
  // Failures that browsers reported to the shell: the only source when the driver reports none.
  let reported: string[] = [];
  const dataDir = path.join(ROOT, '.local/test/other-browsers');
  await rm(dataDir, { recursive: true, force: true });
  const site = await startSite({
    root: ROOT,
    dataDir,
    ports: 'free',
    unsafeFast: true,
    env: { IP_LIMIT_FACTOR: '100' },
    onLine: (_processName, line) => {
      if (line.includes('a failure in a browser')) reported.push(line);
    },
  });
  try {
    const { siteUrl, mailUrl, backendUrl, store } = site;
    process.env.SITE_UNDER_TEST = JSON.stringify({
      siteUrl,
      mailUrl,
      backendUrl,
      store,
    } satisfies SiteUnderTest);
    let isGood = true;
    for (const name of names) {
      try {
        const browser = await (BROWSERS[name] as () => Promise<Browser>)();
        let done = 0;
        let failed = 0;
        try {
          console.log(`\n── ${browser.title} ──`);
          for await (const { name: check, failures } of walk(browser)) {
            const all = [...failures, ...reported];
            reported = [];
            done++;
            if (all.length > 0) failed++;
            console.log(
              `${all.length > 0 ? '✘' : '✓'} ${check}${all.map((failure) => `\n    ${failure}`).join('')}`,
            );
          }
        } finally {
          await browser.close();
        }
        console.log(`${browser.title}: ${done - failed} passed, ${failed} failed`);
        isGood &&= failed === 0;
      } catch (error) {
        if (!(error instanceof NotInstalled)) throw error;
        console.error(`${name}: ${error.message}`);
        isGood = false;
      }
    }
    return isGood;
  } finally {
    await site.stop();
  }
}

const names = process.argv.slice(2);
process.exitCode = (await run(names.length > 0 ? names : Object.keys(BROWSERS))) ? 0 : 1;
