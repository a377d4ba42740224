import type { SiteIdentity } from '@site/contract';
import type { PlatformBoot } from '@site/platform/protocol/page';

/** What the server passes to the browser, as JSON in the HTML. */
export interface Boot extends PlatformBoot {
  site: SiteIdentity;
}
