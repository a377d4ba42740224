import type { SitePage } from './site-links';

/** The table of pages that a remote exposes, as far as the platform reads it. */
export interface PageTable {
  remote: string;
  pages: readonly PageOfTable[];
}

/** A page in the table of its remote. */
export interface PageOfTable {
  path: string;
  /** The queries of the page that are documents of their own. */
  variants?: readonly { query: Readonly<Record<string, string>> }[];
}

/** A page that is ready to render, as far as the platform knows it. How it is rendered is the site's. */
export interface LoadedPage {
  /** HTTP status that the server answers with. */
  status: number;
  /** An authenticated page: never cached, never listed by search engines. */
  personal: boolean;
  /** The paths of the pages to read after it. */
  readOn?: readonly string[] | undefined;
  /** The page shows the pages that the search finds. */
  showsSitePages?: boolean | undefined;
  /** The path of its share image. Unknown after a client-side navigation: what reads it runs no scripts. */
  shareImage?: string | undefined;
  /** The same for its variants, by their query with question mark. */
  variantImages?: Readonly<Record<string, string>> | undefined;
  /** The other pages that it shows, once they are known. */
  sitePages?: readonly SitePage[] | undefined;
}

/** Does a page show other pages, so that `sitePages` must be known before it is rendered? */
export function showsOtherPages({ readOn = [], showsSitePages = false }: LoadedPage): boolean {
  return showsSitePages || readOn.length > 0;
}
