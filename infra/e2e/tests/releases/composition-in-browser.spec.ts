import { testRefusedInBrowser } from '../../support/refused-in-browser';

testRefusedInBrowser(['throws while it is hydrated', 'has another text']);
