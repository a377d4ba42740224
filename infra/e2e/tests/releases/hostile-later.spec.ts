import { SHORT, testHarmLater } from '../../support/hostile/later';
import { oneNeighbour } from '../../support/hostile-site';

testHarmLater({ others: oneNeighbour, ...SHORT });
