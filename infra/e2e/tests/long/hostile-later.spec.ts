import { LONG, testHarmLater } from '../../support/hostile/later';
import { oneNeighbour } from '../../support/hostile-site';

testHarmLater({ others: oneNeighbour, ...LONG });
