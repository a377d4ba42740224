import type { Composition } from '../../protocol/composition';
import type { LoadedPage } from '../../protocol/loaded-page';
import type { PreviewGrant } from '../../protocol/preview-link';
import type { ResolvedPage } from './resolved-page';
import type { Hydration, PageRenderer } from './site';

/** A request to render a page: plain data, which is sent to the renderer of its release. */
export interface RenderRequest {
  page: ResolvedPage;
  /** The address for the hooks of the router: path and query. */
  address: string;
  /** The text of the announcement. */
  announcement: string | null;
  /** The composition that the browser uses too. */
  composition: Composition;
  preview?: PreviewGrant | undefined;
  development?: true | undefined;
}

/** A rendered page, ready to be sent. */
export interface PageAnswer {
  status: number;
  /** In UTF-8. */
  html: Buffer;
  /** The process that rendered it, and when: in ms since the epoch. */
  renderer?: { pid: number | undefined; start: number; end: number };
}

/** What every page of this shell has in common: plain data. */
export interface RenderSettings {
  /** What every page of the site needs, which only the site reads. */
  site: unknown;
  contentProtection: boolean;
  /** The share of visits that measures LCP, INP and CLS. */
  vitalsSample?: number | undefined;
  shellVersion: string;
  /** The inline script that requests the others. */
  pageStart: string;
  /** The scripts that start the shell in the browser, as absolute paths. */
  scripts: readonly string[];
}

/** The HTML of one page, in bytes: more is a mistake, and would be kept in memory for each address and encoding. */
const MAX_HTML = 2 * 1024 * 1024;

/** Renders a page that is in memory, of a remote or of the shell. @throws what the page throws, and when its HTML is too long */
export function render(
  { renderPage }: PageRenderer,
  { page, address, announcement, composition, preview, development }: RenderRequest,
  loaded: LoadedPage,
  { site, contentProtection, vitalsSample, shellVersion, pageStart, scripts }: RenderSettings,
): PageAnswer {
  // A preview must not be indexed.
  const personal = loaded.personal || preview !== undefined;
  const { sitePages, shareImage, variantImages } = page;
  const images = { shareImage, variantImages };
  const boot = sameAsBefore({
    composition,
    site,
    sitePages,
    ...images,
    announcement: announcement ?? undefined,
    contentProtection: contentProtection || undefined,
    vitalsSample: vitalsSample || undefined,
    shell: shellVersion,
    preview,
    development,
  });
  const hydration = { preload: page.preload, pageStart, scripts, boot };
  const { links } = composition;
  const context = { site, links, path: page.path, address, announcement, hydration };
  const html = renderPage({ ...loaded, personal, sitePages, ...images }, context);
  if (html.length > MAX_HTML)
    throw new Error(`The HTML of ${page.path} has ${html.length} bytes, and may have at most ${MAX_HTML}.`);
  return { status: loaded.status, html };
}

type Boot = Hydration['boot'];

let lastBoot: Boot | undefined;

/** The boot data of the last page when these are equal to it: the document writes the same object to JSON once. */
function sameAsBefore(boot: Boot): Boot {
  const keys = Object.keys(boot) as (keyof Boot)[];
  if (!lastBoot || keys.some((key) => boot[key] !== lastBoot?.[key])) lastBoot = boot;
  return lastBoot;
}
