import { LONG, testHarmToTab } from '../../support/hostile/tab';

testHarmToTab(LONG);
