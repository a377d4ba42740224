import { scriptsOfPage } from '../../protocol/scripts-of-page';
import { followEarlyHistory } from './early-history';
import { keepEarlyPresses } from './early-presses';
import { watchScripts } from './load-watch';
import { startScripts } from './start-scripts';

/*
 * Decides when the scripts of a page are requested, keeps what is pressed before they work, and watches whether they arrive: without
 * them the buttons would silently do nothing. The build makes one small script of this file, which the server puts into the head of
 * each page that is hydrated. It must work when nothing else does, so it imports hardly anything.
 */

keepEarlyPresses();
followEarlyHistory();
startScripts(scriptsOfPage(), watchScripts);
