import { ALL_AT_START, testHarmAtStart } from '../../support/hostile/at-start';
import { oneNeighbour } from '../../support/hostile-site';

testHarmAtStart({ others: oneNeighbour, ...ALL_AT_START });
