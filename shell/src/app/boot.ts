import type { SiteIdentity } from '@site/contract';
import type { Composition } from '../composition/composition';

/** What the server tells the browser, as JSON in the HTML. */
export interface Boot {
  composition: Composition;
  site: SiteIdentity;
  /** What this page announces. */
  announcement?: string | undefined;
  /** Block what leads to the source of the page. */
  contentProtection?: boolean | undefined;
  /** In development: listen for releases and reload. */
  dev?: { shellVersion: string };
}

/** The id of the element that carries the boot data. */
export const BOOT_ID = 'boot';

/** The id of the element that the site is rendered in. */
export const ROOT_ID = 'site';
