import { testBucket } from '../../support/hostile/bucket';
import { siteTeams } from '../../support/hostile-site';

testBucket({
  others: siteTeams,
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
