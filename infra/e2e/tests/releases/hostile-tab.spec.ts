import { SHORT, testHarmToTab } from '../../support/hostile/tab';

testHarmToTab(SHORT);
