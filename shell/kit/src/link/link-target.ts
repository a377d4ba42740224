/** Where a link leads: `to` a page of the site, or `href` for phone, mail, logging out and other sites. */
export type LinkTarget =
  | {
      to: string;
      /** The router state of the target page. */
      state?: unknown;
      /** Replaces the current history entry. By default only when the address is the same. */
      replace?: boolean;
      href?: undefined;
    }
  | { href: string; to?: undefined; state?: undefined; replace?: undefined };
