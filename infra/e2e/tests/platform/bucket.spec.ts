import { testBucket } from '../../support/hostile/bucket';
import { oneNeighbour } from '../../support/hostile-site';

testBucket({
  others: oneNeighbour,
  running: [
    'silent',
    'half',
    'with another secret',
    'unavailable',
    'slow',
    'without the bucket',
    'with another clock',
    'refusing',
  ],
  atStart: ['silent', 'with another secret'],
});
