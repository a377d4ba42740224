import { LONG, testShellProcesses } from '../../support/hostile/shell-processes';
import { oneNeighbour } from '../../support/hostile-site';

testShellProcesses({ others: oneNeighbour, ...LONG });
