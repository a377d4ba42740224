import { scriptsOfPage } from '../../protocol/scripts-of-page';
import { loadFromSiteInstead } from './cdn-fallback';
import './page-start';

/* The inline script of a site whose scripts come from a CDN. */

const { cdn } = scriptsOfPage();
if (cdn) loadFromSiteInstead(cdn);
