import { LONG, testBucket } from '../../support/hostile/bucket';
import { oneNeighbour } from '../../support/hostile-site';

testBucket({ others: oneNeighbour, ...LONG });
