import { LONG, testStoreTrouble } from '../../support/hostile/store-trouble';
import { oneNeighbour } from '../../support/hostile-site';

testStoreTrouble({ others: oneNeighbour, ...LONG });
