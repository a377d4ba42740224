import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { STANDAARD_IDENTITEIT } from '@site/contract';
import type { Pages } from '@site/kit';
import { loadPages, parseRelease, sourcesIn } from '@site/release';
import { createHost } from '../composition/host';
import { renderEveryPage } from './render-every-page';

/**
 * `node check.cjs <folder of a build>`: renders every page of a remote's Node build with this shell. Exits with 1 and one
 * line on standard error when a page throws, or ends the process. `release publish` calls it before a release goes live.
 */
async function check(folder: string): Promise<void> {
  const release = parseRelease(await readFile(path.join(folder, 'release.json'), 'utf8'));
  const shared = createHost().shareScopeMap.default ?? {};
  const pages = await loadPages<Pages>(sourcesIn(folder), release.name, shared);
  await renderEveryPage(pages, STANDAARD_IDENTITEIT);
}

let isChecked = false;
process.on('exit', () => {
  if (isChecked) return;
  console.error('It ended the process before every page was rendered.');
  process.exitCode = 1;
});

check(process.argv[2] ?? '.').then(
  () => {
    isChecked = true;
    process.exit(0);
  },
  (error: unknown) => {
    isChecked = true;
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
