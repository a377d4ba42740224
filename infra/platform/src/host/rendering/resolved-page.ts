import type { SitePage } from '../../protocol/site-links';

/** The page at an address: everything about it that is known without running its code. Plain data. */
export interface ResolvedPage {
  /** A page of a remote, or one of the shell's own. */
  kind: 'remote-page' | 'error-page' | 'not-found' | 'unavailable';
  /** The release that the page belongs to; the remote is `shell` for the shell's own pages. */
  owner: { remote: string; version: string };
  /** The path in the table of the owner; `*` for an unknown address. */
  path: string;
  /** The requested path with only the declared query parameters: others change nothing, and must not fill the cache. */
  address: string;
  /** Scripts of the page itself, to be preloaded. */
  preload: readonly string[];
  /** May the page be cached by anyone when it renders? */
  cacheable: boolean;
  /**
   * May this process send the same HTML again? Also that of a personal page, which is rendered without knowing the visitor; not where
   * its address has a query, which may say who the visitor is.
   */
  memoryCacheable: boolean;
  /** The other pages that it shows. */
  sitePages?: readonly SitePage[];
  /** The path of its share image on this server. */
  shareImage?: string;
  /** The same for its variants, by their query with question mark. */
  variantImages?: Readonly<Record<string, string>>;
}
