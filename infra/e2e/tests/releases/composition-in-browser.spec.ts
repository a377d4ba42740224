import { SHORT, testRefusedInBrowser } from '../../support/refused-in-browser';

testRefusedInBrowser(SHORT);
