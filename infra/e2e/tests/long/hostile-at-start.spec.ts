import { LONG, testHarmAtStart } from '../../support/hostile/at-start';
import { oneNeighbour } from '../../support/hostile-site';

testHarmAtStart({ others: oneNeighbour, ...LONG });
