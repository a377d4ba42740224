import { loadFromSiteInstead } from './cdn-fallback';
import './page-start';
import { scriptsOfPage } from '@site/platform/protocol/page';

/* The inline script of a site whose scripts come from a CDN. */

const { cdn } = scriptsOfPage();
if (cdn) loadFromSiteInstead(cdn);
