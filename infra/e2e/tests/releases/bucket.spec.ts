import { testBucket } from '../../support/hostile/bucket';
import { oneNeighbour } from '../../support/hostile-site';

testBucket({ others: oneNeighbour, running: ['with another secret'], atStart: ['silent'] });
