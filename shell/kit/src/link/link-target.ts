/**
 * An address of the site: an absolute path with an optional query and fragment, such as `/juridisch?section=privacy`. The type rejects
 * relative paths; that a page has the path is checked over all remotes by `npm test`, because the kit does not know their pages.
 */
export type SitePath = `/${string}`;

/** Where a link leads: `to` a page of the site, or `href` for phone, mail, logging out and other sites. */
export type LinkTarget =
  | {
      to: SitePath;
      /** The router state of the target page. */
      state?: unknown;
      /** Replaces the current history entry. By default only when the address is the same. */
      replace?: boolean;
      href?: undefined;
    }
  | { href: string; to?: undefined; state?: undefined; replace?: undefined };
