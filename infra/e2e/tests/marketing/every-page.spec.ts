import { testEveryPage } from '../../support/every-page';

testEveryPage('mfe-marketing');
