import { testBucket } from '../../support/hostile/bucket';
import { oneNeighbour } from '../../support/hostile-site';

testBucket(false, oneNeighbour);
