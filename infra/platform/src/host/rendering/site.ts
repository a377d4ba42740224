import type { PlatformBoot } from '../../protocol/boot';
import type { ShareScope } from '../../protocol/container';
import type { LoadedPage, PageTable } from '../../protocol/loaded-page';
import type { SiteLinks } from '../../protocol/site-links';

/** What the HTML of a page depends on, next to the page itself. */
export interface PageContext {
  /** What every page of the site needs: plain data, which only the site reads. */
  site: unknown;
  /** The links to pages that say where they are found. */
  links?: SiteLinks | undefined;
  /** The path of the page, for its route and its canonical URL. */
  path: string;
  /** The address for the hooks of the router: path and query. */
  address: string;
  /** The text of the announcement. */
  announcement?: string | null;
  /** Missing for a page that needs no script. */
  hydration?: Hydration;
}

/** What the browser needs to hydrate a page. */
export interface Hydration {
  /** Scripts of the page and its remote, which the shell loads. As in `ScriptsOfPage`. */
  preload: readonly string[];
  /** The inline script that requests the others. */
  pageStart: string;
  /** Scripts that start the shell. */
  scripts: readonly string[];
  /** With the composition that the page was rendered with. */
  boot: PlatformBoot & { site: unknown };
}

/** Renders the pages that the site itself has loaded: it knows more of them than the platform. */
export interface PageRenderer {
  /**
   * Renders a page that is in memory to a whole document, in UTF-8.
   *
   * @throws the error that the page throws while rendering.
   */
  renderPage(page: LoadedPage, context: PageContext): Buffer;
}

export interface RemoteRenderer extends PageRenderer {
  /** The modules that remotes import from the site. */
  sharedModules(): ShareScope;
  /** Loads the code of one page. @throws when the remote has no such page, or its code cannot be loaded. */
  loadPage(table: PageTable, path: string): Promise<LoadedPage>;
  /** The addresses of a remote that search engines may list, for the sitemap: path and query. */
  indexedAddresses(table: PageTable): string[];
}
