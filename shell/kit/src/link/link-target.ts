/** Where a link leads: `to` a page of the site, or `href` for phone, mail, logging out and other sites. */
export type LinkTarget =
  | {
      to: string;
      /** What the page that is opened gets to know, without it showing in its address. */
      state?: unknown;
      /** Whether it takes the place of this page in the history. By default only when it leads to the same address. */
      replace?: boolean;
      href?: undefined;
    }
  | { href: string; to?: undefined; state?: undefined; replace?: undefined };
