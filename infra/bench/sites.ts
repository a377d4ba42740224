import { parseArgs } from 'node:util';
import { startBackendOfNobody } from '@site/testkit/backend-of-nobody';
import { createStore, startShell } from '@site/testkit/shell';
import { PAGES } from './pages';
import { report } from './report';

/** What a measurement in the browser measures, and how often. */
export interface Measured {
  /** By what they are called in the table. */
  sites: readonly { name: string; url: string }[];
  /** Whether it is the site as built here, and not those that arguments name. */
  thisBuild: boolean;
  pages: readonly string[];
  runs: number;
  /** Prints the table, or with `--json` its rows, and stops what was started. */
  finish(rows: readonly Record<string, string | number>[]): Promise<void>;
}

/**
 * Reads the arguments of a measurement in the browser: addresses of sites, paths of pages, `--runs` and `--json`.
 * Without an address the site as built here is started, with a backend where nobody is logged in.
 */
export async function measured(): Promise<Measured> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, json: { type: 'boolean', default: false } },
  });
  const addresses = positionals.filter((one) => one.startsWith('http'));
  const paths = positionals.filter((one) => one.startsWith('/'));
  const started = addresses.length === 0 ? await startThisBuild() : undefined;
  return {
    sites: started
      ? [{ name: 'this build', url: started.url }]
      : addresses.map((url) => ({ name: url, url: url.replace(/\/$/, '') })),
    thisBuild: started !== undefined,
    pages: paths.length > 0 ? paths : PAGES,
    runs: Number(values.runs),
    finish: async (rows) => {
      await started?.stop();
      report(rows, { json: values.json });
    },
  };
}

async function startThisBuild(): Promise<{ url: string; stop(): Promise<void> }> {
  const backend = await startBackendOfNobody();
  const shell = await startShell(await createStore(), { env: { BACKEND_URL: backend.url } });
  return {
    url: shell.url,
    stop: async () => {
      await shell.stop();
      await backend.stop();
    },
  };
}
