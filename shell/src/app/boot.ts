import type { SiteIdentity } from '@site/contract';
import type { Composition } from '../composition/composition';

/** What the server tells the browser, as JSON in the HTML. */
export interface Boot {
  composition: Composition;
  site: SiteIdentity;
  /** The path that was rendered. */
  path: string;
  /** The status that it was rendered with. Pages of a 503 or 500 are not hydrated into something else. */
  status: number;
  /** In development: listen for releases and reload. */
  dev?: { shellVersion: string };
}

/** The id of the element that carries the boot data. */
export const BOOT_ID = 'boot';

/** The id of the element that the site is rendered in. */
export const ROOT_ID = 'site';
