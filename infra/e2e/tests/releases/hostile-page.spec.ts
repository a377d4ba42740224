import { SHORT, testHarmInPage } from '../../support/hostile/page';
import { oneNeighbour } from '../../support/hostile-site';

testHarmInPage({ others: oneNeighbour, ...SHORT });
