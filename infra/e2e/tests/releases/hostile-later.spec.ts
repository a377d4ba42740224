import { testHarmLater } from '../../support/hostile/later';
import { oneNeighbour } from '../../support/hostile-site';

testHarmLater({
  others: oneNeighbour,
  fatal: ['promise', 'stall', 'buffers', 'child'],
  harmless: [],
  late: false,
});
