import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadPages, sourcesIn } from '../../protocol/federation-container';
import type { PageTable } from '../../protocol/loaded-page';
import { parseRelease, type Release } from '../../protocol/release';
import { addressOf } from '../../protocol/release-addresses';
import type { Places } from '../../protocol/site-links';
import { compose } from '../composition/renderable-composition';
import { type RenderSettings, render } from '../rendering/render';
import { renderEveryPage } from '../rendering/render-every-page';
import type { RemoteRenderer } from '../rendering/site';
import { resolve } from '../server/resolve';
import { readShellBuild, type ShellBuild } from '../server/shell-build';
import type { RenderedPage, SiteFiles } from './hydrate';
import { checkHydration } from './hydration-check';

/** A remote with more pages than this is hydrated in two threads: before that, starting the second takes longer than it gains. */
const PAGES_OF_ONE_THREAD = 4;

export interface CheckedSite extends RemoteRenderer {
  /** What every page of the site needs: `site` of `PageContext`. */
  identity: unknown;
  places: Places;
  /** The folder of the build of the shell. */
  dist: string;
}

/** All addresses are those of pages of the release. */
const NO_OWN_PAGES = { errorPages: new Map(), redirects: {} };

/**
 * `node check.cjs <folder of a build>`: renders every page of a remote's Node build with this shell, and hydrates it
 * with the browser builds of both. Exits with 1 and one line on standard error when something goes wrong with a page, or when it ends
 * the process. `release publish` calls it before a release goes live.
 */
export function checkRelease([folder = '.']: readonly string[], site: CheckedSite): void {
  let isChecked = false;
  process.on('exit', () => {
    if (isChecked) return;
    console.error('It ended the process before every page was checked.');
    process.exitCode = 1;
  });
  check(site, folder).then(
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
}

async function check(site: CheckedSite, folder: string): Promise<void> {
  const release = parseRelease(await readFile(path.join(folder, 'release.json'), 'utf8'));
  const shell = await readShellBuild(site.dist);
  const { pages } = release;
  await checkHydration(renderPages(site, release, folder, shell), {
    program: path.join(site.dist, 'node/hydration-thread.cjs'),
    files: {
      ...browserFiles(shell.release, site.dist, (file) => file.replace('web/', '/assets/')),
      ...browserFiles(release, folder, (file) => addressOf(release, file)),
    },
    threads: pages.length > PAGES_OF_ONE_THREAD ? 2 : 1,
  });
}

/** The browser files of a build, by their path on the site. */
function browserFiles({ files }: Release, folder: string, address: (file: string) => string): SiteFiles {
  const paths = files.map((file) => file.path).filter((file) => file.startsWith('web/'));
  return Object.fromEntries(paths.map((file) => [address(file), path.join(folder, file)]));
}

/** The HTML of every page and variant, as the server sends it. @throws with the address of the first page that throws */
async function renderPages(
  site: CheckedSite,
  release: Release,
  folder: string,
  shell: ShellBuild,
): Promise<RenderedPage[]> {
  const table = await loadPages<PageTable>(sourcesIn(folder), release.name, site.sharedModules());
  const unknown = release.pages.find(({ path }) => !table.pages.some((page) => page.path === path));
  if (unknown) throw new Error(`${unknown.path}: release.json lists it, and its code has no such page.`);
  const composed = compose(
    new Map([[release.name, { release }]]),
    [release.name],
    {},
    { places: site.places },
  );
  const settings: RenderSettings = {
    site: site.identity,
    contentProtection: false,
    shellVersion: shell.release.version,
    pageStart: shell.pageStart,
    scripts: shell.entry.scripts,
  };
  const rendered: RenderedPage[] = [];
  await renderEveryPage(site, table, (loaded, { address }) => {
    const page = resolve(address, composed, shell, NO_OWN_PAGES);
    if (page.kind === 'redirect') return;
    const request = { page, address, announcement: null, composition: composed.composition };
    const { html } = render(site, request, loaded, settings);
    rendered.push({ address, html: String(html) });
  });
  return rendered;
}
