import { SHORT, testBucket } from '../../support/hostile/bucket';
import { oneNeighbour } from '../../support/hostile-site';

testBucket({ others: oneNeighbour, ...SHORT });
