import { loadFromSiteInstead } from './cdn-fallback';
import './page-start';
import { scriptsOfPage } from './scripts-of-page';

/* The inline script of a site whose scripts come from a CDN. */

const { cdn } = scriptsOfPage();
if (cdn) loadFromSiteInstead(cdn);
