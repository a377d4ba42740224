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
  /** The version of the shell. */
  shell: string;
  /** Only in development. */
  dev?: DevelopmentBoot;
}

/** What the tools for teams need to know. */
export interface DevelopmentBoot {
  /** The id of the live composition; that of the HTML differs from it when releases are overridden. */
  live: string;
  /** The releases that were asked for instead of the live ones: versions by remote. */
  overrides: Readonly<Record<string, string>>;
}

/** The id of the element that carries the boot data. */
export const BOOT_ID = 'boot';

/** The id of the element that the site is rendered in. */
export const ROOT_ID = 'site';
