import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { STANDAARD_IDENTITEIT } from '@site/contract';
import type { Pages } from '@site/kit';
import { addressOf, loadPages, parseRelease, type Release, sourcesIn } from '@site/platform/protocol';
import { composeReleases } from '../composition/renderable-composition';
import type { RenderedPage, SiteFiles } from '../hydration-check/hydrate';
import { HydrationCheck } from '../hydration-check/hydration-check';
import { createFederationHost } from '../shared-modules/federation-host';
import { PLACES } from './places';
import { type RenderSettings, render } from './render';
import { renderEveryPage } from './render-every-page';
import { resolve } from './resolve';
import { readShellBuild, type ShellBuild } from './shell-build';

/** A remote with more pages than this is hydrated in two threads: before that, starting the second takes longer than it gains. */
const PAGES_OF_ONE_THREAD = 4;

/**
 * `node check.cjs <folder of a build> [--without-browser]`: renders every page of a remote's Node build with this shell, and hydrates it
 * with the browser builds of both. Exits with 1 and one line on standard error when something goes wrong with a page, or when it ends
 * the process. `release publish` calls it before a release goes live.
 */
async function check(folder: string, inBrowser: boolean): Promise<void> {
  const release = parseRelease(await readFile(path.join(folder, 'release.json'), 'utf8'));
  const shellFolder = path.resolve(__dirname, '..');
  const shell = await readShellBuild(shellFolder);
  if (!inBrowser) {
    await renderPages(release, folder, shell);
    return;
  }
  const { pages } = release;
  const hydration = new HydrationCheck({
    program: path.join(__dirname, 'hydration-thread.cjs'),
    files: {
      ...browserFiles(shell.release, shellFolder, (file) => file.replace('web/', '/assets/')),
      ...browserFiles(release, folder, (file) => addressOf(release, file)),
    },
    threads: pages.length > PAGES_OF_ONE_THREAD ? 2 : 1,
  });
  await hydration.run(await renderPages(release, folder, shell));
}

/** The browser files of a build, by their path on the site. */
function browserFiles({ files }: Release, folder: string, address: (file: string) => string): SiteFiles {
  const paths = files.map((file) => file.path).filter((file) => file.startsWith('web/'));
  return Object.fromEntries(paths.map((file) => [address(file), path.join(folder, file)]));
}

/** The HTML of every page and variant, as the server sends it. @throws with the address of the first page that throws */
async function renderPages(release: Release, folder: string, shell: ShellBuild): Promise<RenderedPage[]> {
  const shared = createFederationHost().shareScopeMap.default ?? {};
  const table = await loadPages<Pages>(sourcesIn(folder), release.name, shared);
  const unknown = release.pages.find(({ path }) => !table.pages.some((page) => page.path === path));
  if (unknown) throw new Error(`${unknown.path}: release.json lists it, and its code has no such page.`);
  const site = composeReleases([release], { places: PLACES });
  const settings: RenderSettings = {
    site: STANDAARD_IDENTITEIT,
    contentProtection: false,
    shellVersion: shell.release.version,
    pageStart: shell.pageStart,
    scripts: shell.entry.scripts,
  };
  const rendered: RenderedPage[] = [];
  await renderEveryPage(table, (loaded, { address }) => {
    const page = resolve(address, site, shell);
    if (page.kind === 'redirect') return;
    const { html } = render(
      { page, address, announcement: null, composition: site.composition },
      loaded,
      settings,
    );
    rendered.push({ address, html });
  });
  return rendered;
}

let isChecked = false;
process.on('exit', () => {
  if (isChecked) return;
  console.error('It ended the process before every page was checked.');
  process.exitCode = 1;
});

check(process.argv[2] ?? '.', !process.argv.includes('--without-browser')).then(
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
