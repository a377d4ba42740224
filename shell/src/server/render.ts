import type { Boot, DevelopmentBoot } from '../app/boot';
import { type LoadedPage, loadPageFrom } from '../app/loaded-page';
import { crashed, errorStatusPage, notFound, unavailable } from '../app/own-pages';
import type { RenderableComposition } from '../composition/renderable-composition';
import type { Config } from './config';
import { renderPage } from './render-page';
import type { ResolvedPage } from './resolve';
import type { ShellBuild } from './shell-build';

/** A request to render a page of a composition: plain data, which can be sent to another thread. */
export interface RenderRequest {
  page: ResolvedPage;
  /** The address for the hooks of the router: path and query. */
  address: string;
  /** The text of the announcement. */
  announcement: string | null;
  dev?: DevelopmentBoot;
}

/** A rendered page: plain data, like its request. */
export interface Rendered {
  status: number;
  html: string;
  /** What the page threw; the HTML is the error page then. */
  error?: unknown;
}

/** What every page of this shell has in common: plain data. */
export interface RenderSettings {
  config: Pick<Config, 'site' | 'contentProtection'>;
  shell: Pick<ShellBuild, 'release' | 'entry'>;
}

/** Renders a page of a composition. When it throws, the error page takes its place. */
export async function render(
  { page, address, announcement, dev }: RenderRequest,
  { composition, tables }: Pick<RenderableComposition, 'composition' | 'tables'>,
  { config: { site, contentProtection }, shell: { release, entry } }: RenderSettings,
): Promise<Rendered> {
  const context = { site, path: page.path, address, announcement };
  try {
    const loaded = await load(page, tables);
    // A page with overridden releases must not be indexed.
    const personal = loaded.personal || Object.keys(dev?.overrides ?? {}).length > 0;
    const boot: Boot = {
      composition,
      site,
      announcement: announcement ?? undefined,
      contentProtection: contentProtection || undefined,
      shell: release.version,
      dev,
    };
    const hydration = { preload: page.preload, scripts: entry.scripts, boot };
    const html = renderPage({ ...loaded, personal }, { ...context, hydration });
    return { status: loaded.status, html };
  } catch (error) {
    return { status: crashed.status, html: renderPage(crashed, context), error };
  }
}

async function load(
  { kind, owner, path }: ResolvedPage,
  tables: RenderableComposition['tables'],
): Promise<LoadedPage> {
  if (kind === 'not-found') return notFound;
  if (kind === 'unavailable') return unavailable;
  if (kind === 'error-page') return errorStatusPage(path);
  const table = tables.get(owner.remote);
  if (!table) throw new Error(`This composition has no remote ${owner.remote}.`);
  return loadPageFrom(table, path);
}
