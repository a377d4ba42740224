import { ALL_TROUBLES, testStoreTrouble } from '../../support/hostile/store-trouble';
import { siteTeams } from '../../support/hostile-site';

testStoreTrouble({
  others: siteTeams,
  running: ALL_TROUBLES,
  failing: ['refusing', 'unavailable', 'silent', 'silent about files'],
  atStart: ALL_TROUBLES,
});
