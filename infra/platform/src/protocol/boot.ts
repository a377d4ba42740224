import type { Composition } from './composition';
import type { PreviewGrant } from './preview-link';
import type { SitePage } from './site-links';

/** What the server passes to the browser with each page, as JSON in the HTML. The site adds its own to it. */
export interface PlatformBoot {
  composition: Composition;
  /** The other pages that this page shows. */
  sitePages?: readonly SitePage[] | undefined;
  /** The path of the share image of this page, which its head keeps. */
  shareImage?: string | undefined;
  /** The same for its variants, by their query. */
  variantImages?: Readonly<Record<string, string>> | undefined;
  /** The text of the announcement on this page. */
  announcement?: string | undefined;
  /** Block the context menu and the keys for the page source and the developer tools. */
  contentProtection?: boolean | undefined;
  /** The share of visits that measures LCP, INP and CLS. Missing: none. */
  vitalsSample?: number | undefined;
  /** The version of the shell. */
  shell: string;
  /** The HTML has the frame of the site and not this page, which the browser renders: development of a remote against this site. */
  clientRendered?: boolean | undefined;
  /** Only where other releases are shown than the live ones. */
  preview?: PreviewGrant | undefined;
  /** Missing in production. */
  development?: true | undefined;
}

/** The id of the element that carries the boot data. */
export const BOOT_ID = 'boot';

/** The id of the element that the site is rendered in. */
export const ROOT_ID = 'site';

/** The id of the message about a page that did not load completely. The server renders it into each page, hidden. */
export const LOAD_NOTICE_ID = 'niet-geladen';

/** ID of the style element with the rules of all components that the server rendered. */
export const STYLES_ID = 'styles';
