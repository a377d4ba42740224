import { ALL_TROUBLES, testStoreTrouble } from '../../support/hostile/store-trouble';
import { oneNeighbour } from '../../support/hostile-site';

testStoreTrouble({
  others: oneNeighbour,
  running: ALL_TROUBLES,
  failing: ['refusing', 'unavailable', 'silent', 'silent about files'],
  atStart: ALL_TROUBLES,
});
