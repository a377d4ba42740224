import { ALL_MOMENTS, testShellProcesses } from '../../support/hostile/shell-processes';
import { oneNeighbour } from '../../support/hostile-site';

testShellProcesses({ others: oneNeighbour, moments: ALL_MOMENTS, withTwoShells: true });
