import { testHarmAtStart } from '../../support/hostile/at-start';
import { oneNeighbour } from '../../support/hostile-site';

testHarmAtStart({
  others: oneNeighbour,
  fatal: ['later promise', 'exit', 'array method'],
  throwing: ['at render'],
  endless: ['laden'],
});
